import { setTimeout as sleep } from 'node:timers/promises';

const GIVEN_UP_MS = 60_000;
const ASKED_EVERY_MS = 25;

/** Waits until the site reports that it is ready, and returns the milliseconds. */
export async function untilReady(url: string): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < GIVEN_UP_MS) {
    const ready = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(GIVEN_UP_MS) }).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return Math.round(performance.now() - startedAt);
    await sleep(ASKED_EVERY_MS);
  }
  throw new Error('The server did not become ready');
}
