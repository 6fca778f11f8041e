import { scrollBehavior } from '#app/lib/navigation/scroll-to-element.ts';

/** Height of the result count and the beginning of the first result. */
const FIRST_RESULT_PX = 160;

/**
 * If the results after the filter are off screen, scrolls the filter to just below the bar, so that the effect of a
 * change is seen. The area covered by a phone's keyboard counts as off screen.
 */
export function scrollToResults(filter: HTMLElement | null, results: HTMLElement | null): void {
  if (!filter || !results) return;
  const { top } = results.getBoundingClientRect();
  const visibleHeight = window.visualViewport?.height ?? window.innerHeight;
  if (top >= 0 && top + FIRST_RESULT_PX <= visibleHeight) return;
  filter.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
}
