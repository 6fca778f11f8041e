import * as z from 'zod/mini';

import { CHAT_LIMITS } from './limits.ts';

/** The sources of an answer of the assistant; `none` means that it cannot answer. */
export const ANSWER_KINDS = ['entry', 'intent', 'passage', 'none'] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** The function with which an admin tries a question. Nothing is counted, and no model is called. */
export const TRIAL_FUNCTION = 'try-assistant';

export const trialRequestSchema = z.strictObject({
  question: z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_LIMITS.message)),
});

/** An entry of content/answers. Scores are probabilities from 0 to 1. */
type TrialEntry = {
  id: string;
  /** The first wording of its question. */
  question: string;
  /** The page and anchor that it links to; null for a question that no page answers. */
  place: string | null;
  score: number;
};

/** Response of `try-assistant`: the assistant's reply, and how it was chosen. */
export type Trial = {
  reply: string;
  /** The source of the reply. `place` is its first link; `score` is null if the assistant cannot answer. */
  outcome: { kind: AnswerKind; name: string; place: string | null; score: number | null };
  /** The likeliest entry that was not the answer. */
  runnerUp: TrialEntry | null;
  /** Probabilities, highest first: the likeliest intent, any emergency (named by its likeliest kind), self-harm, a threat. */
  intents: { name: string; probability: number }[];
};
