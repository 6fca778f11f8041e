import { expect, test } from 'vitest';

import { isTimeZone } from '#shared/calendar/calendar.ts';

import { currentName, timeZones } from './time-zones.ts';

test('zones are listed once, under the names that they have today', () => {
  const zones = timeZones('Europe/London');
  for (const [old, current] of [
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ] as const) {
    expect(zones).not.toContain(old);
    expect(zones.filter((zone) => zone === current)).toEqual([current]);
    expect(currentName(old)).toBe(current);
  }
  expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
});

test('a zone that was chosen under its old name stays in the list', () => {
  expect(timeZones('Asia/Calcutta')).toContain('Asia/Calcutta');
});
