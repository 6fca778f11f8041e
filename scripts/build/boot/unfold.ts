/** What stands folded until the page is alive (app/styles/base.css): what is far below the first screen. */
const FOLDED = 'section:not(:first-child), footer';
/** Time the browser gets to find an idle moment for one of them. */
const IDLE_WITHIN_MS = 200;

function idle(): Promise<unknown> {
  return new Promise((done) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: IDLE_WITHIN_MS });
    else setTimeout(done);
  });
}

/** Has the whole page styled and laid out, as ordinary pages are, from now on. */
export function unfold(): void {
  document.documentElement.dataset['whole'] = '';
}

/**
 * The same one part after the other, so that a phone is never busy for long; at once when the visitor acts, who may go
 * to a place that needs every height above it.
 */
export async function unfoldInSteps(): Promise<void> {
  const acts = new AbortController();
  for (const sign of ['pointerdown', 'keydown']) {
    addEventListener(sign, unfold, { capture: true, passive: true, signal: acts.signal });
  }
  const parts = document.querySelectorAll<HTMLElement>(FOLDED);
  for (const part of parts) {
    await idle();
    if ('whole' in document.documentElement.dataset) break;
    part.style.contentVisibility = 'visible';
  }
  unfold();
  acts.abort();
  for (const part of parts) part.style.removeProperty('content-visibility');
}
