import { setTimeout as sleep } from 'node:timers/promises';

import { describeError } from '#backend/describe-error.ts';
import type { Log } from '#server/log.ts';

export type Repeating = {
  /** Resolves when the task no longer runs. */
  stop: () => Promise<void>;
};

/** Repeats a task in the background, with a pause of `intervalMs` after each run. A failure is logged as `fault`. */
export function repeat(
  { intervalMs, firstAfterMs = 0 }: { intervalMs: number; firstAfterMs?: number },
  task: (signal: AbortSignal) => Promise<void>,
  log: Log,
  fault: string,
): Repeating {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => {});
  const loop = async () => {
    if (firstAfterMs > 0) await pause(firstAfterMs);
    while (!signal.aborted) {
      await task(signal).catch((error: unknown) => log(fault, describeError(error), 'error'));
      await pause(intervalMs);
    }
  };
  const running = loop();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
