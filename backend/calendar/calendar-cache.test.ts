import { expect, test } from 'vitest';

import { CalendarCache } from './calendar-cache.ts';

test('simultaneous and later requests share one query until the calendar changes', async () => {
  const cache = new CalendarCache();
  let count = 0;
  const load = async () => (count += 1);
  const read = (now: number, key = 'a') => cache.read(key, now, load);
  expect(await Promise.all([read(0), read(0), read(1_999)])).toEqual([1, 1, 1]);
  expect(await read(1_000, 'b')).toBe(2);
  expect(await read(2_000)).toBe(3);
  cache.clear();
  expect(await read(2_001)).toBe(4);
});

test('after a shared query fails, each caller runs its own, and the failure is not cached', async () => {
  const cache = new CalendarCache();
  const refused = cache.read('a', 0, () => Promise.reject(new Error('over its share')));
  const other = cache.read('a', 0, async () => 'read');
  await expect(refused).rejects.toThrow('over its share');
  expect(await other).toBe('read');
  expect(await cache.read('a', 1, async () => 'later')).toBe('later');
});

test('a clock that is set back does not keep an entry alive', async () => {
  const cache = new CalendarCache();
  await cache.read('a', 3_600_000, async () => 'before');
  expect(await cache.read('a', 0, async () => 'after')).toBe('after');
});
