import { expect, test } from 'vitest';

import { localDay, localTime } from '#app/features/admin/desk/text/local-time.ts';

import { consequenceOf, endText, lastDayOf } from './client-text.ts';

test('the last day is the day that ends when the invitation ends, in the time zone of the office', () => {
  // Midnight in Zurich, where it is still the day before in UTC.
  expect(lastDayOf({ ends_at: '2026-12-31T23:00:00Z' }, 'Europe/Zurich')).toBe('2026-12-31');
  expect(lastDayOf({ ends_at: '2027-01-01T00:00:00Z' }, 'UTC')).toBe('2026-12-31');
});

test('an ended invitation shows when it ended', () => {
  const ends_at = '2026-12-31T23:00:00Z';
  expect(endText({ ends_at, is_ended: true }, 'UTC')).toBe(`Ended ${localTime(ends_at)}`);
  expect(endText({ ends_at, is_ended: false }, 'Europe/Zurich')).toBe(localDay('2026-12-31'));
});

test('the form of an invitation states who can read and until when', () => {
  const rest = { note: '', last_day: '2026-12-31' };
  const [address, domain] = ['ada@client.example', '@client.example'].map((pattern) =>
    consequenceOf({ ...rest, pattern }),
  );
  expect(address).toMatch(/^ada@client\.example is sent a link /);
  expect(domain).toMatch(/^Everybody with an email address at client\.example /);
  for (const text of [address, domain]) expect(text).toContain(localDay(rest.last_day));
});

test('changing only the note does not announce a link', () => {
  const changed = { pattern: 'ada@client.example', note: 'Board', last_day: '2026-12-31' };
  const before = { ends_at: '2026-12-31T23:00:00Z', is_ended: false };
  expect(consequenceOf(changed, before, 'Europe/Zurich')).toContain('Nothing is sent.');
  expect(consequenceOf({ ...changed, last_day: '2027-01-01' }, before, 'Europe/Zurich')).toContain('a link');
  expect(consequenceOf(changed, { ...before, is_ended: true }, 'Europe/Zurich')).toContain('a link');
});
