import { expect, test } from 'vitest';

import { NO_ANSWERS } from '#shared/deadlines/answers.ts';

import { evaluate } from './evaluate.ts';

const SHOWN = Date.parse('2026-11-24T16:29:45Z');

function hasProblems(time: string): boolean {
  const aware = { date: '2026-11-24', time, zone: 'UTC' };
  return evaluate({ ...NO_ANSWERS, moments: { aware } }, SHOWN, 'UTC').hasProblems;
}

test('the current minute is not in the future, although the shown time is up to half a minute old', () => {
  expect([hasProblems('16:29'), hasProblems('16:30'), hasProblems('16:31')]).toEqual([false, false, true]);
});
