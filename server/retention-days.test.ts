import { expect, test } from 'vitest';

import { parseRetentionDays } from './retention-days.ts';

test('one number counts for every table, pairs for the tables they name', () => {
  expect(parseRetentionDays('730')).toEqual({ contact_submissions: 730, newsletter_subscriptions: 730 });
  expect(parseRetentionDays('contact_submissions:30')).toEqual({ contact_submissions: 30 });
  expect(parseRetentionDays('newsletter_subscriptions:1095, contact_submissions:730')).toEqual({
    contact_submissions: 730,
    newsletter_subscriptions: 1095,
  });
});

test.each([
  '',
  '0',
  '-1',
  '1.5',
  'off',
  '99999',
  'admins:30',
  'contact_submissions',
  'contact_submissions:',
  'contact_submissions:0',
  'contact_submissions:1:2',
  'contact_submissions:1,contact_submissions:2',
  'contact_submissions:1,',
])('%j is not acceptable', (text) => {
  expect(parseRetentionDays(text)).toBeUndefined();
});
