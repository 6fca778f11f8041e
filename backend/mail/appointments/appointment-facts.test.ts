import { expect, test } from 'vitest';

import { formatTime } from './appointment-facts.ts';

test('a time is formatted in its zone', () => {
  expect(formatTime('Asia/Tokyo', '2026-11-24T00:00:00Z', '2026-11-24T00:30:00Z')).toEqual({
    day: 'Tuesday 24 November 2026',
    time: '09:00',
    whole: 'Tuesday 24 November 2026, 09:00 to 09:30 (Asia/Tokyo, UTC+9)',
  });
});

test('a zone whose name equals its offset is named once', () => {
  expect(formatTime('UTC', '2026-11-24T09:00:00Z', '2026-11-24T09:30:00Z').whole).toBe(
    'Tuesday 24 November 2026, 09:00 to 09:30 (UTC)',
  );
});

test('a zone that has changed its rules is shown with the offset of each day', () => {
  // Venezuela went from UTC-4:30 to UTC-4 on 1 May 2016.
  expect(formatTime('America/Caracas', '2016-04-29T12:00:00Z', '2016-04-29T12:30:00Z').time).toBe('07:30');
  expect(formatTime('America/Caracas', '2016-05-02T12:00:00Z', '2016-05-02T12:30:00Z').time).toBe('08:00');
});

test('a repeated hour is distinguished by its offset', () => {
  const first = formatTime('Africa/Cairo', '2026-10-29T20:00:00Z', '2026-10-29T20:30:00Z');
  const second = formatTime('Africa/Cairo', '2026-10-29T21:00:00Z', '2026-10-29T21:30:00Z');
  expect([first.time, second.time]).toEqual(['23:00', '23:00']);
  expect([first.whole, second.whole]).toEqual([
    'Thursday 29 October 2026, 23:00 to 23:30 (Africa/Cairo, UTC+3)',
    'Thursday 29 October 2026, 23:00 to 23:30 (Africa/Cairo, UTC+2)',
  ]);
});
