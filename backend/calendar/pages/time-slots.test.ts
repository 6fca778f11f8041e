import { expect, test } from 'vitest';

import type { FreeTime } from '../../../shared/calendar/calendar.ts';
import { timeSlots } from './time-slots.ts';

test('a time in a zone other than the office’s includes the time at the office', () => {
  const times: FreeTime[] = [{ start: '2026-11-27T09:00Z', offices: ['london', 'new-york'] }];
  expect(timeSlots(times, 'Pacific/Auckland')).toMatchObject({
    'time.0': '22:00',
    'time.0.office': 'London\u00A009:00, New\u00A0York\u00A004:00',
  });
  expect(timeSlots(times, 'Europe/London')).toMatchObject({
    'time.0.office': 'London, New\u00A0York\u00A004:00',
  });
});
