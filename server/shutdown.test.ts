import { expect, test } from 'vitest';

import { createShutdown } from './shutdown.ts';

function shutdownOfTest(withinMs = 10_000) {
  const events: unknown[] = [];
  const shutdown = createShutdown(
    (event, detail) => events.push([event, detail]),
    (code) => events.push(`exit ${code}`),
    withinMs,
  );
  return { events, shutdown };
}

test('parts are closed in a fixed order, whatever the order in which they were opened', async () => {
  const { events, shutdown } = shutdownOfTest();
  for (const part of ['requests', 'database', 'watchdog', 'ingestion', 'metrics'] as const) {
    shutdown.register(part, async () => void events.push(part));
  }
  await shutdown.stop(0);
  await shutdown.stop(70);
  expect(events).toEqual(['ingestion', 'requests', 'metrics', 'watchdog', 'database', 'exit 0']);
});

test('a part that is being opened when the server stops is closed, and the start ends', async () => {
  const { events, shutdown } = shutdownOfTest();
  const opened = Promise.withResolvers<void>();
  const started = shutdown.duringStart(async () => {
    shutdown.register('requests', () => void events.push('requests'));
    await opened.promise;
    shutdown.register('metrics', () => void events.push('metrics'));
    events.push('started');
  });
  const stopped = shutdown.stop(0);
  opened.resolve();
  await expect(started).rejects.toBe(shutdown.signal.reason);
  await stopped;
  expect(events).toEqual(['requests', 'metrics', 'exit 0']);
});

test('a part that cannot be closed is logged, and the others are closed', async () => {
  const { events, shutdown } = shutdownOfTest();
  shutdown.register('requests', () => Promise.reject(new Error('refused')));
  shutdown.register('database', () => void events.push('database'));
  await shutdown.stop(70);
  expect(events).toEqual([['close_failed', { part: 'requests' }], 'database', 'exit 70']);
});

test('the process exits in time although a part hangs', async () => {
  const { events, shutdown } = shutdownOfTest(10);
  shutdown.register('requests', () => new Promise(() => {}));
  void shutdown.stop(0);
  await expect.poll(() => events).toEqual(['exit 0']);
});
