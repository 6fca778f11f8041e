/** Moves the focus to the first field of a refused form that is marked as wrong. */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  // The fields are marked with the next rendering.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
