import { unavailable } from '../../http/refusal.ts';

const RETRY_AFTER_S = 5;

export type PacedQueue = <Result>(work: () => Result, signal?: AbortSignal) => Promise<Result>;

/**
 * Runs jobs that block the event loop one by one, with a pause after each in which other requests are answered. A job
 * whose signal is aborted while it waits rejects with the signal's reason and costs the others no time.
 * @param capacity jobs that may wait at once; another is refused with 503
 */
export function createPacedQueue({ pauseMs, capacity }: { pauseMs: number; capacity: number }): PacedQueue {
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, pauseMs));
  let previous = Promise.resolve();
  let waiting = 0;
  return async (work, signal) => {
    if (waiting >= capacity) throw unavailable(RETRY_AFTER_S);
    waiting += 1;
    const job = previous.then(() => {
      waiting -= 1;
      signal?.throwIfAborted();
      return work();
    });
    previous = job.then(pause, () => (signal?.aborted ? undefined : pause()));
    return job;
  };
}
