import type { AnswerEntry } from '../../types.ts';

/**
 * The answers on the same law that short follow-ups mean.
 * @param next the answer about the notice that follows
 */
export function followOf(law: string, next?: string): AnswerEntry['follow'] {
  const name = `notification-deadlines.${law}`;
  return {
    cost: `${name}-penalty`,
    duration: name,
    who: `${name}-recipient`,
    where: `${name}-recipient`,
    start: `${name}-clock`,
    how: `${name}-contents`,
    contents: `${name}-contents`,
    ...(next !== undefined && { next }),
  };
}
