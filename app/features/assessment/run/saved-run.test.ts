import fc from 'fast-check';
import { expect, test } from 'vitest';

import { QUESTIONS } from '#content/assessment/questionnaire.ts';

import { ANSWERS, isAnswer } from './assessment-answer.ts';
import { EMPTY_RUN, NOTE_LIMIT, nextRun, readSavedRun, type SavedRun } from './saved-run.ts';

const ids = QUESTIONS.map(({ id }) => id);
const anyId = fc.constantFrom(...ids);
const anyDay = fc.constantFrom('2026-11-21', '2027-02-28');
const anyAnswers = fc.dictionary(anyId, fc.constantFrom(...ANSWERS));
const anyRun: fc.Arbitrary<SavedRun> = fc.record({
  answers: anyAnswers,
  notes: fc.dictionary(anyId, fc.string({ minLength: 1, maxLength: NOTE_LIMIT })),
  position: fc.nat(ids.length - 1),
  day: fc.option(anyDay, { nil: undefined }),
  previous: fc.option(fc.record({ answers: anyAnswers, day: anyDay }), { nil: undefined }),
  isFacilitated: fc.boolean(),
});

test('a stored run reads back unchanged', () => {
  fc.assert(
    fc.property(anyRun, (run) => {
      expect(readSavedRun(JSON.stringify(run))).toEqual(run);
    }),
  );
});

test('a run that an earlier version stored opens at the same question', () => {
  expect(readSavedRun(JSON.stringify({ answers: {}, place: 12 })).position).toBe(12);
  expect(readSavedRun(JSON.stringify({ answers: {}, place: 12, position: 3 })).position).toBe(3);
});

test('a day that the calendar does not have is dropped', () => {
  for (const day of ['2026-02-31', '2026-04-31', '2027-02-29']) {
    expect(readSavedRun(JSON.stringify({ answers: {}, day })).day).toBeUndefined();
  }
  expect(readSavedRun(JSON.stringify({ answers: {}, day: '2028-02-29' })).day).toBe('2028-02-29');
});

test('without a stored run the run is empty', () => {
  expect(readSavedRun(null)).toEqual(EMPTY_RUN);
});

test('any stored text gives a valid run', () => {
  const runOfAnyValues = fc.record(
    {
      answers: fc.anything(),
      notes: fc.anything(),
      position: fc.anything(),
      day: fc.anything(),
      previous: fc.anything(),
      isFacilitated: fc.anything(),
    },
    { requiredKeys: [] },
  );
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    runOfAnyValues.map((value) => JSON.stringify(value) ?? ''),
  );
  fc.assert(
    fc.property(text, (stored) => {
      const run = readSavedRun(stored);
      expect(Object.keys(run.answers).every((id) => ids.includes(id))).toBe(true);
      expect(Object.values(run.answers).every(isAnswer)).toBe(true);
      expect(QUESTIONS[run.position]).toBeDefined();
      expect(Object.values(run.notes).every(({ length }) => length > 0 && length <= NOTE_LIMIT)).toBe(true);
    }),
  );
});

test('answers to questions that are no longer asked are dropped', () => {
  expect(readSavedRun('{"answers":{"cyber-mfa":2,"cyber-fax":3,"cyber-watch":7}}').answers).toEqual({
    'cyber-mfa': 2,
  });
});

test('a finished run becomes the previous one, an unfinished one does not', () => {
  const answers = { 'cyber-mfa': 2 } as const;
  const previous = { answers: {}, day: '2026-01-10' };
  const finished = { ...EMPTY_RUN, answers, day: '2026-11-21', previous, isFacilitated: true };
  expect(nextRun(finished)).toEqual({
    ...EMPTY_RUN,
    isFacilitated: true,
    previous: { answers, day: '2026-11-21' },
  });
  expect(nextRun({ ...finished, day: undefined }).previous).toBe(previous);
});
