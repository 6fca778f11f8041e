import { formatDay, formatMonth } from '../../shared/text/format-day.ts';
import { EUROPEAN_UNION } from './european-union.ts';
import type { LegalFact } from './fact.ts';
import { INTERNATIONAL } from './international.ts';
import { UNITED_KINGDOM } from './united-kingdom.ts';
import { UNITED_STATES } from './united-states.ts';

/** Every legal fact that pages state. Sentences take their dates and figures from here. */
export const LAW = { ...EUROPEAN_UNION, ...UNITED_KINGDOM, ...UNITED_STATES, ...INTERNATIONAL };

export type LawId = keyof typeof LAW;

/** What a page says of one fact, or of several that belong together. */
type LawNote = {
  facts: readonly [LawId, ...LawId[]];
  /** Heading of the note. Defaults to the name of the first fact. */
  name?: string;
  /** If the facts differ in status, the text has to state the dates; otherwise the status is printed beside the name. */
  text: string;
};

/** What a page says of the law, ready to print. */
export type PageLaw = {
  /** The earliest `lastChecked` of the facts, as `22 November 2026`. */
  checked: string;
  /** `June to October 2026`: the months of the newest sources of its facts. */
  sources: string;
  facts: readonly LawId[];
  rows: readonly {
    name: string;
    /** Where it applies and since when: `European Union. Applicable since 17 January 2025.` */
    standing: string;
    text: string;
  }[];
};

/** The day of a fact as sentences state it: `17 January 2025`. */
export function dayOf({ date }: { date: string }): string {
  return formatDay(date);
}

/** The month of the newest source that was read of a fact, for sentences on what was not decided by then. */
export function monthOf({ newestSource }: { newestSource: string }): string {
  return formatMonth(newestSource);
}

/** The earliest `lastChecked` of the facts, as `22 November 2026`. */
export function dayChecked(facts: readonly Pick<LegalFact, 'lastChecked'>[]): string {
  const [oldest = ''] = facts.map(({ lastChecked }) => lastChecked).sort();
  return formatDay(oldest);
}

/** `June to October 2026`: from the fact with the oldest newest source to the one with the newest. */
export function sourceMonths(facts: readonly Pick<LegalFact, 'newestSource'>[]): string {
  const months = facts.map(({ newestSource }) => newestSource).sort();
  const [from = '', to = ''] = [months[0], months.at(-1)].map((month) => formatMonth(month ?? ''));
  if (from === to) return to;
  const year = to.slice(-5);
  return `${from.endsWith(year) ? from.slice(0, -year.length) : from} to ${to}`;
}

function statusOf({ status, date, newestSource }: LegalFact): string {
  switch (status) {
    case 'in force':
      return date ? `Applicable since ${formatDay(date)}` : 'In force';
    case 'national':
      return 'In force through national law, which some Member States have yet to pass';
    case 'guidance':
      return 'Guidance, not law';
    case 'applies from':
      return date ? `Applies from ${formatDay(date)}` : 'Not yet in force';
    case 'enacted':
      return `Enacted; not in force as of our latest source, dated ${formatMonth(newestSource)}`;
    case 'proposed':
      return `Proposed; not law as of our latest source, dated ${formatMonth(newestSource)}`;
    case 'suspended':
      return date ? `Suspended since ${formatDay(date)}` : 'Suspended';
  }
}

/** The status that all facts share, or undefined if they differ. */
function commonStatus([first, ...others]: readonly LegalFact[]): string | undefined {
  if (first && others.length === 0) return statusOf(first);
  return first?.status === 'in force' && others.every(({ status }) => status === 'in force')
    ? 'In force'
    : undefined;
}

/** Adds each fact's status and jurisdiction from the register, and the dates of checks and sources, to a page's notes. */
export function pageLaw(notes: readonly [LawNote, ...LawNote[]]): PageLaw {
  const ids = notes.flatMap(({ facts }) => facts);
  const all = ids.map((id) => LAW[id]);
  return {
    checked: dayChecked(all),
    sources: sourceMonths(all),
    facts: ids,
    rows: notes.map(({ facts, name, text }) => {
      const stated = facts.map((id): LegalFact => LAW[id]);
      const status = commonStatus(stated);
      const place = [...new Set(stated.map(({ jurisdiction }) => jurisdiction))].join(', ');
      return {
        name: name ?? LAW[facts[0]].name,
        standing: status ? `${place}. ${status}.` : `${place}.`,
        text,
      };
    }),
  };
}
