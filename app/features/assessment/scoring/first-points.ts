import { STEPS_THIS_WEEK } from '#content/assessment/this-week.ts';

import type { WeakPoint } from './scoring.ts';

export const POINTS_SHOWN = 5;
export const STEPS_SHOWN = 6;

/** The weak points to begin with, in order of risk: the riskiest of each area, then the riskiest of the others. */
export function firstPoints(weakPoints: readonly WeakPoint[]): WeakPoint[] {
  const leading = weakPoints.filter(
    ({ area }, at) => weakPoints.findIndex((point) => point.area.id === area.id) === at,
  );
  const others = weakPoints.filter((point) => !leading.includes(point));
  const chosen = new Set([...leading, ...others].slice(0, POINTS_SHOWN));
  return weakPoints.filter((point) => chosen.has(point));
}

/** Steps for the coming week. A weak point with answer 2 gets none, because its arrangement is in place. */
export function stepsThisWeek(weakPoints: readonly WeakPoint[]): string[] {
  const lacking = new Set(weakPoints.filter(({ answer }) => answer !== 2).map(({ question }) => question.id));
  return STEPS_THIS_WEEK.filter(({ question }) => lacking.has(question))
    .slice(0, STEPS_SHOWN)
    .map(({ step }) => step);
}
