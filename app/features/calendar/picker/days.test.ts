import { expect, test } from 'vitest';

import { addMonths, clampDay, placeInWeek, timesByDay, weeksOf } from './days.ts';

test('free times are grouped by the days of the visitor, and only those of the office are kept', () => {
  const times = [
    { start: '2026-11-24T14:30Z', offices: ['london', 'new-york'] as const },
    { start: '2026-11-24T15:00Z', offices: ['new-york'] as const },
  ].map(({ start, offices }) => ({ start, offices: [...offices] }));
  expect([...timesByDay(times, 'Asia/Tokyo', undefined).entries()]).toEqual([
    ['2026-11-24', [times[0]]],
    ['2026-11-25', [times[1]]],
  ]);
  expect([...timesByDay(times, 'Europe/London', 'london').values()]).toEqual([
    [{ start: '2026-11-24T14:30Z', offices: ['london'] }],
  ]);
  expect(timesByDay(times, 'Europe/London', 'san-francisco').size).toBe(0);
});

test('both half past one of a doubled hour are on the same day', () => {
  const times = ['2026-10-25T00:30Z', '2026-10-25T01:30Z'].map((start) => ({
    start,
    offices: ['london' as const],
  }));
  expect(timesByDay(times, 'Europe/London', undefined).get('2026-10-25')).toHaveLength(2);
});

test('months are added across the ends of years, and to shorter months', () => {
  expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
  expect(addMonths('2027-01-15', -1)).toBe('2026-12-15');
});

test('a month is laid out in weeks from Monday to Sunday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([...Array<undefined>(6).fill(undefined), '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', ...Array<undefined>(6).fill(undefined)]);
  expect(weeksOf('2027-02')).toHaveLength(4);
  expect(placeInWeek('2026-11-23')).toBe(0);
});

test('a day outside the range becomes its nearest end', () => {
  expect(clampDay('2026-11-01', '2026-11-23', '2027-01-04')).toBe('2026-11-23');
  expect(clampDay('2027-02-01', '2026-11-23', '2027-01-04')).toBe('2027-01-04');
  expect(clampDay('2026-12-01', '2026-11-23', '2027-01-04')).toBe('2026-12-01');
});
