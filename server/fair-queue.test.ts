import { setImmediate as nextRound } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { FairQueue, QueueFull } from './fair-queue.ts';

/** Starts work that ends when the test lets it, and notes the order in which it is begun. */
function watch(queue: FairQueue) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const run = (client: string, options?: Parameters<FairQueue['run']>[2]) =>
    queue.run(
      client,
      () => {
        begun.push(client);
        return new Promise<void>((end) => ends.push(end));
      },
      options,
    );
  const drain = async () => {
    await nextRound();
    while (ends.length > 0) {
      ends.shift()?.();
      await nextRound();
    }
  };
  return { begun, run, drain };
}

test('a client with one request waits for one of a client with many', async () => {
  const { begun, run, drain } = watch(new FairQueue({ atOnce: 1, inAll: 100, perClient: 100 }));
  const flood = Array.from({ length: 20 }, () => run('flood'));
  const visitor = run('visitor');
  await drain();
  await Promise.all([...flood, visitor]);
  expect(begun.indexOf('visitor')).toBe(1);
});

test('a client that had many turns waits for those that had few', async () => {
  const { begun, run, drain } = watch(new FairQueue({ atOnce: 1, inAll: 100, perClient: 100 }));
  const earlier = Array.from({ length: 5 }, () => run('flood'));
  await drain();
  await Promise.all(earlier);
  const later = [run('flood'), run('flood'), run('visitor'), run('visitor')];
  await drain();
  await Promise.all(later);
  expect(begun.slice(5)).toEqual(['flood', 'visitor', 'visitor', 'flood']);
});

test('no more runs at once, waits in all, or is held by one client than allowed', async () => {
  const { begun, run, drain } = watch(new FairQueue({ atOnce: 2, inAll: 4, perClient: 3 }));
  const work = [run('a'), run('a'), run('a')];
  await expect(run('a')).rejects.toBeInstanceOf(QueueFull);
  work.push(run('b'));
  await expect(run('c')).rejects.toBeInstanceOf(QueueFull);
  await nextRound();
  expect(begun).toHaveLength(2);
  // What must be done has room.
  work.push(run('a', { isRequired: true }));
  await drain();
  await Promise.all(work);
});

test('work that nobody wants any more is not begun', async () => {
  const { begun, run, drain } = watch(new FairQueue({ atOnce: 1, inAll: 100, perClient: 100 }));
  const first = run('a');
  const late = new AbortController();
  const second = run('b', { signal: late.signal });
  const third = run('c');
  late.abort();
  second.catch(() => {});
  await drain();
  await Promise.all([first, third]);
  await expect(second).rejects.toThrow('aborted');
  expect(begun).toEqual(['a', 'c']);
});
