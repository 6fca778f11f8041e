import type { PagePath } from '../pages.ts';

/** Published standards, guidance and laws that the questions are based on. */
type Standard =
  | 'ISO 22301:2019'
  | 'ISO 22316:2017'
  | 'ISO 22361:2022'
  | 'ISO 31000:2018'
  | 'NIST CSF 2.0'
  | 'NIST SP 800-61r3'
  | 'NIST AI RMF 1.0'
  | 'BCI Good Practice Guidelines 2023'
  | 'OFAC advisory, 21 September 2021'
  | 'GDPR'
  | 'NIS2'
  | 'DORA';

type Source = {
  standard: Standard;
  /** Clause, category or practice, as the publication names it. */
  at: string;
};

/** Harm that this gap alone does in the first days of a crisis; 3 is the greatest. */
type Weight = 1 | 2 | 3;

export type Question = {
  /** Equals the id of the checklist statement on the same subject. */
  id: string;
  /** Short name of the subject, for tables and charts. */
  topic: string;
  prompt: string;
  /** Evidence that would support a good answer; also what to look for when the answer is unknown. */
  evidence: string;
  /** From least to most mature. Each must make sense on its own. */
  statements: readonly [string, string, string, string];
  /** The first step from each of the lower three statements to the next. */
  actions: readonly [string, string, string];
  /** Weeks that each action takes, once begun. */
  weeks: readonly [number, number, number];
  /** What the gap costs in a crisis. */
  stake: string;
  weight: Weight;
  /** Role that should own the action. */
  owner: string;
  sources: readonly [Source, ...Source[]];
  /** A service or tool that helps to close this gap, where there is one. */
  service?: PagePath;
};

export type Area = {
  id: string;
  name: string;
  /** Short name for narrow columns. */
  short: string;
  text: string;
  questions: readonly Question[];
};
