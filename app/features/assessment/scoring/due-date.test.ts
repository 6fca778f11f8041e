import { expect, test } from 'vitest';

import { AREAS, QUESTIONS } from '#content/assessment/questionnaire.ts';
import { addDays } from '#shared/time/calendar-day.ts';

import { datesFor } from './due-date.ts';
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
    expect(done).toBe(addDays(begin, 7 * weeks));
  }
});

test('round-the-clock monitoring and offline backups get more than a month to complete', () => {
  for (const id of ['cyber-watch', 'cyber-isolated-backup']) {
    const [point] = assess(AREAS, { [id]: 0 }).weakPoints;
    expect(point && datesFor(point, '2026-11-21').done >= '2027-01-16', id).toBe(true);
  }
});
