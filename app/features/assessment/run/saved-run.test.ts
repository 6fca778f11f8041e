import fc from 'fast-check';
import { expect, test } from 'vitest';

import { AREAS, EDITION, QUESTIONS } from '#content/assessment/questionnaire.ts';
import { RETIRED_QUESTIONS } from '#content/assessment/retired-questions.ts';

import { assess } from '../scoring/scoring.ts';
import { ANSWERS, isAnswer } from './assessment-answer.ts';
import { EMPTY_RUN, NOTE_LIMIT, nextRun, readSavedRun, savedText, type SavedRun } from './saved-run.ts';

const ids = QUESTIONS.map(({ id }) => id);
const anyId = fc.constantFrom(...ids);
const allIds = [...ids, ...RETIRED_QUESTIONS.map(({ id }) => id)];
const anyOldId = fc.constantFrom(...allIds);
const anyDay = fc.constantFrom('2026-11-21', '2027-02-28');
const anyAnswers = fc.dictionary(anyId, fc.constantFrom(...ANSWERS));
const anyNotes = fc.dictionary(anyId, fc.string({ minLength: 1, maxLength: NOTE_LIMIT }));
const anyOldAnswers = fc.dictionary(anyOldId, fc.constantFrom(...ANSWERS), { minKeys: 1 });
const anyRun: fc.Arbitrary<SavedRun> = fc.record({
  answers: anyAnswers,
  notes: anyNotes,
  position: fc.nat(ids.length - 1),
  day: fc.option(anyDay, { nil: undefined }),
  previous: fc.option(fc.record({ answers: anyAnswers, day: anyDay }), { nil: undefined }),
  earlier: fc.array(
    fc.record({
      answers: anyOldAnswers,
      notes: anyNotes,
      day: fc.option(anyDay, { nil: undefined }),
    }),
    { maxLength: 2 },
  ),
  isFacilitated: fc.boolean(),
});

test('a stored run reads back unchanged', () => {
  fc.assert(
    fc.property(anyRun, (run) => {
      expect(readSavedRun(savedText(run))).toEqual(run);
    }),
  );
});

test('a run of the earlier questions stays readable, is carried over where possible, and cannot be finished', () => {
  const old = fc.record({
    answers: anyOldAnswers,
    notes: anyNotes,
    position: fc.nat(40),
    day: fc.option(anyDay, { nil: undefined }),
    previous: fc.option(fc.record({ answers: anyOldAnswers, day: anyDay }), { nil: undefined }),
  });
  fc.assert(
    fc.property(old, ({ answers, notes, position, day, previous }) => {
      const run = readSavedRun(JSON.stringify({ answers, notes, position, day, previous }));
      expect(run.earlier[0]).toEqual({ answers, notes, day });
      expect(run.earlier[1]?.answers).toEqual(previous?.answers);
      const kept = Object.entries(answers).filter(([id]) => ids.includes(id));
      expect(run.answers).toEqual(Object.fromEntries(kept));
      expect([run.day, run.previous]).toEqual([undefined, undefined]);
      const isComplete = ids.every((id) => run.answers[id] !== undefined);
      if (!isComplete) expect(run.answers[QUESTIONS[run.position]?.id ?? '']).toBeUndefined();
    }),
  );
});

test('a run kept for reading stays readable when the questions change again', () => {
  fc.assert(
    fc.property(anyRun, anyOldAnswers, (run, answers) => {
      const stored = { ...run, answers, previous: undefined, edition: EDITION - 1 };
      expect(readSavedRun(JSON.stringify(stored)).earlier.slice(1)).toEqual(run.earlier);
    }),
  );
});

test('a perfect run of the earlier questions does not reach Proven under the new ones', () => {
  const best = Object.fromEntries(allIds.map((id) => [id, 3]));
  for (const { id } of QUESTIONS.filter(({ id }) => /extortion|life-safety|activation/.test(id)))
    delete best[id];
  const run = readSavedRun(JSON.stringify({ answers: best, day: '2026-11-20' }));
  expect(assess(AREAS, run.answers).level?.id).toBe('prepared');
});

test('a day that the calendar does not have is dropped', () => {
  for (const day of ['2026-02-31', '2026-04-31', '2027-02-29']) {
    expect(readSavedRun(JSON.stringify({ edition: EDITION, answers: {}, day })).day).toBeUndefined();
  }
  expect(readSavedRun(JSON.stringify({ edition: EDITION, answers: {}, day: '2028-02-29' })).day).toBe(
    '2028-02-29',
  );
});

test('without a stored run the run is empty', () => {
  expect(readSavedRun(null)).toEqual(EMPTY_RUN);
});

test('any stored text gives a valid run', () => {
  const runOfAnyValues = fc.record(
    {
      edition: fc.constantFrom(undefined, 1, EDITION, 'x'),
      earlier: fc.anything(),
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
      expect(run.earlier.every(({ answers }) => Object.values(answers).every(isAnswer))).toBe(true);
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
  const earlier = [{ answers: { 'cyber-inventory': 1 }, notes: {} }] as const;
  const finished = { ...EMPTY_RUN, earlier, answers, day: '2026-11-21', previous, isFacilitated: true };
  expect(nextRun(finished)).toEqual({
    ...EMPTY_RUN,
    earlier,
    isFacilitated: true,
    previous: { answers, day: '2026-11-21' },
  });
  expect(nextRun({ ...finished, day: undefined }).previous).toBe(previous);
  // `update` of use-run.ts merges the new run into the old one.
  expect({ ...finished, ...nextRun(finished) }.day).toBeUndefined();
});
