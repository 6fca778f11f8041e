import { expect, test } from 'vitest';

import { durationText, officeText, waitingState } from './waiting.ts';

test.each([
  [0, 'under a minute'],
  [1, '1 min'],
  [59.9, '59 min'],
  [60, '1 h'],
  [320, '5 h 20 min'],
  [24 * 60 + 5, '24 h'],
  [47 * 60 + 59, '47 h'],
  [48 * 60, '2 days'],
  [76 * 60 + 30, '3 days 4 h'],
])('%d minutes are shown as %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});

test('time in office hours is shown in minutes and hours, never in days', () => {
  expect([40, 90, 1_500, 9_600].map(officeText)).toEqual(['40 min', '1 h 30 min', '25 h', '160 h']);
});

test('the waiting text distinguishes overdue from in time, by elapsed hours', () => {
  const inTime = waitingState({ promise: 'in_time', waiting_minutes: 320, waiting_office_minutes: 200 }, 24);
  expect(inTime?.short).toBe('Waiting 5 h 20 min');
  expect(inTime?.long).toBe(
    'Waiting 5 h 20 min, of which 3 h 20 min in office hours; 18 h 40 min left to answer',
  );
  const late = waitingState(
    { promise: 'overdue', waiting_minutes: 6_000, waiting_office_minutes: 1_500 },
    24,
  );
  expect(late?.short).toBe('Waiting 4 days 4 h, overdue');
  expect(late?.long).toBe('Waiting 4 days 4 h, over the promised 24 hours; 25 h of it in office hours');
});

test('an enquiry that needs no answer has no waiting time', () => {
  expect(
    waitingState({ promise: null, waiting_minutes: null, waiting_office_minutes: null }, 24),
  ).toBeUndefined();
});
