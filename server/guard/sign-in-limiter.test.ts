import { expect, test } from 'vitest';

import { SignInLimiter } from './sign-in-limiter.ts';

const MINUTE = 60_000;
const LIMITS = {
  pair: { attempts: 5, windowMs: 15 * MINUTE },
  account: { attempts: 50, windowMs: 60 * MINUTE },
};

function fail(limiter: SignInLimiter, account: string, address: string): boolean {
  if (!limiter.begin(account, address, false).allowed) return false;
  limiter.failed(account, address);
  return true;
}

test('five failures close an account to an address for 15 minutes, five more for 30', () => {
  let now = 0;
  const limiter = new SignInLimiter(LIMITS, () => now);
  for (let round = 0; round < 5; round += 1) expect(fail(limiter, 'a', 'x')).toBe(true);
  expect(limiter.begin('a', 'x', false)).toEqual({ allowed: false, retryAfterMs: 15 * MINUTE });
  now = 16 * MINUTE;
  for (let round = 0; round < 5; round += 1) expect(fail(limiter, 'a', 'x')).toBe(true);
  expect(limiter.begin('a', 'x', false)).toEqual({ allowed: false, retryAfterMs: 30 * MINUTE });
});

test('tries that are still running count, so that many at once cannot slip through', () => {
  const limiter = new SignInLimiter(LIMITS, () => 0);
  const allowed = Array.from({ length: 20 }, () => limiter.begin('a', 'x', false).allowed);
  expect(allowed.filter(Boolean)).toHaveLength(5);
});

test('a success takes the failures before it back', () => {
  const limiter = new SignInLimiter(LIMITS, () => 0);
  for (let round = 0; round < 4; round += 1) fail(limiter, 'a', 'x');
  limiter.begin('a', 'x', false);
  limiter.succeeded('a', 'x', false);
  for (let round = 0; round < 5; round += 1) expect(fail(limiter, 'a', 'x')).toBe(true);
});

test('guessing from many addresses stops at 50 an hour and does not lock out the owner', () => {
  const limiter = new SignInLimiter(LIMITS, () => 0);
  const reached = Array.from({ length: 80 }, (_, index) => fail(limiter, 'a', `stranger-${index}`));
  expect(reached.filter(Boolean)).toHaveLength(50);
  expect(limiter.begin('a', 'home', true).allowed).toBe(true);
  expect(limiter.begin('a', 'elsewhere', false).allowed).toBe(false);
});

test('a try that never reached the password check is not counted', () => {
  const limiter = new SignInLimiter(LIMITS, () => 0);
  for (let round = 0; round < 20; round += 1) {
    expect(limiter.begin('a', 'x', false).allowed).toBe(true);
    limiter.abandoned('a', 'x', false);
  }
});
