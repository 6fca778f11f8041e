import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { AREAS, LEVELS, QUESTIONS } from '#content/assessment/questionnaire.ts';

import { ANSWERS, type Answer, type Answers } from '../run/assessment-answer.ts';
import { assess, levelOf, scoreOf } from './scoring.ts';

/** Answers to any subset of the questions; the others are unanswered. */
const anyAnswers: fc.Arbitrary<Answers> = fc
  .array(fc.option(fc.constantFrom(...ANSWERS), { nil: undefined }), {
    minLength: QUESTIONS.length,
    maxLength: QUESTIONS.length,
  })
  .map((given) =>
    Object.fromEntries(
      given.flatMap((answer, at) => {
        const id = QUESTIONS[at]?.id;
        return answer === undefined || id === undefined ? [] : [[id, answer]];
      }),
    ),
  );

const anyQuestion = fc.constantFrom(...QUESTIONS);

function all(answer: Answer): Answers {
  return Object.fromEntries(QUESTIONS.map(({ id }) => [id, answer]));
}

const rank = (level: (typeof LEVELS)[number] | undefined) => (level ? LEVELS.indexOf(level) : -1);

describe('a score', () => {
  test('is a whole number between 0 and 100', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { score, areas } = assess(AREAS, answers);
        for (const value of [score, ...areas.map((area) => area.score)]) {
          if (value === undefined) continue;
          expect(Number.isInteger(value)).toBe(true);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  test('reaches 0 and 100', () => {
    expect(assess(AREAS, all(0))).toMatchObject({ score: 0, level: LEVELS[0] });
    expect(assess(AREAS, all(3))).toMatchObject({ score: 100, level: LEVELS.at(-1), weakPoints: [] });
  });

  test('never falls when one answer improves, and neither does a level', () => {
    // Pairs of a worse and a better answer; don't know counts like the least mature statement.
    const better: [Answer, Answer][] = [
      ['unknown', 0],
      ['unknown', 1],
      [0, 1],
      [0, 3],
      [1, 2],
      [2, 3],
    ];
    fc.assert(
      fc.property(anyAnswers, anyQuestion, fc.constantFrom(...better), (answers, { id }, [worse, good]) => {
        const before = assess(AREAS, { ...answers, [id]: worse });
        const after = assess(AREAS, { ...answers, [id]: good });
        expect(after.score ?? -1).toBeGreaterThanOrEqual(before.score ?? -1);
        expect(rank(after.level)).toBeGreaterThanOrEqual(rank(before.level));
        after.areas.forEach((area, at) => {
          expect(area.score ?? -1).toBeGreaterThanOrEqual(before.areas[at]?.score ?? -1);
        });
      }),
      { numRuns: 500 },
    );
  });

  test('rises in its area when an answer improves by one step', () => {
    for (const { questions } of AREAS) {
      for (const { id } of questions) {
        const low = scoreOf(questions, { ...all(1), [id]: 1 }) ?? 0;
        expect(scoreOf(questions, { ...all(1), [id]: 2 }) ?? 0).toBeGreaterThan(low);
      }
    }
  });

  test('ignores a question that does not apply', () => {
    fc.assert(
      fc.property(anyAnswers, fc.subarray([...QUESTIONS]), (answers, away) => {
        const marked = Object.fromEntries(away.map(({ id }) => [id, 'not-applicable' as const]));
        const others = QUESTIONS.filter((question) => !away.includes(question));
        expect(scoreOf(QUESTIONS, { ...answers, ...marked })).toBe(scoreOf(others, answers));
      }),
    );
  });

  test('counts don’t know exactly like the least mature statement', () => {
    fc.assert(
      fc.property(anyAnswers, anyQuestion, (answers, { id }) => {
        const unknown = assess(AREAS, { ...answers, [id]: 'unknown' });
        const missing = assess(AREAS, { ...answers, [id]: 0 });
        expect(unknown.score).toBe(missing.score);
        expect(unknown.areas.map(({ score }) => score)).toEqual(missing.areas.map(({ score }) => score));
      }),
    );
  });

  test('is absent, like the level, when no answer counts', () => {
    for (const answers of [{}, all('not-applicable')]) {
      const { score, level, areas, weakPoints } = assess(AREAS, answers);
      expect([score, level, weakPoints]).toEqual([undefined, undefined, []]);
      expect(areas.every((area) => area.score === undefined && area.level === undefined)).toBe(true);
    }
  });
});

describe('a level', () => {
  test.each([
    [0, 'exposed'],
    [24, 'exposed'],
    [25, 'partial'],
    [49, 'partial'],
    [50, 'prepared'],
    [79, 'prepared'],
    [80, 'proven'],
    [100, 'proven'],
  ])('for %i points is %s', (score, id) => {
    expect(levelOf(score).id).toBe(id);
  });

  test('is at most one above that of the weakest area', () => {
    const [first] = AREAS;
    const weak = Object.fromEntries((first?.questions ?? []).map(({ id }) => [id, 0 as const]));
    const answers = { ...all(3), ...weak };
    expect(assess(AREAS, answers)).toMatchObject({ level: { id: 'partial' }, isHeldBack: true });
    fc.assert(
      fc.property(anyAnswers, (given) => {
        const { level, areas } = assess(AREAS, given);
        const ranks = areas.flatMap((area) => (area.level ? rank(area.level) : []));
        if (level) expect(rank(level)).toBeLessThanOrEqual(Math.min(...ranks) + 1);
      }),
    );
  });
});

describe('weak points', () => {
  test('are every don’t know and every statement below the best, and nothing else', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const expected = QUESTIONS.filter(({ id }) => [0, 1, 2, 'unknown'].includes(answers[id] ?? ''));
        const found = assess(AREAS, answers).weakPoints.map(({ question }) => question.id);
        expect(found.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
      }),
    );
  });

  test('are ordered by risk, points lacking, known before unknown, and position in the questionnaire', () => {
    const position = new Map(QUESTIONS.map(({ id }, at) => [id, at]));
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { weakPoints } = assess(AREAS, answers);
        const keys = weakPoints.map(({ risk, answer, question }) => {
          const lack = 3 - (answer === 'unknown' ? 0 : answer);
          expect(risk).toBe(question.weight * lack);
          return [-risk, -lack, answer === 'unknown' ? 1 : 0, position.get(question.id) ?? 0];
        });
        const compare = (a: number[], b: number[]) =>
          a.map((value, at) => value - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
        expect(keys).toEqual(keys.toSorted(compare));
        const shuffled = Object.fromEntries(Object.entries(answers).toReversed());
        expect(assess(AREAS, shuffled)).toEqual(assess(AREAS, answers));
      }),
    );
  });
});

describe('a result', () => {
  test('counts the answers that it is based on', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const given = Object.values(answers);
        expect(assess(AREAS, answers).counts).toEqual({
          total: 28,
          answered: given.length,
          unknown: given.filter((answer) => answer === 'unknown').length,
          notApplicable: given.filter((answer) => answer === 'not-applicable').length,
        });
      }),
    );
  });

  test('has reservations when it is based on few answers', () => {
    const some = (count: number, answer: Answer) =>
      Object.fromEntries(QUESTIONS.slice(0, count).map(({ id }) => [id, answer]));
    expect(assess(AREAS, all(2)).reservations).toEqual([]);
    expect(assess(AREAS, some(13, 2)).reservations).toEqual(['few-answers', 'area-without-answers']);
    expect(assess(AREAS, { ...all(2), ...some(6, 'not-applicable') }).reservations).toEqual([]);
    expect(assess(AREAS, { ...all(2), ...some(8, 'not-applicable') }).reservations).toEqual([
      'many-not-applicable',
      'area-without-answers',
    ]);
  });
});
