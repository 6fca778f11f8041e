import { expect, test } from 'vitest';

import { SignInLimiter } from './sign-in-limiter.ts';

const MINUTE = 60_000;
const LIMITS = {
  pair: { attempts: 5, windowMs: 15 * MINUTE },
  account: { attempts: 50, windowMs: 60 * MINUTE },
};

function failSignIn(limiter: SignInLimiter, account: string, address: string): boolean {
  if (!limiter.begin(account, address, false).allowed) return false;
  limiter.failed(account, address);
  return true;
}

test('an address is blocked from an account for 15 minutes after five failures, and for 30 after five more', () => {
  let now = 0;
  const limiter = new SignInLimiter(LIMITS, () => now);
  for (let round = 0; round < 5; round += 1) expect(failSignIn(limiter, 'a', 'x')).toBe(true);
  expect(limiter.begin('a', 'x', false)).toEqual({ allowed: false, retryAfterMs: 15 * MINUTE });
  now = 16 * MINUTE;
  for (let round = 0; round < 5; round += 1) expect(failSignIn(limiter, 'a', 'x')).toBe(true);
  expect(limiter.begin('a', 'x', false)).toEqual({ allowed: false, retryAfterMs: 30 * MINUTE });
});

test('attempts in flight count, so parallel attempts cannot exceed the limit', () => {
  const limiter = new SignInLimiter(LIMITS, () => 0);
  const allowed = Array.from({ length: 20 }, () => limiter.begin('a', 'x', false).allowed);
  expect(allowed.filter(Boolean)).toHaveLength(5);
});

test('a successful sign-in clears the failures before it', () => {
  const limiter = new SignInLimiter(LIMITS, () => 0);
  for (let round = 0; round < 4; round += 1) failSignIn(limiter, 'a', 'x');
  limiter.begin('a', 'x', false);
  limiter.succeeded('a', 'x', false);
  for (let round = 0; round < 5; round += 1) expect(failSignIn(limiter, 'a', 'x')).toBe(true);
});

test('guesses from many addresses are stopped after 50 an hour, and the owner can still sign in', () => {
  const limiter = new SignInLimiter(LIMITS, () => 0);
  const allowed = Array.from({ length: 80 }, (_, index) => failSignIn(limiter, 'a', `stranger-${index}`));
  expect(allowed.filter(Boolean)).toHaveLength(50);
  expect(limiter.begin('a', 'home', true).allowed).toBe(true);
  expect(limiter.begin('a', 'elsewhere', false).allowed).toBe(false);
});

test.each(['succeeds', 'is released'])(
  'when an owner’s sign-in %s, the guesses of strangers stay counted',
  (end) => {
    const limiter = new SignInLimiter(LIMITS, () => 0);
    for (let round = 0; round < 50; round += 1) failSignIn(limiter, 'a', `stranger-${round}`);
    limiter.begin('a', 'home', true);
    if (end === 'succeeds') limiter.succeeded('a', 'home', true);
    else limiter.release('a', 'home', true);
    expect(limiter.begin('a', 'elsewhere', false).allowed).toBe(false);
  },
);

test('an attempt that never reaches the password check is not counted', () => {
  const limiter = new SignInLimiter(LIMITS, () => 0);
  for (let round = 0; round < 2 * LIMITS.account.attempts; round += 1) {
    expect(limiter.begin('a', 'x', false).allowed).toBe(true);
    limiter.release('a', 'x', false);
  }
});
