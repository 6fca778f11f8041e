import type { LiveRegime, NamedRegime } from '../../shared/deadlines/regime.ts';
import { DAY_MS } from '../../shared/time/durations.ts';
import type { IsoDate } from '../insights.ts';
import type { LegalFact } from './fact.ts';
import { LAW } from './law.ts';

type Regime = Pick<LiveRegime | NamedRegime, 'name' | 'status' | 'source' | 'lastChecked'>;

/** After how many days a fact is checked again. Bills, proposals, national laws still to come and suspensions change sooner. */
const CHECK_AFTER_DAYS: Record<LegalFact['status'] | Regime['status'], number> = {
  'in force': 180,
  national: 60,
  guidance: 180,
  'applies from': 180,
  enacted: 60,
  proposed: 60,
  suspended: 60,
  counsel: 180,
  'not in force': 60,
};

type Event = { title: string; date: IsoDate };

/** What the review looks at: the events that pages announce, and the register unless other facts are given. */
type Reviewed = {
  events: readonly Event[];
  facts?: Readonly<Record<string, LegalFact>>;
  /** The laws of the deadline tool. Given by the caller, because the industry pages load this file's chunk without them. */
  regimes?: Readonly<Record<string, Regime>>;
};

type Due = {
  /** Facts that nobody has checked for too long. */
  unchecked: readonly (readonly [id: string, fact: LegalFact])[];
  /** Laws of the deadline tool that nobody has checked for too long. */
  regimes: readonly (readonly [id: string, regime: Regime])[];
  /** Facts that sentences present as future, although their day has come. */
  passed: readonly (readonly [id: string, fact: LegalFact])[];
  /** Events that a page announces, although they are over. */
  pastEvents: readonly Event[];
};

function isUnchecked({ status, lastChecked }: Regime | LegalFact, today: string): boolean {
  return (Date.parse(today) - Date.parse(lastChecked)) / DAY_MS > CHECK_AFTER_DAYS[status];
}

/** Lists what has to be checked, reworded or removed on a day such as `2027-05-01`. */
export function dueOn(today: string, reviewed: Reviewed): Due {
  const { facts = LAW, regimes = {}, events } = reviewed;
  const list = Object.entries<LegalFact>(facts);
  return {
    unchecked: list.filter(([, fact]) => isUnchecked(fact, today)),
    regimes: Object.entries(regimes).filter(([, regime]) => isUnchecked(regime, today)),
    passed: list.filter(([, { status, date }]) => status === 'applies from' && date && date <= today),
    pastEvents: events.filter(({ date }) => date < today),
  };
}

/** How many facts and events are due; a fact that is due twice counts once. */
export function countDue(today: string, reviewed: Reviewed): number {
  const { unchecked, passed, pastEvents } = dueOn(today, reviewed);
  return new Set([...unchecked, ...passed].map(([id]) => id)).size + pastEvents.length;
}
