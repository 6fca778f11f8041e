import { LIVE_REGIMES } from '#content/deadlines/regimes.ts';
import { waitingText } from '#content/deadlines/limit-text.ts';
import { RECIPIENT_ZONES } from '#content/deadlines/recipient-zones.ts';
import { RESULT } from '#content/deadlines/screens.ts';
import type { Deadline } from '#shared/deadlines/calculate.ts';
import type { Start, Trigger } from '#shared/deadlines/regime.ts';

import { dayText, durationText, momentText } from './notice-time-text.ts';

/** Key in `Answers.sent` for the notice of a deadline. */
export const stageKey = ({ regime, stage }: Pick<Deadline, 'regime' | 'stage'>) => `${regime}/${stage.id}`;

/** When the notice is due, in `zone` or else in the zone of the calculation; if its clock has not started, how long it runs. */
export function dueText({ regime: id, stage, state }: Deadline, zone?: string): string {
  switch (state.kind) {
    case 'due':
      return state.wholeDay ? RESULT.endOf(dayText(state.at)) : momentText(state.at, zone);
    case 'now':
      return RESULT.now;
    case 'waiting':
      return waitingText(stage.limit, LIVE_REGIMES[id] ?? { stages: [stage] }, !state.atMost);
  }
}

/** The due time in the authority's time zone, if it differs from the visitor's. */
export function authorityText({ stage, state }: Deadline, zone: string): string {
  const theirs = RECIPIENT_ZONES[stage.to];
  if (state.kind !== 'due' || state.wholeDay || !theirs) return '';
  const text = momentText(state.at, theirs);
  return text === momentText(state.at, zone) ? '' : RESULT.atAuthority(text);
}

/** The time left or overdue; empty if the deadline has no due time. */
export function countdownText({ state }: Deadline, nowMs: number): string {
  if (state.kind !== 'due') return '';
  const left = state.at.epochMilliseconds - nowMs;
  return left >= 0 ? RESULT.left(durationText(left)) : RESULT.passed(durationText(left));
}

export function isPast({ state }: Deadline, nowMs: number): boolean {
  return state.kind === 'due' && state.at.epochMilliseconds < nowMs;
}

/** The ceiling of a clock that has not started; empty if it has none. */
export function ceilingText({ state }: Deadline, nowMs: number): string {
  if (state.kind !== 'waiting' || !state.atMost) return '';
  const hasPassed = state.atMost.epochMilliseconds < nowMs;
  return (hasPassed ? RESULT.atMostPassed : RESULT.atMost)(momentText(state.atMost));
}

/** Conditions and assumptions behind the due time, one sentence each. */
export function factsOf(deadline: Deadline, nowMs: number): string[] {
  const { stage, state } = deadline;
  const facts: string[] = [];
  if (stage.only) facts.push(`${stage.only}.`);
  if (state.kind === 'due' && state.movedFrom) facts.push(RESULT.movedFrom(momentText(state.movedFrom)));
  if (state.kind !== 'waiting' && state.countedFrom === 'noticed' && startsWith(deadline) === 'aware')
    facts.push(RESULT.standIn);
  const ceiling = ceilingText(deadline, nowMs);
  if (ceiling) facts.push(ceiling);
  return facts;
}

/** What to do about the deadline, one sentence each. */
export function adviceOf(deadline: Deadline, nowMs: number): string[] {
  const { stage, state } = deadline;
  const advice: string[] = [];
  if (isPast(deadline, nowMs)) advice.push(RESULT.late);
  else if (state.kind !== 'now' && stage.withoutDelay) advice.push(RESULT.withoutDelay);
  if (state.kind === 'now') advice.push(RESULT.nowText);
  if (state.kind === 'waiting' && isDecision(state.on)) advice.push(RESULT.decide);
  return advice;
}

const DECISIONS: readonly Trigger[] = ['classified', 'determined', 'material'];

function isDecision(start: Start): boolean {
  return 'trigger' in start && DECISIONS.includes(start.trigger);
}

function startsWith({ stage: { limit } }: Deadline) {
  return 'trigger' in limit.from ? limit.from.trigger : undefined;
}
