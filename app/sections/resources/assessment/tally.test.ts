import fc from 'fast-check';
import { expect, test } from 'vitest';

import { areaField, tallyAll, tallyAreas } from './tally.ts';

test('ticks are counted per area', () => {
  const ticked = new FormData();
  ticked.append(areaField(0), '0');
  ticked.append(areaField(0), '3');
  ticked.append(areaField(2), '1');
  expect(tallyAreas(ticked, [4, 4, 2])).toEqual([
    { done: 2, total: 4 },
    { done: 0, total: 4 },
    { done: 1, total: 2 },
  ]);
});

test('the total is the sum of its areas', () => {
  const area = fc.record({ done: fc.nat(20), total: fc.nat(20) });
  fc.assert(
    fc.property(fc.array(area), fc.array(area), (some, others) => {
      const [first, second, all] = [tallyAll(some), tallyAll(others), tallyAll([...some, ...others])];
      expect(all).toEqual({ done: first.done + second.done, total: first.total + second.total });
    }),
  );
});
