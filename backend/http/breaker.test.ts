import { expect, test } from 'vitest';

import { createBreaker } from './breaker.ts';

function openBreaker() {
  const clock = { now: 0 };
  const breaker = createBreaker(() => clock.now);
  for (let failure = 0; failure < 5; failure += 1) breaker.attempt()?.fail();
  return { clock, breaker };
}

test('after five failures nothing is tried for a minute, then one attempt alone', () => {
  const { clock, breaker } = openBreaker();
  expect(breaker.attempt()).toBeUndefined();
  clock.now = 60_000;
  expect(breaker.attempt()).toBeDefined();
  expect(breaker.attempt()).toBeUndefined();
});

test('a trial that is abandoned leaves the trial to the next', () => {
  const { clock, breaker } = openBreaker();
  clock.now = 60_000;
  breaker.attempt()?.abandon();
  breaker.attempt()?.succeed();
  expect(breaker.attempt()).toBeDefined();
});

test('an attempt that began before the rest and is abandoned does not end it', () => {
  const breaker = createBreaker(() => 0);
  const early = breaker.attempt();
  for (let failure = 0; failure < 5; failure += 1) breaker.attempt()?.fail();
  early?.abandon();
  expect(breaker.attempt()).toBeUndefined();
});

test('the first outcome of an attempt counts', () => {
  const breaker = createBreaker(() => 0);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const each = breaker.attempt();
    each?.succeed();
    each?.fail();
  }
  expect(breaker.attempt()).toBeDefined();
});
