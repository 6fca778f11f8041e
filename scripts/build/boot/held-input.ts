const NEEDS_SCRIPT =
  'button, [role="button"], input[type="submit"], input[type="button"], input[type="checkbox"], input[type="radio"]';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

function emit(field: Field): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Tells the page of what a field already holds. React ignores an event without a change since it first saw the
 * field, so a text is first emptied behind its back (the prototype's setter is not the one it watches).
 */
function announce(field: Field): void {
  if (field instanceof HTMLSelectElement) {
    emit(field);
    return;
  }
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  const { value, selectionStart, selectionEnd } = field;
  if (!setter || value === '') return;
  setter.call(field, '');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  setter.call(field, value);
  emit(field);
  // Fields for e-mail addresses and numbers have no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Keeps what the visitor does before the page is alive: presses of controls that need script and sent forms are
 * held, texts and choices stay as they are. Links and disclosures work without script and are left alone.
 * @param onHeld called when something waits
 * @returns gives everything back, in its order, and holds nothing any more
 */
export function holdInput(onHeld: () => void): () => void {
  const presses = new Map<Element, () => void>();
  const fields = new Set<Field>();
  const released = new AbortController();
  const options = { capture: true, signal: released.signal };

  const hold = (event: Event, origin: Element, replay: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    // Pressed again because nothing happened: once is what was meant.
    if (!presses.has(origin)) presses.set(origin, replay);
    onHeld();
  };

  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      const label = event.target.closest('label');
      const control =
        event.target.closest<HTMLElement>(`${NEEDS_SCRIPT}, a[href], summary`) ?? label?.control;
      if (control?.matches(NEEDS_SCRIPT)) hold(event, control, () => control.click());
    },
    options,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (form instanceof HTMLFormElement) hold(event, form, () => form.requestSubmit(event.submitter));
    },
    options,
  );
  for (const type of ['input', 'change']) {
    addEventListener(
      type,
      ({ target }) => {
        if (isField(target) && !target.matches(NEEDS_SCRIPT)) fields.add(target);
      },
      options,
    );
  }

  return () => {
    released.abort();
    for (const field of fields) announce(field);
    for (const replay of presses.values()) replay();
  };
}
