/** Focuses an element and scrolls it to the top of the viewport, so that the content it opened is visible. */
export function focusOn(id: string): void {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
