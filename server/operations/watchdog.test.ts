import { setImmediate } from 'node:timers/promises';

import { expect, test, vi } from 'vitest';

import type { Backend } from '#server/database/backend.ts';

import { startWatchdog } from './watchdog.ts';

test('the watch ends only when the database is no longer being reopened', async () => {
  const { promise: reopened, resolve: finishReopening } = Promise.withResolvers<void>();
  const reopen = vi.fn(() => reopened);
  const backend = { engine: 'pglite', health: async () => 'failed', reopen } as unknown as Backend;
  const watchdog = startWatchdog(
    backend,
    () => {},
    () => true,
    () => {},
  );
  await expect
    .poll(() => {
      watchdog.check();
      return reopen.mock.calls.length;
    })
    .toBe(1);
  let isStopped = false;
  const stopped = watchdog.stop().then(() => (isStopped = true));
  await setImmediate();
  expect(isStopped).toBe(false);
  finishReopening();
  await stopped;
});
