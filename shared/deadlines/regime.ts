import type { Condition } from './condition.ts';

/** What starts a clock. The visitor gives the moment of each that has come. */
export type Trigger =
  /** The first sign: somebody in the organisation saw it. US statutes call it discovery. */
  | 'noticed'
  /** Awareness that it happened. The GDPR takes it as reasonable certainty; some laws ask for less. */
  | 'aware'
  /** The incident was classified as major under DORA. */
  | 'classified'
  /** The organisation determined that the incident meets the law's reporting threshold. */
  | 'determined'
  /** The company decided that the incident is material to investors. */
  | 'material'
  /** A ransom was paid. */
  | 'paid'
  /** A fix or mitigation of the vulnerability is available. */
  | 'fixed';

/**
 * A moment from which a limit runs: a trigger, or the sending of an earlier stage of the same regime. `isLatest`: the
 * last updated version of that stage counts.
 */
export type Start = { trigger: Trigger } | { sent: string; isLatest?: true };

type CalendarId = 'us-federal';

/** A period and the moment from which it runs. Days and months end with the day, in the visitor's time zone. */
export type Limit =
  /** Elapsed hours. `ceiling` caps them from another trigger, unless that cap had passed before the clock started. */
  | { unit: 'hours'; amount: number; from: Start; ceiling?: { amount: number; from: Trigger } }
  | { unit: 'calendar days'; amount: number; from: Start }
  | { unit: 'months'; amount: number; from: Start }
  /** Ends at `closes` in `zone`. Day 1 is the first business day after the start. */
  | {
      unit: 'business days';
      amount: number;
      from: Start;
      calendar: CalendarId;
      zone: string;
      closes: readonly [hour: number, minute: number];
    }
  /** Calendar days after the end of the calendar year in which the clock started. */
  | { unit: 'days after the year'; amount: number; from: Start }
  /** Without delay, and no number. `isImmediate`: the law says “immediately”. */
  | { unit: 'without delay'; from: Start; isImmediate?: true };

export type Stage = {
  id: string;
  /** `Early warning`. */
  name: string;
  /** Key of the register of recipients. */
  to: string;
  limit: Limit;
  /** What the law says of the start, where it is more exact than the name of the trigger. */
  counted?: string;
  /** Due without delay; the limit is the latest permissible time. */
  withoutDelay?: true;
  /** When this stage applies, as far as the questions cover it. */
  when?: Condition;
  /** Further condition that no question covers: `If the risk to them is high`. */
  only?: string;
  /** Whether a limit that ends on a weekend or public holiday moves to noon of the next working day. */
  moves?: Condition;
  /** What the notice contains. */
  contents: readonly [string, ...string[]];
};

type Grade = 'A' | 'B' | 'C';

type RegimeBase = {
  name: string;
  /** The instrument and its provisions. */
  text: string;
  jurisdiction: string;
  source: `https://${string}`;
  /** Month of the newest source that was read, `2026-10`. */
  newestSource: `${number}-${number}`;
  /** Day of the last check, `2026-11-22`. */
  lastChecked: string;
  /** Who is covered, in a sentence. */
  covers: string;
  applies: Condition;
  /** Rules beside the limits of the stages, a sentence or two each. */
  notes?: readonly [string, ...string[]];
  /** Why a notice may not be owed. Never removes a deadline. */
  exception?: string;
  penalty?: string;
};

/** A regime whose deadlines are calculated. Its stages need a trigger and a unit; its grade is A or B. */
export type LiveRegime = RegimeBase & {
  status: 'in force';
  grade: 'A' | 'B';
  since?: string;
  stages: readonly [Stage, ...Stage[]];
};

/** A regime that is shown without a deadline: not in force, or not certain enough. */
export type NamedRegime = RegimeBase & {
  status: 'counsel' | 'not in force';
  grade: Grade;
  /** Description of its time limits. */
  clock: string;
};
