import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { expect, test } from 'vitest';

import { sourcesOfAnswers } from '../../../tests/harness/assistant/answers.ts';

import { indexSources, knowledgeOf } from './knowledge.ts';

const LIMIT_MB = 9;

test('the index of all wordings takes 9 MB at most', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const heldMb = async () => {
    // One collection leaves what finalisers and idle compilation still hold.
    for (let round = 0; round < 3; round += 1) {
      collectGarbage();
      await nextTurn();
    }
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return (heapUsed + arrayBuffers) / 1024 / 1024;
  };
  // Without what the answers say, which takes memory wherever it is kept.
  const sources = sourcesOfAnswers().map(({ answer: _answer, ...source }) => source);
  const before = await heldMb();
  const knowledge = knowledgeOf(indexSources(sources));
  const held = (await heldMb()) - before;
  expect(knowledge.entries.length).toBeGreaterThan(800);
  expect(held).toBeLessThan(LIMIT_MB);
});
