import { expect, test } from 'vitest';

import { localDate, localTime } from '#app/features/admin/desk/text/local-time.ts';

import { shareText, stateOf, topicsOf } from './subscription-text.ts';

const AT = '2026-03-01T10:00:00Z';

test('each state shows its start or end date', () => {
  expect(stateOf({ confirmed_at: AT, confirm_until: null })).toEqual({
    label: 'Confirmed',
    detail: localTime(AT),
  });
  expect(stateOf({ confirmed_at: null, confirm_until: AT })).toEqual({
    label: 'Unconfirmed',
    detail: `deleted unless confirmed by ${localDate(AT)}`,
  });
  expect(stateOf({ confirmed_at: null, confirm_until: null }).detail).toBe('never asked to confirm');
});

test('topics are named unless all are chosen', () => {
  expect(topicsOf({ topics: null, frequency: 'weekly' })).toBe('All topics; weekly');
  expect(topicsOf({ topics: ['Leadership', 'AI Strategy'], frequency: 'monthly' })).toBe(
    'Leadership, AI Strategy; monthly',
  );
});

test.each([
  [0, 0, '–'],
  [0, 7, '0%'],
  [1, 900, '1%'],
  [2, 3, '67%'],
  [899, 900, '99%'],
  [5, 5, '100%'],
])('%i of %i confirmed is shown as %s', (confirmed, arrived, text) => {
  expect(shareText(confirmed, arrived)).toBe(text);
});
