/** Focuses the first invalid field of a form. */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  // `aria-invalid` is set by the next render.
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus({ preventScroll: true });
    // Centred, because by itself the browser would scroll the field and its label under the page's header.
    field?.scrollIntoView({ block: 'center' });
  });
}
