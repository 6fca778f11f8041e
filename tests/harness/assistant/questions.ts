import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** One to a line, so that a search shows a question with what is expected of it. */
export const QUESTIONS: readonly Question[] = readFileSync(
  join(import.meta.dirname, '../../assistant/questions.jsonl'),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Question);
