/** Moves the focus to the first field of a refused form that is marked as invalid. */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  // `aria-invalid` is set by the next render.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
