import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createPacedQueue } from './paced-queue.ts';
import { Refusal } from '../../http/refusal.ts';

const PAUSE_MS = 10;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('jobs run one by one, with a pause after each, also after one that fails', async () => {
  const queue = createPacedQueue({ pauseMs: PAUSE_MS, capacity: 10 });
  const ran: string[] = [];
  const failed = queue(() => {
    ran.push('fails');
    throw new Error('on purpose');
  });
  const refused = expect(failed).rejects.toThrow('on purpose');
  const second = queue(() => ran.push('second'));
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  await refused;
  expect(ran).toEqual(['fails']);
  await vi.advanceTimersByTimeAsync(1);
  await second;
  expect(ran).toEqual(['fails', 'second']);
});

test('a job that is aborted while it waits does not run, and the next one does not wait for it', async () => {
  const queue = createPacedQueue({ pauseMs: PAUSE_MS, capacity: 10 });
  const left = new AbortController();
  const ran: string[] = [];
  const first = queue(() => ran.push('first'));
  const aborted = queue(() => ran.push('aborted'), left.signal);
  const refused = expect(aborted).rejects.toBe('gone');
  const last = queue(() => ran.push('last'));
  left.abort('gone');
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  await Promise.all([first, refused, last]);
  expect(ran).toEqual(['first', 'last']);
});

test('a job is refused while as many wait as may, and taken again once one has run', async () => {
  const queue = createPacedQueue({ pauseMs: PAUSE_MS, capacity: 2 });
  const waiting = [queue(() => 1), queue(() => 2)];
  const refusal = await queue(() => 3).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(await Promise.all(waiting)).toEqual([1, 2]);
  expect(await Promise.all([queue(() => 4), vi.advanceTimersByTimeAsync(PAUSE_MS)])).toMatchObject([4, {}]);
});
