import { expect, test } from 'vitest';

import { AREAS, QUESTIONS } from '#content/assessment/questionnaire.ts';

import { datesFor, dayAfter, today } from './due-date.ts';
import { assess } from './scoring.ts';

test('a greater risk begins sooner, and an action ends after the weeks that it takes', () => {
  const answers = Object.fromEntries(
    QUESTIONS.map(({ id }, at) => [id, ([0, 1, 2, 'unknown'] as const)[at % 4] ?? 0]),
  );
  const { weakPoints } = assess(AREAS, answers);
  const begins = weakPoints.map((point) => datesFor(point, '2026-11-21').begin);
  expect(begins).toEqual(begins.toSorted());
  expect(new Set(begins)).toEqual(new Set(['2026-11-28', '2026-12-05', '2026-12-21']));
  for (const point of weakPoints) {
    const { begin, done } = datesFor(point, '2026-11-21');
    const weeks = point.answer === 'unknown' ? 2 : point.question.weeks[point.answer];
    expect(done).toBe(dayAfter(begin, 7 * weeks));
  }
});

test('a watch at any hour and copies out of reach are given more than a month', () => {
  for (const id of ['cyber-watch', 'cyber-isolated-backup']) {
    const [point] = assess(AREAS, { [id]: 0 }).weakPoints;
    expect(point && datesFor(point, '2026-11-21').done >= '2027-01-16', id).toBe(true);
  }
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
