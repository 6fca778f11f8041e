import { expect, test } from 'vitest';

import type { FreeTime } from '../../shared/calendar.ts';
import { timeSlots } from './time-slots.ts';

test('a time in another zone than the office’s is named with the time there', () => {
  const times: FreeTime[] = [{ start: '2026-11-27T09:00Z', offices: ['london', 'new-york'] }];
  expect(timeSlots(times, 'Pacific/Auckland')).toMatchObject({
    'time.0': '22:00',
    'time.0.office': 'London 09:00, New York 04:00',
  });
  expect(timeSlots(times, 'Europe/London')).toMatchObject({ 'time.0.office': 'London, New York 04:00' });
});
