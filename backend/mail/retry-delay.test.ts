import { expect, test } from 'vitest';

import { retryDelay, uncertainDelay } from './retry-delay.ts';

const middle = () => 0.5;

test('the delay doubles from 15 seconds to an hour', () => {
  const delays = [1, 2, 3, 4, 9, 50].map((attempts) => retryDelay(attempts, false, middle));
  expect(delays).toEqual([15_000, 30_000, 60_000, 120_000, 3_600_000, 3_600_000]);
});

test('while the transport is down the delay before jitter is at most five minutes', () => {
  expect(retryDelay(50, true, middle)).toBe(300_000);
});

test('the delay varies by a quarter in both directions', () => {
  expect(retryDelay(1, false, () => 0)).toBe(11_250);
  expect(retryDelay(1, false, () => 1)).toBe(18_750);
});

test('after an attempt that may have delivered the mail the delay is a minute, then an hour', () => {
  expect([1, 2, 3].map((attempts) => uncertainDelay(attempts, middle))).toEqual([
    60_000, 3_600_000, 3_600_000,
  ]);
});
