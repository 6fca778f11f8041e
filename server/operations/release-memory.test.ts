import { expect, test } from 'vitest';

import { releaseMemory } from './release-memory.ts';

const MEGABYTE = 1_048_576;

test('collects garbage that V8 would leave in the heap', () => {
  const heapOf = () => process.memoryUsage().heapTotal / MEGABYTE;
  let held: string[] | undefined = Array.from({ length: 500_000 }, (_, number) => `text ${number}`);
  const before = heapOf();
  expect(held.length).toBe(500_000);
  held = undefined;
  releaseMemory();
  expect(heapOf()).toBeLessThan(before - 10);
});
