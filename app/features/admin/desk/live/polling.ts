/** Polling intervals: short after news, growing while nothing happens, and growing further after failures. */
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

/** Visibility of the page, replaceable in tests. */
export type Visibility = { isHidden: () => boolean; onChange: (listener: () => void) => () => void };

export const PAGE_VISIBILITY: Visibility = {
  isHidden: () => document.hidden,
  onChange(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};

/**
 * Polls until the returned function is called; `ask` resolves to whether there was news. Polling stops while the page
 * is hidden and resumes immediately when it is visible again.
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
      // The next poll may succeed; until then the desk keeps showing its current data.
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
