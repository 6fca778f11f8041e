import { expect, test } from 'vitest';

import { dayText, officeTimeText, spanText, zoneText } from './appointment-time-text.ts';

test('a time is shown with its day and its end in the zone of the reader', () => {
  expect(spanText('2026-11-24T09:30Z', 'Europe/London')).toBe('Tuesday 24 November 2026, 09:30 to 10:00');
  expect(spanText('2026-11-24T15:00Z', 'Asia/Tokyo')).toBe('Wednesday 25 November 2026, 00:00 to 00:30');
  expect(dayText('2026-11-24')).toBe('Tuesday 24 November 2026');
});

test("the office's time names the weekday only if it differs from the visitor's", () => {
  expect(officeTimeText('2026-11-24T09:30Z', 'london', 'Asia/Tokyo')).toBe('London 09:30');
  expect(officeTimeText('2026-11-24T17:00Z', 'new-york', 'Asia/Tokyo')).toBe('New York Tue 12:00');
});

test('an office whose clocks show the same as the visitor’s is only named', () => {
  expect(officeTimeText('2026-11-24T09:30Z', 'london', 'Europe/Lisbon')).toBe('London');
});

test('a zone is named without its underscores', () => {
  expect(zoneText('America/Argentina/Buenos_Aires')).toBe('America/Argentina/Buenos Aires');
});
