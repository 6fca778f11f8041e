type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return Array.from(field.options).some((option) => option.selected !== option.defaultSelected);
  }
  // Presses of boxes are held, so only their texts can have changed.
  return !/^(checkbox|radio|submit|button|hidden)$/.test(field.type) && field.value !== field.defaultValue;
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

/** Tells the page of every text and choice that the visitor, or the browser for them, made before it was alive. */
export function announceFields(): void {
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    if (isChanged(field)) announce(field);
  }
}
