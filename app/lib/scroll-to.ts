/** Scrolls smoothly, or at once for those who asked for less motion, and moves the focus along. */
export function scrollToElement(element: HTMLElement): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'start' });
  element.focus({ preventScroll: true });
}
