import { expect, test } from 'vitest';

import { DEFAULT_RETENTION_DAYS, readRetentionDays } from './retention-days.ts';

test('a number without a name applies to every table, a named one to its table', () => {
  expect(readRetentionDays('730')).toEqual({ contact_submissions: 730, newsletter_subscriptions: 730 });
  expect(readRetentionDays('contact_submissions:30')).toEqual({ contact_submissions: 30 });
  expect(readRetentionDays('newsletter_subscriptions:1095, contact_submissions:700')).toEqual({
    contact_submissions: 700,
    newsletter_subscriptions: 1095,
  });
});

test('a table that is not named keeps the promised period', () => {
  expect(readRetentionDays('newsletter_subscriptions:1095')).toEqual({
    ...DEFAULT_RETENTION_DAYS,
    newsletter_subscriptions: 1095,
  });
});

test('off keeps every row, or those of the named table', () => {
  expect(readRetentionDays('off')).toEqual({});
  expect(readRetentionDays('contact_submissions:off')).toEqual({});
});

test.each([
  '',
  '0',
  '-1',
  '1.5',
  '99999',
  'admins:30',
  'contact_submissions',
  'contact_submissions:',
  'contact_submissions:0',
  'contact_submissions:1:2',
  'contact_submissions:1,contact_submissions:2',
  'contact_submissions:off,contact_submissions:2',
  'off,contact_submissions:2',
  'contact_submissions:1,',
])('%j is refused', (text) => {
  expect(readRetentionDays(text)).toBeUndefined();
});
