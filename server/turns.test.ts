import { setImmediate as nextRound } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { createTurns } from './turns.ts';

test('those who come together begin in the order they came, each in a round of its own', async () => {
  const turn = createTurns();
  const begun: string[] = [];
  const many = ['first', 'second', 'third'].map(async (name) => {
    await turn('192.0.2.1');
    begun.push(name);
  });
  const rounds: string[][] = [];
  while (begun.length < many.length) {
    await nextRound();
    rounds.push([...begun]);
  }
  expect(rounds.filter((names) => names.length > 0)).toEqual([
    ['first'],
    ['first', 'second'],
    ['first', 'second', 'third'],
  ]);
});
