/**
 * The button at the same place in the next row of a table or list, or else in the row before: where the focus goes when
 * the row of the pressed button is removed.
 */
export function nextRowButton(pressed: HTMLElement | null): HTMLElement | undefined {
  const row = pressed?.closest('tr, li');
  if (!row) return undefined;
  const place = [...row.querySelectorAll('button')].findIndex((button) => button === pressed);
  const buttons = (row.nextElementSibling ?? row.previousElementSibling)?.querySelectorAll('button');
  return buttons && (buttons[place] ?? buttons[buttons.length - 1]);
}

/** Undefined where nothing has the focus. Safari does not give it to a button that is clicked. */
export function focusedElement(): HTMLElement | undefined {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : undefined;
}
