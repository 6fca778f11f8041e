import { setImmediate as nextRound } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { createTurns } from './turns.ts';

test('requests that come together begin in the order they came, a few in each round', async () => {
  const turn = createTurns();
  const begun: number[] = [];
  const names = Array.from({ length: 20 }, (_, number) => number);
  const many = names.map(async (name) => {
    await turn('192.0.2.1');
    begun.push(name);
  });
  let most = 0;
  while (begun.length < many.length) {
    const before = begun.length;
    await nextRound();
    most = Math.max(most, begun.length - before);
  }
  expect(begun).toEqual(names);
  expect(most).toBeLessThanOrEqual(4);
});
