/** Focuses what has replaced the earlier step and shows it from its beginning, below the header. */
export function focusAtTop(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
