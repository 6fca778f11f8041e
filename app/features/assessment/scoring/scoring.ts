/**
 * The rules of the score (docs/decisions/0012-assessment-score.md):
 *
 * 1. A statement is worth 0, 1, 2 or 3 points, the least mature first. "Don't know" is worth 0, like the least mature
 *    statement, and counts as a weak point.
 * 2. A score is the weighted share of the attainable points, from 0 to 100, over the answered questions. "Not
 *    applicable" and unanswered questions are left out, as if they had not been asked.
 * 3. The overall score is computed over all questions, not over the four area scores, so that an area of which most
 *    does not apply weighs less.
 * 4. The level follows from the score; the overall level is at most one above that of the weakest area.
 * 5. The risk of a weak point is its weight times the points it lacks. Equal risks are ordered by: more points lacking,
 *    known before unknown, order of the questionnaire.
 */
import { LEVELS } from '#content/assessment/questionnaire.ts';
import type { Area, Question } from '#content/assessment/question.ts';

import type { Answer, Answers, Maturity } from '../run/assessment-answer.ts';

const MOST_POINTS = 3;

export type Level = (typeof LEVELS)[number];

type Counts = { total: number; answered: number; unknown: number; notApplicable: number };

export type AreaResult = {
  area: Area;
  /** Absent if no answer counts. */
  score?: number;
  level?: Level;
  counts: Counts;
};

export type WeakPoint = {
  question: Question;
  area: Area;
  answer: Exclude<Maturity, 3> | 'unknown';
  risk: number;
};

/** Why a result should be read with care. */
type Reservation = 'few-answers' | 'many-not-applicable' | 'area-without-answers';

export type AssessmentResult = {
  score?: number;
  level?: Level;
  /** True if the weakest area keeps the overall level below what the score alone would give. */
  isHeldBack: boolean;
  areas: AreaResult[];
  counts: Counts;
  /** All answers below full points, the riskiest first. */
  weakPoints: WeakPoint[];
  reservations: Reservation[];
};

function pointsOf(answer: Answer | undefined): Maturity | undefined {
  if (answer === 'unknown') return 0;
  return answer === 'not-applicable' ? undefined : answer;
}

/** A whole number from 0 to 100; undefined if no answer counts. */
export function scoreOf(questions: readonly Question[], answers: Answers): number | undefined {
  let earned = 0;
  let possible = 0;
  for (const { id, weight } of questions) {
    const points = pointsOf(answers[id]);
    if (points === undefined) continue;
    earned += weight * points;
    possible += weight * MOST_POINTS;
  }
  return possible === 0 ? undefined : Math.round((100 * earned) / possible);
}

export function levelOf(score: number): Level {
  return LEVELS.findLast(({ from }) => score >= from) ?? LEVELS[0];
}

function countAnswers(questions: readonly Question[], answers: Answers): Counts {
  const given = questions.flatMap(({ id }) => answers[id] ?? []);
  const count = (wanted: Answer) => given.filter((answer) => answer === wanted).length;
  return {
    total: questions.length,
    answered: given.length,
    unknown: count('unknown'),
    notApplicable: count('not-applicable'),
  };
}

function overallLevel(score: number, areas: readonly AreaResult[]): { level: Level; isHeldBack: boolean } {
  const ranks = areas.flatMap(({ level }) => (level ? LEVELS.indexOf(level) : []));
  const own = LEVELS.indexOf(levelOf(score));
  const rank = Math.min(own, Math.min(...ranks) + 1);
  return { level: LEVELS[rank] ?? LEVELS[0], isHeldBack: rank < own };
}

function findWeakPoints(areas: readonly Area[], answers: Answers): WeakPoint[] {
  const points = areas.flatMap((area) =>
    area.questions.flatMap((question): WeakPoint[] => {
      const answer = answers[question.id];
      if (answer === undefined || answer === 'not-applicable' || answer === 3) return [];
      return [{ question, area, answer, risk: question.weight * missingPoints(answer) }];
    }),
  );
  // The sort is stable, so that equal ones stay in the order of the questionnaire.
  return points.toSorted(
    (a, b) =>
      b.risk - a.risk ||
      missingPoints(b.answer) - missingPoints(a.answer) ||
      Number(a.answer === 'unknown') - Number(b.answer === 'unknown'),
  );
}

function missingPoints(answer: WeakPoint['answer']): number {
  return MOST_POINTS - (pointsOf(answer) ?? MOST_POINTS);
}

function findReservations({ total, answered, notApplicable }: Counts, areas: AreaResult[]): Reservation[] {
  const reservations: Reservation[] = [];
  if (answered - notApplicable < total / 2) reservations.push('few-answers');
  if (notApplicable > total / 4) reservations.push('many-not-applicable');
  if (areas.some(({ score }) => score === undefined)) reservations.push('area-without-answers');
  return reservations;
}

export function assess(areas: readonly Area[], answers: Answers): AssessmentResult {
  const questions = areas.flatMap((area) => area.questions);
  const results = areas.map((area): AreaResult => {
    const score = scoreOf(area.questions, answers);
    const counts = countAnswers(area.questions, answers);
    return score === undefined ? { area, counts } : { area, score, level: levelOf(score), counts };
  });
  const score = scoreOf(questions, answers);
  const counts = countAnswers(questions, answers);
  return {
    ...(score === undefined ? { isHeldBack: false } : { score, ...overallLevel(score, results) }),
    areas: results,
    counts,
    weakPoints: findWeakPoints(areas, answers),
    reservations: findReservations(counts, results),
  };
}
