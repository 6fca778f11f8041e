import { expect, test } from 'vitest';

import { NO_ANSWERS, type Answers } from '#shared/deadlines/answers.ts';

import { evaluate } from './evaluate.ts';

const SHOWN = Date.parse('2026-11-24T16:29:45Z');

function hasProblems(time: string): boolean {
  const aware = { date: '2026-11-24', time, zone: 'UTC' };
  return evaluate({ ...NO_ANSWERS, moments: { aware } }, SHOWN, 'UTC').problems.length > 0;
}

test('the current minute is not in the future, although the shown time is up to half a minute old', () => {
  expect([hasProblems('16:29'), hasProblems('16:30'), hasProblems('16:31')]).toEqual([false, false, true]);
});

test('a moment of awareness before the first sign is named, and deadlines are counted from it', () => {
  const answers: Answers = {
    ...NO_ANSWERS,
    established: ['GB'],
    people: ['GB'],
    events: ['personal data'],
    moments: {
      noticed: { date: '2026-11-24', time: '03:10', zone: 'UTC' },
      aware: { date: '2026-11-23', time: '03:10', zone: 'UTC' },
    },
  };
  const { problems, deadlines } = evaluate(answers, SHOWN, 'UTC');
  expect(problems).toEqual([expect.stringContaining('lies before')]);
  const authority = deadlines.find(({ regime, stage }) => regime === 'uk-gdpr' && stage.id === 'authority');
  expect(authority?.state).toMatchObject({ kind: 'due', countedFrom: 'aware' });
});

test('without an answer there is no result, and only the first sign and awareness are asked for', () => {
  const { isBegun, deadlines, named, triggers } = evaluate(NO_ANSWERS, SHOWN, 'UTC');
  expect({ isBegun, deadlines, named }).toEqual({ isBegun: false, deadlines: [], named: [] });
  expect(triggers).toEqual(['noticed', 'aware']);
});

test('further moments are asked for if a law that may apply counts from them, or if the visitor gave them', () => {
  const british: Answers = {
    ...NO_ANSWERS,
    established: ['GB'],
    people: ['GB'],
    sectors: [],
    size: 'small',
    listedInUs: false,
    events: ['personal data'],
  };
  const paid = { date: '2026-11-23', time: '03:10', zone: 'UTC' };
  const triggersOf = (answers: Answers) => evaluate(answers, SHOWN, 'UTC').triggers;
  expect(triggersOf(british)).toEqual(['noticed', 'aware']);
  expect(triggersOf({ ...british, moments: { paid } })).toEqual(['noticed', 'aware', 'paid']);
  expect(triggersOf({ ...british, listedInUs: true })).toContain('material');
});
