import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 50;
const ANSWER_WITHIN_MS = 20_000;

type PageWatch = {
  /** Number of requests that were not answered with 200 and a complete page. */
  bad: () => number;
  slowestMs: () => number;
  stop: () => Promise<void>;
};

/** Requests the home page repeatedly until it is stopped. */
export function watchPages(url: string): PageWatch {
  const ending = new AbortController();
  let bad = 0;
  let slowest = 0;
  const watch = async () => {
    while (!ending.signal.aborted) {
      const startedAt = performance.now();
      const ok = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
        .then(async (response) => response.status === 200 && (await response.text()).includes('</html>'))
        .catch(() => false);
      if (!ok) bad += 1;
      slowest = Math.max(slowest, performance.now() - startedAt);
      await sleep(EVERY_MS);
    }
  };
  const watching = watch();
  return {
    bad: () => bad,
    slowestMs: () => Math.round(slowest),
    async stop() {
      ending.abort();
      await watching;
    },
  };
}
