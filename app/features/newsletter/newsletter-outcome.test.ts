import { expect, test } from 'vitest';

import { newsletterToast, outcomeOf } from './newsletter-outcome.ts';

test.each([
  [409, '23505', 'neutral', 'Already Subscribed', 'This email is already subscribed to our newsletter.'],
  [429, 'PT429', 'destructive', 'Rate Limit Exceeded', 'Please wait a minute before subscribing again.'],
  [503, 'unavailable', 'destructive', 'Subscription Failed', 'Please try again later.'],
  [0, '', 'destructive', 'Subscription Failed', 'Please try again later.'],
])('status %i with code "%s" shows a %s toast: %s', (status, code, tone, title, description) => {
  expect(newsletterToast(outcomeOf({ status, error: { code } }))).toEqual({ tone, title, description });
});

test('an answer without an error counts as subscribed', () => {
  expect(newsletterToast(outcomeOf({ status: 201, error: null }))).toMatchObject({
    tone: 'success',
    title: 'Successfully Subscribed!',
  });
});
