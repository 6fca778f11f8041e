import { expect, test } from 'vitest';

import { addDays, dayIn, isCalendarDay } from './calendar-day.ts';

test('an instant falls on the day that the zone has then', () => {
  expect(dayIn('Asia/Tokyo')('2026-11-24T15:00Z')).toBe('2026-11-25');
  expect(dayIn('America/Los_Angeles')('2026-11-24T07:59Z')).toBe('2026-11-23');
  expect(dayIn('UTC')('2026-01-01T00:00Z')).toBe('2026-01-01');
  expect(dayIn('Pacific/Apia')('2026-12-31T23:00Z')).toBe('2027-01-01');
});

test.each(['2026-02-31', '2026-13-01', '2026-2-1', '2026-02-01T00:00', '', 'today'])(
  '%j is not a day',
  (text) => {
    expect(isCalendarDay(text)).toBe(false);
  },
);

test('29 February is a day of leap years only', () => {
  expect([isCalendarDay('2028-02-29'), isCalendarDay('2027-02-29')]).toEqual([true, false]);
});

test('days are added across months, years and clock changes', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-29', -1)).toBe('2026-03-28');
  expect(addDays('2027-03-20', 14)).toBe('2027-04-03');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});
