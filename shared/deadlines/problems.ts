import type { Answers, Moment } from './answers.ts';
import { EARLIEST_DATE, isZone, zoned } from './moment.ts';
import type { Trigger } from './regime.ts';

export type Problem =
  | { kind: 'unreadable' | 'zone' | 'future' | 'before 2018'; moment: string }
  /** `moment` lies before `other`, which comes first in any incident. */
  | { kind: 'order'; moment: string; other: string };

/** Pairs of moments whose order is fixed. */
const ORDER: readonly (readonly [Trigger, Trigger])[] = [
  ['noticed', 'aware'],
  ['aware', 'classified'],
  ['noticed', 'classified'],
  ['noticed', 'determined'],
  ['noticed', 'material'],
  ['noticed', 'paid'],
];

function problemOf(moment: Moment, nowMs: number, zone: string): Problem['kind'] | undefined {
  if (moment.zone !== undefined && !isZone(moment.zone)) return 'zone';
  try {
    const at = zoned(moment, zone);
    if (moment.date < EARLIEST_DATE) return 'before 2018';
    return at.epochMilliseconds > nowMs ? 'future' : undefined;
  } catch {
    return 'unreadable';
  }
}

/** What the visitor has to correct. `withoutProblems` leaves moments that cannot be read out of the calculation. */
export function problemsOf(answers: Answers, nowMs: number, zone: string): Problem[] {
  const given = { ...answers.moments, ...answers.sent };
  const problems = Object.entries(given).flatMap(([moment, value]): Problem[] => {
    const kind = value && problemOf(value, nowMs, zone);
    return kind && kind !== 'order' ? [{ kind, moment }] : [];
  });
  const faulty = new Set(problems.map(({ moment }) => moment));
  for (const [first, second] of ORDER) {
    const [a, b] = [answers.moments[first], answers.moments[second]];
    if (!a || !b || faulty.has(first) || faulty.has(second)) continue;
    // Two dates without a time may be the same moment.
    const isBefore = zoned(b, zone).epochMilliseconds < zoned(a, zone).epochMilliseconds;
    if (isBefore && !(b.time === undefined && b.date >= a.date))
      problems.push({ kind: 'order', moment: second, other: first });
  }
  return problems;
}

/**
 * The answers without the moments that cannot be used. Moments in the wrong order stay: without the earlier of the two,
 * deadlines would be counted from the later one, and be too late.
 */
export function withoutProblems(answers: Answers, problems: readonly Problem[]): Answers {
  const faulty = new Set(problems.filter(({ kind }) => kind !== 'order').map(({ moment }) => moment));
  const kept = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !faulty.has(name)));
  return { ...answers, moments: kept(answers.moments), sent: kept(answers.sent) };
}
