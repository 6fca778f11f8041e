/** Room for the first result below the line that says how many there are. */
const FIRST_RESULT_PX = 160;

/**
 * Where a change of the filter would show its results off screen, scrolls so that the filter stands under the bar and the
 * results follow. What the keyboard of a phone covers is off screen too.
 */
export function bringResultsIntoView(filter: HTMLElement | null, results: HTMLElement | null): void {
  if (!filter || !results) return;
  const { top } = results.getBoundingClientRect();
  const seen = window.visualViewport?.height ?? window.innerHeight;
  if (top >= 0 && top + FIRST_RESULT_PX <= seen) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  filter.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'start' });
}
