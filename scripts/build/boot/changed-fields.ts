export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return Array.from(field.options).some((option) => option.selected !== option.defaultSelected);
  }
  // Presses of checkboxes are held, so only text fields can have changed.
  return !/^(checkbox|radio|submit|button|hidden)$/.test(field.type) && field.value !== field.defaultValue;
}

function emit(field: Field): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Reports a field's value to React. React ignores an event when the value has not changed since it first saw the field,
 * so a text is cleared first, through the prototype's setter: React tracks only the setter on the element itself.
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
  // Email and number fields have no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

/** Reports to React every text and choice that the visitor, or the browser's autofill, entered before hydration. */
export function announceFields(): void {
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    if (isChanged(field)) announce(field);
  }
}
