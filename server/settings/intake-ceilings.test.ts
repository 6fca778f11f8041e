import { expect, test } from 'vitest';

import { readIntakeCeilings } from './intake-ceilings.ts';

test('a pair without a name applies to all tables, a named pair to its table', () => {
  const pair = { rowsPerHour: 300, heldAtMost: 20_000 };
  expect(readIntakeCeilings('300:20000')).toEqual({
    contact_submissions: pair,
    newsletter_subscriptions: pair,
    event_registrations: pair,
  });
  expect(readIntakeCeilings('newsletter_subscriptions:300:20000')).toEqual({
    newsletter_subscriptions: pair,
  });
  expect(readIntakeCeilings('contact_submissions:300:20000, newsletter_subscriptions:5:6')).toEqual({
    contact_submissions: pair,
    newsletter_subscriptions: { rowsPerHour: 5, heldAtMost: 6 },
  });
});

test.each([
  '',
  '300',
  '300:0',
  '0:300',
  '-1:5',
  '1.5:5',
  '300:20000:1',
  '300:99999999',
  'off',
  'admins:300:20000',
  'contact_submissions:300',
  'contact_submissions:1:2,contact_submissions:1:2',
  'contact_submissions:1:2,',
])('%j is refused', (text) => {
  expect(readIntakeCeilings(text)).toBeUndefined();
});
