/** How often the desk asks for news: soon after some came, then ever more seldom; after a failure more seldom still. */
const SOONEST_MS = 10_000;
const QUIET_FACTOR = 1.5;
const QUIET_MOST_MS = 60_000;
const FAILED_FACTOR = 2;
const FAILED_MOST_MS = 300_000;

type Outcome = 'news' | 'quiet' | 'failed';

export function nextPause(pause: number, outcome: Outcome): number {
  switch (outcome) {
    case 'news':
      return SOONEST_MS;
    case 'quiet':
      return Math.min(Math.max(pause * QUIET_FACTOR, SOONEST_MS), QUIET_MOST_MS);
    case 'failed':
      return Math.min(Math.max(pause * FAILED_FACTOR, SOONEST_MS), FAILED_MOST_MS);
  }
}

/** Whether somebody looks at the page. */
export type Visibility = { isHidden: () => boolean; onChange: (listener: () => void) => () => void };

export const PAGE_VISIBILITY: Visibility = {
  isHidden: () => document.hidden,
  onChange(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};

/**
 * Asks again and again until the returned function is called; `ask` says whether there was news. Nothing is asked
 * while nobody looks, and at once when somebody looks again.
 */
export function startPolling(ask: () => Promise<boolean>, visibility: Visibility): () => void {
  let isStopped = false;
  let isAsking = false;
  let pause = SOONEST_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    clearTimeout(timer);
    if (isStopped || isAsking || visibility.isHidden()) return;
    isAsking = true;
    const outcome = await ask().then(
      (isNews): Outcome => (isNews ? 'news' : 'quiet'),
      // The next one may arrive; until then the desk shows what it has.
      (): Outcome => 'failed',
    );
    isAsking = false;
    pause = nextPause(pause, outcome);
    if (!isStopped) timer = setTimeout(() => void run(), pause);
  }

  const stopWatching = visibility.onChange(() => {
    pause = SOONEST_MS;
    void run();
  });
  void run();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopWatching();
  };
}
