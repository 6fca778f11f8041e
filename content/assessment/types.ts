import type { PagePath } from '../pages.ts';

/** Published practice that questions are written from. */
type Standard =
  | 'ISO 22301:2019'
  | 'ISO 22316:2017'
  | 'ISO 31000:2018'
  | 'NIST CSF 2.0'
  | 'NIST SP 800-61r3'
  | 'NIST AI RMF 1.0'
  | 'BCI Good Practice Guidelines 2023';

type Source = {
  standard: Standard;
  /** Clause, category or practice, as the publication names it. */
  at: string;
};

/** How much harm this gap alone does in the first days of a crisis. */
type Weight = 1 | 2 | 3;

export type Question = {
  /** The same as that of the checklist statement on the same subject. */
  id: string;
  /** Name of the subject in tables and charts. */
  topic: string;
  prompt: string;
  /** What an organisation could show for a good answer; also what to look for when nobody knows. */
  evidence: string;
  /** From least to most mature; each stands by itself. */
  statements: readonly [string, string, string, string];
  /** First action from each statement but the last towards the next. */
  actions: readonly [string, string, string];
  /** What the gap costs in a crisis. */
  stake: string;
  weight: Weight;
  /** Office that should own the action. */
  owner: string;
  sources: readonly [Source, ...Source[]];
  service: PagePath;
  /** Id of an item of the insights page. */
  insight: string;
};

export type Area = {
  id: string;
  name: string;
  /** Fits a narrow column. */
  short: string;
  text: string;
  questions: readonly Question[];
};
