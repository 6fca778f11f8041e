import { setImmediate as nextRound } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { createEventLoopQueue } from './event-loop-queue.ts';

test('requests that arrive together start in the order of arrival, one per iteration of the event loop', async () => {
  const waitForIteration = createEventLoopQueue();
  const started: number[] = [];
  const names = Array.from({ length: 20 }, (_, number) => number);
  const many = names.map(async (name) => {
    await waitForIteration('192.0.2.1');
    started.push(name);
  });
  let most = 0;
  while (started.length < many.length) {
    const before = started.length;
    await nextRound();
    most = Math.max(most, started.length - before);
  }
  expect(started).toEqual(names);
  expect(most).toBe(1);
});
