import type { Trigger } from './regime.ts';

/** A date and, where it is known, a time, as read from a clock in `zone`. */
export type Moment = {
  /** `2026-11-20` */
  date: string;
  /** `16:30`. If absent, the start of the day is assumed. */
  time?: string;
  /** IANA name of the time zone; defaults to the one that the visitor has chosen. */
  zone?: string;
};

/** An ISO 3166 code of a country, or of a state of the United States such as `US-CA`. */
export type Place = string;

export type Sector =
  | 'bank'
  | 'insurer'
  | 'investment firm'
  | 'payments'
  | 'crypto assets'
  | 'trading venue'
  | 'consumer finance'
  | 'energy'
  | 'transport'
  | 'health care'
  | 'health plan'
  | 'medical devices'
  | 'water'
  | 'digital infrastructure'
  | 'cloud'
  | 'managed services'
  | 'online platform'
  | 'trust services'
  | 'telecoms'
  | 'manufacturing'
  | 'food'
  | 'post'
  | 'public body'
  | 'education'
  | 'critical infrastructure'
  | 'other';

export type Size = 'micro' | 'small' | 'medium' | 'large';

export type Event =
  | 'personal data'
  | 'health data'
  | 'outage'
  | 'ransomware'
  | 'ransom paid'
  | 'connected product'
  | 'AI system'
  | 'defence information'
  | 'supplier incident';

/** The visitor's answers. Undefined means "don't know", which neither includes nor excludes a law. */
export type Answers = {
  established?: readonly Place[];
  people?: readonly Place[];
  sectors?: readonly Sector[];
  size?: Size;
  /** Files annual reports with the SEC as a domestic issuer. */
  listedInUs?: boolean;
  events?: readonly Event[];
  /** Number of people whose data is affected. */
  affected?: number;
  moments: Partial<Record<Trigger, Moment>>;
  /** When a stage was sent, by `regime/stage`. */
  sent: Readonly<Record<string, Moment>>;
};

export const NO_ANSWERS: Answers = { moments: {}, sent: {} };
