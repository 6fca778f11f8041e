import { expect, test } from 'vitest';

import { contactToast, outcomeOf } from './contact-outcome.ts';

const RATE_TEXT = 'Please wait before submitting another form.';
const NETWORK_TEXT = 'Network error. Please check your connection and try again.';
const OTHER_TEXT = 'An error occurred. Please try again later.';

test.each([
  [429, 'Too many attempts. Please wait 60 seconds and try again.', 'Rate Limit Exceeded', RATE_TEXT],
  [0, 'a network problem', 'Failed to Submit Form', NETWORK_TEXT],
  [0, 'TypeError: Failed to fetch', 'Failed to Submit Form', NETWORK_TEXT],
  [0, 'TypeError: Load failed', 'Failed to Submit Form', NETWORK_TEXT],
  [503, 'The service is not available at the moment.', 'Failed to Submit Form', OTHER_TEXT],
  [400, 'violates check constraint', 'Failed to Submit Form', OTHER_TEXT],
])('status %i with "%s" shows "%s": %s', (status, message, title, description) => {
  const toast = contactToast(outcomeOf({ status, error: { message } }));
  expect(toast).toEqual({ tone: 'destructive', title, description });
});

test('an answer without an error counts as received', () => {
  expect(contactToast(outcomeOf({ status: 201, error: null }))).toMatchObject({
    tone: 'success',
    title: 'Form Submitted Successfully',
  });
});
