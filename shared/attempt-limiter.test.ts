import fc from 'fast-check';
import { expect, test } from 'vitest';

import { AttemptLimiter } from './attempt-limiter.ts';

test('three attempts within five minutes are allowed, and the fourth is refused with the time to wait', () => {
  let now = 0;
  const limiter = new AttemptLimiter({ attempts: 3, windowMs: 300_000 }, () => now);
  for (now of [0, 1_000, 2_000]) expect(limiter.take('a')).toEqual({ allowed: true });
  now = 3_000;
  expect(limiter.take('a')).toEqual({ allowed: false, retryAfterMs: 297_000 });
  expect(limiter.take('b')).toEqual({ allowed: true });
  now = 300_000;
  expect(limiter.take('a')).toEqual({ allowed: true });
});

test('a released attempt does not count', () => {
  const limiter = new AttemptLimiter({ attempts: 1, windowMs: 1_000 }, () => 0);
  limiter.take('a');
  limiter.release('a');
  expect(limiter.take('a').allowed).toBe(true);
  expect(limiter.take('a').allowed).toBe(false);
});

test('no window ever holds more allowed attempts than the limit', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 60 }), (pauses) => {
      let now = 0;
      const limiter = new AttemptLimiter({ attempts: 3, windowMs: 1_000 }, () => now);
      const allowed: number[] = [];
      for (const pause of pauses) {
        now += pause;
        if (limiter.take('a').allowed) allowed.push(now);
      }
      for (const start of allowed) {
        expect(allowed.filter((time) => time >= start && time < start + 1_000).length).toBeLessThanOrEqual(3);
      }
    }),
  );
});
