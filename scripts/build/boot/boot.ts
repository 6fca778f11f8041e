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

function wakeWhenIdle(): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(() => void wake(), { timeout: IDLE_WITHIN_MS });
  else setTimeout(() => void wake(), 200);
}

// An address with an anchor or a query asks for more than the HTML holds.
if (location.hash || location.search) void wake();
else if (document.readyState === 'complete') wakeWhenIdle();
else addEventListener('load', wakeWhenIdle, { once: true });

void parsed().then(() => {
  if (readPlan().isUrgent) void wake();
});
