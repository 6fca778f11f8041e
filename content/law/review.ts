import { DAY_MS } from '../../shared/time/durations.ts';
import type { IsoDate } from '../insights.ts';
import type { LegalFact } from './fact.ts';
import { LAW } from './law.ts';

/** After how many days a fact is checked again. Bills, proposals, national laws still to come and suspensions change sooner. */
const CHECK_AFTER_DAYS: Record<LegalFact['status'], number> = {
  'in force': 180,
  national: 60,
  guidance: 180,
  'applies from': 180,
  enacted: 60,
  proposed: 60,
  suspended: 60,
};

type Event = { title: string; date: IsoDate };

/** What the review looks at: the events that pages announce, and the register unless other facts are given. */
type Reviewed = {
  events: readonly Event[];
  facts?: Readonly<Record<string, LegalFact>>;
};

type Due = {
  /** Facts that nobody has checked for too long. */
  unchecked: readonly (readonly [id: string, fact: LegalFact])[];
  /** Facts that sentences present as future, although their day has come. */
  passed: readonly (readonly [id: string, fact: LegalFact])[];
  /** Events that a page announces, although they are over. */
  pastEvents: readonly Event[];
};

/** Lists what has to be checked, reworded or removed on a day such as `2027-05-01`. */
export function dueOn(today: string, reviewed: Reviewed): Due {
  const { facts = LAW, events } = reviewed;
  const list = Object.entries<LegalFact>(facts);
  return {
    unchecked: list.filter(
      ([, { status, lastChecked }]) =>
        (Date.parse(today) - Date.parse(lastChecked)) / DAY_MS > CHECK_AFTER_DAYS[status],
    ),
    passed: list.filter(([, { status, date }]) => status === 'applies from' && date && date <= today),
    pastEvents: events.filter(({ date }) => date < today),
  };
}

/** How many facts and events are due; a fact that is due twice counts once. */
export function countDue(today: string, reviewed: Reviewed): number {
  const { unchecked, passed, pastEvents } = dueOn(today, reviewed);
  return new Set([...unchecked, ...passed].map(([id]) => id)).size + pastEvents.length;
}
