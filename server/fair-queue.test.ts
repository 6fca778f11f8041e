import { setImmediate as nextRound } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { FairQueue, QueueFull } from './fair-queue.ts';

/** Runs jobs that end when the test lets them, and records the order in which they start. */
function watch(queue: FairQueue) {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const run = (client: string, options?: Parameters<FairQueue['run']>[2]) =>
    queue.run(
      client,
      () => {
        started.push(client);
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
  return { started, run, drain };
}

test('a client with one request waits for at most one request of a client with many', async () => {
  const { started, run, drain } = watch(new FairQueue({ concurrency: 1, total: 100, perClient: 100 }));
  const flood = Array.from({ length: 20 }, () => run('flood'));
  const visitor = run('visitor');
  await drain();
  await Promise.all([...flood, visitor]);
  expect(started.indexOf('visitor')).toBe(1);
});

test('clients with few recent turns go before a client with many', async () => {
  const { started, run, drain } = watch(new FairQueue({ concurrency: 1, total: 100, perClient: 100 }));
  const earlier = Array.from({ length: 5 }, () => run('flood'));
  await drain();
  await Promise.all(earlier);
  const later = [run('flood'), run('flood'), run('visitor'), run('visitor')];
  await drain();
  await Promise.all(later);
  expect(started.slice(5)).toEqual(['flood', 'visitor', 'visitor', 'flood']);
});

test('a stream of new clients cannot starve a client with recent turns', async () => {
  const queue = new FairQueue({ concurrency: 1, total: 100, perClient: 100 });
  await queue.run('visitor', nextRound);
  const started: string[] = [];
  const run = (client: string) =>
    queue.run(client, () => {
      started.push(client);
      return nextRound();
    });
  const flood = Array.from({ length: 10 }, async (_, sender) => {
    for (let request = 0; request < 10; request += 1) await run(`address ${sender} ${request}`);
  });
  await Promise.all([run('visitor'), ...flood]);
  expect(started).toHaveLength(101);
  expect(started.indexOf('visitor')).toBeLessThan(41);
});

test('the limits on running jobs, on all jobs and on the jobs of one client are kept', async () => {
  const { started, run, drain } = watch(new FairQueue({ concurrency: 2, total: 4, perClient: 3 }));
  const work = [run('a'), run('a'), run('a')];
  await expect(run('a')).rejects.toBeInstanceOf(QueueFull);
  work.push(run('b'));
  await expect(run('c')).rejects.toBeInstanceOf(QueueFull);
  await nextRound();
  expect(started).toHaveLength(2);
  // A required job is accepted although the queue is full.
  work.push(run('a', { isRequired: true }));
  await drain();
  await Promise.all(work);
});

test('a job that is aborted while it waits never starts', async () => {
  const { started, run, drain } = watch(new FairQueue({ concurrency: 1, total: 100, perClient: 100 }));
  const first = run('a');
  const late = new AbortController();
  const second = run('b', { signal: late.signal });
  const third = run('c');
  late.abort();
  second.catch(() => {});
  await drain();
  await Promise.all([first, third]);
  await expect(second).rejects.toThrow('aborted');
  expect(started).toEqual(['a', 'c']);
});
