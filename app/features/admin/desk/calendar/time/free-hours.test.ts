import { expect, test } from 'vitest';

import type { DeskConsultant } from '#shared/desk/calendar.ts';

import { freeHours, isWithinFreeHours, withoutTaken, type Span } from './free-hours.ts';
import { clockAt } from '#app/features/admin/desk/time/zone-time.ts';

const CONSULTANT = {
  office: 'new-york',
  hours: [
    [1, '09:00', '12:00'],
    [1, '18:00', '22:00'],
    [4, '09:00', '12:00'],
  ],
  exceptions: [
    ['2026-11-30', null, null],
    ['2026-12-07', '10:00', '11:00'],
  ],
} as unknown as DeskConsultant;

const clocks = (day: string, zone: string) =>
  freeHours(CONSULTANT, day, zone).map((span) => span.map((moment) => clockAt(moment, zone)).join(' '));

test('hours of an office are shown on the days and at the times of the chosen zone', () => {
  expect(clocks('2026-11-23', 'America/New_York')).toEqual(['09:00 12:00', '18:00 22:00']);
  expect(clocks('2026-11-23', 'Europe/London')).toEqual(['14:00 17:00', '23:00 00:00']);
  expect(clocks('2026-11-24', 'Europe/London')).toEqual(['00:00 03:00']);
  // America puts its clocks forward two weeks before Europe.
  expect(clocks('2027-03-15', 'Europe/London')).toEqual(['13:00 16:00', '22:00 00:00']);
});

test('a public holiday of the office has no hours, unless it is an exception', () => {
  expect(clocks('2026-11-19', 'America/New_York')).toEqual(['09:00 12:00']);
  // Thanksgiving.
  expect(clocks('2026-11-26', 'America/New_York')).toEqual([]);
  expect(clocks('2026-11-26', 'Europe/London')).toEqual([]);
  const onHoliday = { ...CONSULTANT, exceptions: [['2026-11-26', '10:00', '11:00']] } as DeskConsultant;
  expect(freeHours(onHoliday, '2026-11-26', 'America/New_York')).toHaveLength(1);
});

test('an exception replaces the hours of its day', () => {
  expect(clocks('2026-11-30', 'America/New_York')).toEqual([]);
  expect(clocks('2026-12-07', 'America/New_York')).toEqual(['10:00 11:00']);
});

test('an appointment is within the hours only as a whole, and not on a weekend or a day off', () => {
  const isFree = (starts: string, ends: string) =>
    isWithinFreeHours(CONSULTANT, Date.parse(starts), Date.parse(ends));
  expect(isFree('2026-11-23T14:00Z', '2026-11-23T14:30Z')).toBe(true);
  expect(isFree('2026-11-23T16:30Z', '2026-11-23T17:00Z')).toBe(true);
  expect(isFree('2026-11-23T16:45Z', '2026-11-23T17:15Z')).toBe(false);
  expect(isFree('2026-11-23T08:00Z', '2026-11-23T08:30Z')).toBe(false);
  expect(isFree('2026-11-28T14:00Z', '2026-11-28T14:30Z')).toBe(false);
  expect(isFree('2026-11-30T14:00Z', '2026-11-30T14:30Z')).toBe(false);
  // Already the next day in UTC.
  expect(isFree('2026-11-24T02:30Z', '2026-11-24T03:00Z')).toBe(true);
});

test('taken times are left out of the free ones, and so are gaps too short for an appointment', () => {
  const at = (clock: string) => Date.parse(`2026-11-24T${clock}Z`);
  const spans = (text: string) =>
    text.split(', ').map((span): Span => [at(span.slice(0, 5)), at(span.slice(6))]);
  const free = spans('09:00-12:00, 13:00-17:00');
  const cases: [taken: string, left: string][] = [
    ['07:00-08:00, 12:00-13:00, 18:00-19:00', '09:00-12:00, 13:00-17:00'],
    ['10:00-10:30, 10:15-11:00', '09:00-10:00, 11:00-12:00, 13:00-17:00'],
    ['11:00-15:00, 09:20-10:30', '10:30-11:00, 15:00-17:00'],
    ['16:45-17:15, 09:00-12:00', '13:00-16:45'],
  ];
  for (const [taken, left] of cases) expect(withoutTaken(free, spans(taken)), taken).toEqual(spans(left));
  expect(withoutTaken(free, spans('00:00-23:00'))).toEqual([]);
});
