import DATA from './questions.json' with { type: 'json' };

/** What a reply has to do. */
type Verdict =
  | 'answer'
  | 'decline'
  | 'smalltalk'
  | 'person'
  | 'no-alarm'
  | 'hotline'
  | 'public-services'
  | 'public-services-and-hotline'
  | 'self-harm';

export type Expectation = {
  verdict: Verdict;
  /** Pages that answer the question, any of them, with or without an anchor. */
  pages?: readonly string[];
  /** Regular expressions that must all be found in the reply, in any case. */
  facts?: readonly string[];
  /** Regular expressions of which none may be found. */
  never?: readonly string[];
};

const KINDS = ['answerable', 'not-covered', 'hostile', 'conversation', 'emergency', 'harmless'] as const;

/** A conversation as a visitor would lead it, and what each reply has to do. */
export type Question = {
  kind: (typeof KINDS)[number];
  ask: readonly string[];
  /** One for each message; nothing is expected of a reply to which `null` belongs. */
  expect: readonly (Expectation | null)[];
  /** Whether answers, examples or weights were made with it. */
  tuned: boolean;
};

export const QUESTIONS = DATA as readonly Question[];
