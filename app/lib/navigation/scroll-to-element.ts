/** Scrolls to the element, smoothly unless the visitor prefers reduced motion, and focuses it. */
export function scrollToElement(element: HTMLElement): void {
  const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: reducesMotion ? 'instant' : 'smooth', block: 'start' });
  element.focus({ preventScroll: true });
}
