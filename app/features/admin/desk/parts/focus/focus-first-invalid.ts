/** Moves the focus to the first field of a refused form that is marked as invalid. */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  // `aria-invalid` is set by the next render.
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus({ preventScroll: true });
    // Into the middle, because the browser would scroll it under the page's header, with its label.
    field?.scrollIntoView({ block: 'center' });
  });
}
