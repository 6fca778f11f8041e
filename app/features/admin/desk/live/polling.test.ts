import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { nextPause, startPolling } from './polling.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function page() {
  let listener = () => {};
  const state = { isHidden: false };
  return {
    visibility: {
      isHidden: () => state.isHidden,
      onChange: (callback: () => void) => {
        listener = callback;
        return () => (listener = () => {});
      },
    },
    show(isShown: boolean) {
      state.isHidden = !isShown;
      listener();
    },
  };
}

test('the interval grows while nothing happens and resets after news', () => {
  const pauses = [10_000];
  for (let turn = 0; turn < 8; turn += 1) pauses.push(nextPause(pauses.at(-1) ?? 0, 'quiet'));
  expect(pauses.slice(0, 4)).toEqual([10_000, 15_000, 22_500, 33_750]);
  expect(pauses.at(-1)).toBe(60_000);
  expect(nextPause(60_000, 'news')).toBe(10_000);
  expect(nextPause(60_000, 'failed')).toBe(120_000);
  expect(nextPause(240_000, 'failed')).toBe(300_000);
});

test('polls immediately and then at intervals, also after failures', async () => {
  const { visibility } = page();
  const ask = vi.fn<() => Promise<boolean>>();
  ask.mockResolvedValueOnce(false).mockRejectedValueOnce(new Error('offline')).mockResolvedValue(true);
  const stop = startPolling(ask, visibility);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('a hidden page does not poll, and polls immediately when it is visible again', async () => {
  const { visibility, show } = page();
  const ask = vi.fn(() => Promise.resolve(false));
  const stop = startPolling(ask, visibility);
  await vi.advanceTimersByTimeAsync(0);
  show(false);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).toHaveBeenCalledTimes(1);
  show(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});
