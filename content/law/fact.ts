import type { IsoDate } from '../insights.ts';

export type LegalFact = {
  /** The name that pages print. */
  name: string;
  jurisdiction: 'European Union' | 'United Kingdom' | 'United States' | 'International';
  /** The instrument, with the provision that the fact rests on. */
  text: string;
  /**
   * `enacted`: passed, but not in force and without a date for it. `national`: a directive that binds through national laws,
   * some of which have not been passed.
   */
  status: 'in force' | 'national' | 'guidance' | 'applies from' | 'enacted' | 'proposed' | 'suspended';
  /** The first day on which it applies, or on which it was suspended. */
  date?: IsoDate;
  /** Periods, thresholds and editions as sentences quote them. */
  terms?: Readonly<Record<string, string>>;
  source: `https://${string}`;
  /** Month of the newest source that was read. */
  newestSource: `${number}-${number}`;
  /** A: the wording of the law or the regulator was seen. B: two sources agree. C: one source, and the page says so. */
  grade: 'A' | 'B' | 'C';
  lastChecked: IsoDate;
};
