import { expect, test } from 'vitest';

import { instantFormat, offsetFromUtc } from './format-instant.ts';

test('an instant is shown with the date and time of the zone', () => {
  const at = '2026-11-24T00:30Z';
  expect(instantFormat('Asia/Tokyo')(at)).toEqual({ day: 'Tuesday 24 November 2026', time: '09:30' });
  expect(instantFormat('America/Los_Angeles')(at)).toEqual({ day: 'Monday 23 November 2026', time: '16:30' });
  expect(instantFormat('UTC')('2026-11-24T00:00Z').time).toBe('00:00');
});

test('an hour that is doubled when summer time ends has two instants', () => {
  const time = (at: string) => instantFormat('Europe/London')(at).time;
  expect([time('2026-10-25T00:30Z'), time('2026-10-25T01:30Z')]).toEqual(['01:30', '01:30']);
});

test('the offset is that of the day', () => {
  const offset = (zone: string, day: string) => offsetFromUtc(zone, Date.parse(`${day}T12:00Z`));
  expect(offset('Europe/London', '2026-07-01')).toBe('UTC+1');
  expect(offset('Europe/London', '2026-12-01')).toBe('UTC');
  expect(offset('America/St_Johns', '2026-12-01')).toBe('UTC−3:30');
  expect(offset('Asia/Kathmandu', '2026-12-01')).toBe('UTC+5:45');
});
