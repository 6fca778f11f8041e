/**
 * The corresponding button in the next row of a table or list, or in the previous row if there is none. It receives the
 * focus when the row of the pressed button is removed.
 */
export function nextRowButton(pressed: HTMLElement | null): HTMLElement | undefined {
  const row = pressed?.closest('tr, li');
  if (!row) return undefined;
  const place = [...row.querySelectorAll('button')].findIndex((button) => button === pressed);
  const buttons = (row.nextElementSibling ?? row.previousElementSibling)?.querySelectorAll('button');
  return buttons && (buttons[place] ?? buttons[buttons.length - 1]);
}

/** The focused element, if any. Safari does not focus a button when it is clicked. */
export function focusedElement(): HTMLElement | undefined {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : undefined;
}
