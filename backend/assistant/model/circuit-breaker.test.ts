import { expect, test } from 'vitest';

import { createCircuitBreaker } from './circuit-breaker.ts';

function openCircuit() {
  const clock = { now: 0 };
  const breaker = createCircuitBreaker(() => clock.now);
  for (let failure = 0; failure < 5; failure += 1) breaker.attempt()?.fail();
  return { clock, breaker };
}

test('after five failures the circuit is open for a minute, then one attempt is let through', () => {
  const { clock, breaker } = openCircuit();
  expect(breaker.attempt()).toBeUndefined();
  clock.now = 60_000;
  expect(breaker.attempt()).toBeDefined();
  expect(breaker.attempt()).toBeUndefined();
});

test('after an abandoned trial the next attempt is the trial', () => {
  const { clock, breaker } = openCircuit();
  clock.now = 60_000;
  breaker.attempt()?.abandon();
  breaker.attempt()?.succeed();
  expect(breaker.attempt()).toBeDefined();
});

test('an attempt that began before the circuit opened and is abandoned does not close it', () => {
  const breaker = createCircuitBreaker(() => 0);
  const early = breaker.attempt();
  for (let failure = 0; failure < 5; failure += 1) breaker.attempt()?.fail();
  early?.abandon();
  expect(breaker.attempt()).toBeUndefined();
});

test('only the first outcome of an attempt counts', () => {
  const breaker = createCircuitBreaker(() => 0);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const each = breaker.attempt();
    each?.succeed();
    each?.fail();
  }
  expect(breaker.attempt()).toBeDefined();
});
