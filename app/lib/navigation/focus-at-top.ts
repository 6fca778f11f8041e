/** Focuses an element and scrolls it to the top of the viewport, so that the content it begins is visible. */
export function focusAtTop(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
