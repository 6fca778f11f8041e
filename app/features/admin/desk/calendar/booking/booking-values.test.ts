import { expect, test } from 'vitest';

import type { DeskConsultant } from '#shared/desk/calendar.ts';

import { bookingOf, type BookingValues } from './booking-values.ts';

const GRACE = { id: 'grace', office: 'london' } as DeskConsultant;
const VALUES: BookingValues = {
  consultant: 'grace',
  medium: 'video',
  telephone: '',
  zone: 'Asia/Tokyo',
  day: '2026-12-01',
  time: '09:30',
};
const check = (changes: Partial<BookingValues>) => bookingOf({ ...VALUES, ...changes }, GRACE);

test('the start is read in the visitor’s time zone', () => {
  expect(check({})).toEqual({
    booking: {
      consultant: GRACE,
      medium: 'video',
      telephone: null,
      zone: 'Asia/Tokyo',
      starts: '2026-12-01T00:30Z',
    },
  });
  expect(check({ zone: 'Europe/London' }).booking?.starts).toBe('2026-12-01T09:30Z');
});

test('a telephone call needs a number, and a video call drops it', () => {
  expect(check({ medium: 'telephone' })).toEqual({ invalid: { telephone: 'missing' } });
  expect(check({ medium: 'telephone', telephone: 'extension 5' })).toEqual({
    invalid: { telephone: 'missing' },
  });
  expect(check({ medium: 'telephone', telephone: ' +81 3 1234 ' }).booking?.telephone).toBe('+81 3 1234');
  expect(check({ telephone: '+81 3 1234' }).booking?.telephone).toBeNull();
});

test('day and time are required and must exist', () => {
  expect(check({ day: '' })).toEqual({ invalid: { day: 'missing' } });
  expect(check({ time: '' })).toEqual({ invalid: { time: 'missing' } });
  // The clocks in London go forward at 01:00.
  expect(check({ zone: 'Europe/London', day: '2027-03-28', time: '01:30' })).toEqual({
    invalid: { time: 'skipped' },
  });
});
