/**
 * Runs inline in the head of every page. The page is finished from its HTML and CSS alone; this brings it alive
 * when the browser is idle after loading or the visitor acts, whichever is first.
 */
import { holdInput } from './held-input.ts';
import { loadPage, readPlan } from './load-page.ts';

const SIGNS_OF_THE_VISITOR = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'scroll'];
/** Time the browser gets to find an idle moment. */
const IDLE_WITHIN_MS = 2000;

const alive = new AbortController();
let isLoading = false;

function parsed(): Promise<void> {
  return new Promise((done) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => done(), { once: true });
    else done();
  });
}

async function wake(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  await parsed();
  try {
    await loadPage(readPlan());
  } catch {
    // Offline, or a deployment has replaced the files: the visitor's next move tries again.
    isLoading = false;
  }
}

const release = holdInput(() => void wake());

for (const sign of SIGNS_OF_THE_VISITOR) {
  addEventListener(sign, () => void wake(), { capture: true, passive: true, signal: alive.signal });
}

addEventListener(
  'app:hydrated',
  () => {
    alive.abort();
    release();
  },
  { once: true },
);

/** On a slow phone a page can be loaded before it is painted, and nothing may come between. */
function painted(): Promise<void> {
  return new Promise((done) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
      done();
      return;
    }
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      done();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

async function wakeWhenIdle(): Promise<void> {
  await painted();
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(() => void wake(), { timeout: IDLE_WITHIN_MS });
  else setTimeout(() => void wake(), 200);
}

// An address with an anchor or a query asks for more than the HTML holds.
if (location.hash || location.search) void wake();
else if (document.readyState === 'complete') void wakeWhenIdle();
else addEventListener('load', () => void wakeWhenIdle(), { once: true });

void parsed().then(() => {
  if (readPlan().isUrgent) void wake();
});
