import { WEAK_POINT } from '#content/assessment/screens.ts';

import type { WeakPoint } from './scoring.ts';

/** The first action for a weak point. For an unknown answer that is to find out. */
export function firstAction({ question, answer }: Pick<WeakPoint, 'question' | 'answer'>): string {
  return answer === 'unknown' ? WEAK_POINT.findOut(question.evidence) : question.actions[answer];
}
