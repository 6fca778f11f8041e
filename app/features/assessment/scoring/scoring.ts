/**
 * The rules of the score (docs/decisions/0012-assessment-score.md):
 *
 * 1. A statement is worth 0, 1, 2 or 3 points, the least mature first. "Don't know" is worth 0, like the least mature
 *    statement, and counts as a weak point.
 * 2. A score is the weighted share of the attainable points, from 0 to 100, over the answered questions. "Not
 *    applicable" and unanswered questions are left out, as if they had not been asked.
 * 3. The overall score is computed over all questions, not over the four area scores, so that an area of which most
 *    does not apply weighs less.
 * 4. The level follows from the score. A critical question (weight 3) that is missing or unknown caps it at Partial, one
 *    that is incomplete or unanswered at Prepared; the overall level is at most one above that of the weakest area.
 * 5. The risk of a weak point is its weight times the points it lacks. Equal risks are ordered by: more points lacking,
 *    known before unknown, order of the questionnaire.
 */
import { LEVELS } from '#content/assessment/questionnaire.ts';
import type { Area, Question } from '#content/assessment/question.ts';

import type { Answer, Answers, Maturity } from '../run/assessment-answer.ts';

const MOST_POINTS = 3;
const CRITICAL_WEIGHT = 3;

export type Level = (typeof LEVELS)[number];

const [PARTIAL, PREPARED, PROVEN] = [1, 2, 3];

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
type Reservation =
  | 'few-answers'
  | 'many-not-applicable'
  | 'critical-open'
  | 'critical-not-applicable'
  | 'area-without-answers';

/** The rule that puts the overall level below the level of the score. */
type HeldBackBy = 'critical-gap' | 'critical-open' | 'weakest-area';

export type AssessmentResult = {
  score?: number;
  level?: Level;
  heldBackBy?: HeldBackBy;
  /** The next level, which the critical gaps prevent. */
  keptFrom?: Level;
  /** The weak points with the lowest cap, the riskiest first. */
  criticalGaps: WeakPoint[];
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

/** Rank of the highest level that an answer to a critical question allows. */
function capOf(answer: Answer | undefined): number {
  if (answer === 0 || answer === 'unknown') return PARTIAL;
  return answer === 1 || answer === undefined ? PREPARED : PROVEN;
}

function rankOf(score: number): number {
  return LEVELS.indexOf(levelOf(score));
}

function levelAt(rank: number): Level {
  return LEVELS[rank] ?? LEVELS[0];
}

function isCritical({ weight }: Question): boolean {
  return weight === CRITICAL_WEIGHT;
}

function cappedLevel(score: number, questions: readonly Question[], answers: Answers): Level {
  const caps = questions.filter(isCritical).map(({ id }) => capOf(answers[id]));
  return levelAt(Math.min(rankOf(score), ...caps));
}

type Overall = Pick<AssessmentResult, 'level' | 'heldBackBy' | 'keptFrom' | 'criticalGaps'>;

function overallOf(
  score: number,
  areas: readonly AreaResult[],
  weakPoints: readonly WeakPoint[],
  isCriticalOpen: boolean,
): Overall {
  const critical = weakPoints.filter(
    ({ question, answer }) => isCritical(question) && capOf(answer) < PROVEN,
  );
  const gapCap = Math.min(PROVEN, ...critical.map(({ answer }) => capOf(answer)));
  const areaRanks = areas.flatMap(({ level }) => (level ? LEVELS.indexOf(level) : []));
  const caps: [HeldBackBy, number][] = [
    ['critical-gap', gapCap],
    ['critical-open', isCriticalOpen ? PREPARED : PROVEN],
    ['weakest-area', Math.min(...areaRanks) + 1],
  ];
  const rank = Math.min(rankOf(score), ...caps.map(([, cap]) => cap));
  const heldBackBy = rank < rankOf(score) ? caps.find(([, cap]) => cap === rank)?.[0] : undefined;
  return {
    level: levelAt(rank),
    ...(heldBackBy && { heldBackBy }),
    ...(critical.length > 0 && { keptFrom: levelAt(gapCap + 1) }),
    criticalGaps: critical.filter(({ answer }) => capOf(answer) === gapCap),
  };
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

function findReservations(
  { total, answered, notApplicable }: Counts,
  areas: AreaResult[],
  critical: readonly (Answer | undefined)[],
): Reservation[] {
  const reservations: Reservation[] = [];
  if (answered - notApplicable < total / 2) reservations.push('few-answers');
  if (notApplicable > total / 4) reservations.push('many-not-applicable');
  const counts = answered > notApplicable;
  if (counts && critical.includes(undefined)) reservations.push('critical-open');
  if (counts && critical.includes('not-applicable')) reservations.push('critical-not-applicable');
  if (areas.some(({ score }) => score === undefined)) reservations.push('area-without-answers');
  return reservations;
}

export function assess(areas: readonly Area[], answers: Answers): AssessmentResult {
  const questions = areas.flatMap((area) => area.questions);
  const results = areas.map((area): AreaResult => {
    const score = scoreOf(area.questions, answers);
    const counts = countAnswers(area.questions, answers);
    if (score === undefined) return { area, counts };
    return { area, score, level: cappedLevel(score, area.questions, answers), counts };
  });
  const score = scoreOf(questions, answers);
  const counts = countAnswers(questions, answers);
  const weakPoints = findWeakPoints(areas, answers);
  const critical = questions.filter(isCritical).map(({ id }) => answers[id]);
  return {
    ...(score === undefined
      ? { criticalGaps: [] }
      : { score, ...overallOf(score, results, weakPoints, critical.includes(undefined)) }),
    areas: results,
    counts,
    weakPoints,
    reservations: findReservations(counts, results, critical),
  };
}
