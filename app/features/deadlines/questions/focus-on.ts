/** Focuses an element and scrolls it to the top of the window, so that what it opened is in view. */
export function focusOn(id: string): void {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
