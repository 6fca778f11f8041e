import { expect, test } from 'vitest';

import { AREAS, QUESTIONS } from '#content/assessment/questionnaire.ts';

import { dayAfter, daysFor, today } from './due-date.ts';
import { assess } from './scoring.ts';

test('a greater risk is due sooner, and unknown answers are due first', () => {
  const answers = Object.fromEntries(
    QUESTIONS.map(({ id }, at) => [id, ([0, 1, 2, 'unknown'] as const)[at % 4] ?? 0]),
  );
  const { weakPoints } = assess(AREAS, answers);
  const known = weakPoints.filter(({ answer }) => answer !== 'unknown').map(daysFor);
  expect(known).toEqual(known.toSorted((a, b) => a - b));
  expect(new Set(known)).toEqual(new Set([30, 60, 90]));
  const unknown = weakPoints.filter(({ answer }) => answer === 'unknown').map(daysFor);
  expect(Math.max(...unknown)).toBeLessThan(Math.min(...known));
});

test('days are counted across months, years and clock changes', () => {
  expect(dayAfter('2026-11-21', 14)).toBe('2026-12-05');
  expect(dayAfter('2026-12-15', 30)).toBe('2027-01-14');
  expect(dayAfter('2027-03-20', 14)).toBe('2027-04-03');
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
});

test('today is the day in the time zone of the visitor, not in UTC', () => {
  expect(today(new Date(2026, 0, 5, 0, 30))).toBe('2026-01-05');
  expect(today(new Date(2026, 11, 31, 23, 30))).toBe('2026-12-31');
});
