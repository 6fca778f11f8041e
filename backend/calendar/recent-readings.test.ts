import { expect, test } from 'vitest';

import { RecentReadings } from './recent-readings.ts';

test('those who ask at once or shortly after share one reading, until something changes', async () => {
  const readings = new RecentReadings();
  let count = 0;
  const load = async () => (count += 1);
  const read = (now: number, key = 'a') => readings.read(key, now, load);
  expect(await Promise.all([read(0), read(0), read(1_999)])).toEqual([1, 1, 1]);
  expect(await read(1_000, 'b')).toBe(2);
  expect(await read(2_000)).toBe(3);
  readings.clear();
  expect(await read(2_001)).toBe(4);
});

test('who shares a reading that fails reads anew, and a failure is not kept', async () => {
  const readings = new RecentReadings();
  const refused = readings.read('a', 0, () => Promise.reject(new Error('over its share')));
  const other = readings.read('a', 0, async () => 'read');
  await expect(refused).rejects.toThrow('over its share');
  expect(await other).toBe('read');
  expect(await readings.read('a', 1, async () => 'later')).toBe('later');
});

test('a clock that is set back does not keep a reading alive', async () => {
  const readings = new RecentReadings();
  await readings.read('a', 3_600_000, async () => 'before');
  expect(await readings.read('a', 0, async () => 'after')).toBe('after');
});
