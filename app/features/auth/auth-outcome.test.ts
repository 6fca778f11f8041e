import { expect, test } from 'vitest';

import { accountCreatedToast, authFailureToast } from './auth-outcome.ts';

test.each([
  ['Invalid login credentials', 'Invalid email or password. Please try again.'],
  ['Error: Invalid login credentials.', 'Invalid email or password. Please try again.'],
  ['Signups not allowed for this instance', 'Signups not allowed for this instance'],
  ['Password is too easy to guess.', 'Password is too easy to guess.'],
  ['', 'Authentication failed. Please try again.'],
  ['{}', 'Authentication failed. Please try again.'],
])('"%s" is shown as "%s"', (message, description) => {
  expect(authFailureToast(message)).toEqual({
    tone: 'destructive',
    title: 'Authentication failed',
    description,
  });
});

test('a new account without a session points to the confirmation email', () => {
  expect(accountCreatedToast({ hasSession: true }).description).toBe('You are now signed in.');
  expect(accountCreatedToast({ hasSession: false }).description).toContain('check your inbox');
});
