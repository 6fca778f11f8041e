import { setImmediate } from 'node:timers/promises';

import { expect, onTestFinished, test, vi } from 'vitest';

import type { Backend } from '#server/database/backend.ts';
import type { Health } from '#server/database/health.ts';

import { startWatchdog } from './watchdog.ts';

test('stop() waits while the database is being reopened', async () => {
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

test('an outage is logged at its beginning, once a minute, and at its end', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let health: Health = 'failed';
  const backend = { engine: 'postgres', health: async () => health } as unknown as Backend;
  const lines: string[] = [];
  const watchdog = startWatchdog(
    backend,
    (event, detail) => lines.push(`${event} ${detail?.['consecutive']}`),
    () => true,
    () => {},
  );
  watchdog.check();
  await vi.advanceTimersByTimeAsync(150_000);
  health = 'ready';
  await vi.advanceTimersByTimeAsync(10_000);
  await watchdog.stop();
  expect(lines).toEqual([
    'database_check_failed 1',
    'database_check_failed 60',
    'database_check_failed 120',
    expect.stringMatching(/^database_recovered 15\d$/),
  ]);
});

test('a database that cannot be reopened ends the process, and is left alone while the disk is full', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const reopen = vi.fn(() => Promise.reject(new Error('The database does not open.')));
  const backend = { engine: 'pglite', health: async () => 'failed', reopen } as unknown as Backend;
  let hasSpace = false;
  const lines: string[] = [];
  const onUnrecoverable = vi.fn();
  const watchdog = startWatchdog(
    backend,
    (event) => lines.push(event),
    () => hasSpace,
    onUnrecoverable,
  );
  watchdog.check();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines).toEqual(['database_check_failed', 'database_check_failed']);
  expect(reopen).not.toHaveBeenCalled();
  hasSpace = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onUnrecoverable).toHaveBeenCalledOnce();
  await watchdog.stop();
});
