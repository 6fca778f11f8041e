/** Smooth, unless the visitor prefers reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** Scrolls to the element and focuses it. */
export function scrollToElement(element: HTMLElement): void {
  element.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
  element.focus({ preventScroll: true });
}
