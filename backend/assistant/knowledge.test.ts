import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { expect, test } from 'vitest';

import { sourcesOfAnswers } from './entries.ts';
import { buildKnowledge } from './knowledge.ts';

const LIMIT_MB = 12;

test('the index of all answers takes 12 MB at most', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const heldMb = () => {
    collectGarbage();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return (heapUsed + arrayBuffers) / 1024 / 1024;
  };
  const before = heldMb();
  const knowledge = buildKnowledge(sourcesOfAnswers());
  const held = heldMb() - before;
  expect(knowledge.entries.length).toBeGreaterThan(800);
  expect(held).toBeLessThan(LIMIT_MB);
});
