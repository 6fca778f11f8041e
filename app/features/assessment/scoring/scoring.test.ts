import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { AREAS, LEVELS, QUESTIONS } from '#content/assessment/questionnaire.ts';

import { ANSWERS, type Answer, type Answers } from '../run/assessment-answer.ts';
import { assess, levelOf, scoreOf } from './scoring.ts';

const CRITICAL = QUESTIONS.filter(({ weight }) => weight === 3);

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

/** Like `anyAnswers`, but most answers are the best ones, so that high levels occur. */
const goodAnswers: fc.Arbitrary<Answers> = fc
  .tuple(anyAnswers, fc.subarray([...QUESTIONS], { maxLength: 4 }))
  .map(([answers, changed]) =>
    Object.fromEntries(
      QUESTIONS.map((question) => [
        question.id,
        changed.includes(question) ? (answers[question.id] ?? 3) : 3,
      ]),
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
      fc.property(
        fc.oneof(anyAnswers, goodAnswers),
        anyQuestion,
        fc.constantFrom(...better),
        (answers, { id }, [worse, good]) => {
          const before = assess(AREAS, { ...answers, [id]: worse });
          const after = assess(AREAS, { ...answers, [id]: good });
          expect(after.score ?? -1).toBeGreaterThanOrEqual(before.score ?? -1);
          expect(rank(after.level)).toBeGreaterThanOrEqual(rank(before.level));
          expect(after.criticalGaps.length === 0 || before.criticalGaps.length > 0).toBe(true);
          after.areas.forEach((area, at) => {
            expect(area.score ?? -1).toBeGreaterThanOrEqual(before.areas[at]?.score ?? -1);
            expect(rank(area.level)).toBeGreaterThanOrEqual(rank(before.areas[at]?.level));
          });
        },
      ),
      { numRuns: 1000 },
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
    [59, 'partial'],
    [60, 'prepared'],
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
    expect(assess(AREAS, answers)).toMatchObject({ level: { id: 'partial' }, heldBackBy: 'critical-gap' });
    fc.assert(
      fc.property(anyAnswers, (given) => {
        const { level, areas } = assess(AREAS, given);
        const ranks = areas.flatMap((area) => (area.level ? rank(area.level) : []));
        if (level) expect(rank(level)).toBeLessThanOrEqual(Math.min(...ranks) + 1);
      }),
    );
  });
});

test('the weakest area limits the whole level, and an unanswered critical question that of its area', () => {
  const monitoring = AREAS.find(({ id }) => id === 'risk-monitoring');
  const questions = monitoring?.questions ?? [];
  const given = questions.map(({ id, weight }) => [id, weight === 3 ? 2 : 0] as const);
  // 81 points would be Proven.
  expect(assess(AREAS, { ...all(3), ...Object.fromEntries(given) })).toMatchObject({
    score: 81,
    level: { id: 'partial' },
    heldBackBy: 'weakest-area',
  });

  const critical = questions.find(({ weight }) => weight === 3)?.id ?? '';
  const { [critical]: _, ...others } = all(3);
  const open = assess(AREAS, others);
  expect(open).toMatchObject({ score: 100, level: { id: 'prepared' }, heldBackBy: 'critical-open' });
  expect(open.areas.find(({ area }) => area === monitoring)).toMatchObject({
    score: 100,
    level: { id: 'prepared' },
  });
});

describe('a critical gap', () => {
  const rankOf = (id: string) => LEVELS.findIndex((level) => level.id === id);

  test.each([
    ['a password only and backups that administrators can delete', ['cyber-mfa', 'cyber-isolated-backup']],
    ['the same and no complete restore ever', ['cyber-mfa', 'cyber-isolated-backup', 'cyber-timed-restore']],
    ['no crisis team', ['communication-call-out']],
  ])('%s is Partial at most, whatever else is at its best', (_, ids) => {
    for (const answer of [0, 'unknown'] as const) {
      const answers = { ...all(3), ...Object.fromEntries(ids.map((id) => [id, answer])) };
      expect(assess(AREAS, answers)).toMatchObject({
        level: { id: 'partial' },
        heldBackBy: 'critical-gap',
        keptFrom: { id: 'prepared' },
      });
    }
  });

  test('caps the level: at Partial if missing or unknown, at Prepared if incomplete or open', () => {
    fc.assert(
      fc.property(fc.oneof(anyAnswers, goodAnswers), fc.constantFrom(...CRITICAL), (answers, { id }) => {
        const overall = (answer?: Answer) => {
          const { [id]: _, ...others } = answers;
          const { level } = assess(AREAS, answer === undefined ? others : { ...others, [id]: answer });
          return rank(level);
        };
        expect(overall(0)).toBeLessThanOrEqual(rankOf('partial'));
        expect(overall('unknown')).toBeLessThanOrEqual(rankOf('partial'));
        expect(overall(1)).toBeLessThanOrEqual(rankOf('prepared'));
        expect(overall()).toBeLessThanOrEqual(rankOf('prepared'));
      }),
    );
  });

  test('caps the level of its area too', () => {
    for (const { id } of CRITICAL) {
      const { areas } = assess(AREAS, { ...all(3), [id]: 0 });
      const own = areas.find(({ area }) => area.questions.some((question) => question.id === id));
      expect(own?.level?.id, id).toBe('partial');
    }
  });

  test('is named in the result with the level that it prevents, and nothing else is', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { level, keptFrom, criticalGaps } = assess(AREAS, answers);
        const missing = CRITICAL.filter(({ id }) => answers[id] === 0 || answers[id] === 'unknown');
        const partial = CRITICAL.filter(({ id }) => answers[id] === 1);
        const named = missing.length > 0 ? missing : partial;
        expect(criticalGaps.map(({ question }) => question.id).toSorted()).toEqual(
          named.map(({ id }) => id).toSorted(),
        );
        if (named.length === 0) expect(keptFrom).toBeUndefined();
        else {
          expect(keptFrom?.id).toBe(missing.length > 0 ? 'prepared' : 'proven');
          expect(rank(level)).toBeLessThan(rank(keptFrom));
        }
      }),
    );
  });

  test('is never Proven while a critical question is below In place', () => {
    fc.assert(
      fc.property(fc.oneof(anyAnswers, goodAnswers), (answers) => {
        const { level } = assess(AREAS, answers);
        if (level?.id !== 'proven') return;
        for (const { id } of CRITICAL) expect([2, 3, 'not-applicable']).toContain(answers[id]);
      }),
    );
    expect(assess(AREAS, all(3)).level?.id).toBe('proven');
  });
});

describe('weak points', () => {
  test('are the answers “don’t know” and those below the best, and nothing else', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const expected = QUESTIONS.filter(({ id }) => [0, 1, 2, 'unknown'].includes(answers[id] ?? ''));
        const found = assess(AREAS, answers).weakPoints.map(({ question }) => question.id);
        expect(found.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
      }),
    );
  });

  test('are ordered by risk, then missing points, then known before unknown, then position in the questionnaire', () => {
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
    expect(assess(AREAS, some(13, 2)).reservations).toEqual([
      'few-answers',
      'critical-open',
      'area-without-answers',
    ]);
    const uncritical = Object.fromEntries(
      QUESTIONS.filter(({ weight }) => weight < 3).map(({ id }) => [id, 'not-applicable' as const]),
    );
    expect(
      assess(AREAS, { ...all(2), ...Object.fromEntries(Object.entries(uncritical).slice(0, 6)) })
        .reservations,
    ).toEqual([]);
    expect(assess(AREAS, { ...all(2), ...some(8, 'not-applicable') }).reservations).toEqual([
      'many-not-applicable',
      'critical-not-applicable',
      'area-without-answers',
    ]);
  });
});
