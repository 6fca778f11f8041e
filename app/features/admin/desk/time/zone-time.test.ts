import { expect, test } from 'vitest';

import { clockAt, clockOf, dayAt, epochAt, minutesOf, momentAt, mondayOf, spanOfDay } from './zone-time.ts';

const HOUR_MS = 3_600_000;

test('a moment has the day and the time of its zone', () => {
  expect(dayAt('2026-11-24T02:30:00Z', 'America/New_York')).toBe('2026-11-23');
  expect(clockAt('2026-11-24T02:30:00+00:00', 'America/New_York')).toBe('21:30');
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
});

test('days on which the clocks change have 23 and 25 hours', () => {
  const hours = (day: string) => {
    const [starts, ends] = spanOfDay(day, 'Europe/London');
    return (ends - starts) / HOUR_MS;
  };
  expect(['2027-03-28', '2026-10-25', '2026-11-24'].map(hours)).toEqual([23, 25, 24]);
});

test('a skipped time does not exist, and a repeated time means its first occurrence', () => {
  expect(momentAt('2027-03-28', '01:30', 'Europe/London')).toBeUndefined();
  expect(momentAt('2027-10-31', '01:30', 'Europe/London')).toBe('2027-10-31T00:30Z');
  expect(momentAt('2026-11-24', '09:00', 'America/Los_Angeles')).toBe('2026-11-24T17:00Z');
  expect(new Date(epochAt('2027-03-28', '01:30', 'Europe/London')).toISOString()).toBe(
    '2027-03-28T01:30:00.000Z',
  );
});

test('times of day are counted in minutes', () => {
  expect(minutesOf('09:15')).toBe(555);
  expect(clockOf(555)).toBe('09:15');
});
