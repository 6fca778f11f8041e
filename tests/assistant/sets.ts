import { EIGHTH_QUESTIONS } from './eighth-questions.ts';
import { FIFTH_QUESTIONS } from './fifth-questions.ts';
import { FOURTH_QUESTIONS } from './fourth-questions.ts';
import { MORE_QUESTIONS } from './more-questions.ts';
import { NINTH_QUESTIONS } from './ninth-questions.ts';
import type { QuestionSet } from './question.ts';
import { QUESTIONS } from './questions.ts';
import { SEVENTH_QUESTIONS } from './seventh-questions.ts';
import { SIXTH_QUESTIONS } from './sixth-questions.ts';
import { TENTH_QUESTIONS } from './tenth-questions.ts';
import { THIRD_QUESTIONS } from './third-questions.ts';

/** The sets that the assistant was written with, each by its name. */
export const TUNED_ON: Readonly<Record<string, QuestionSet>> = {
  first: QUESTIONS,
  second: MORE_QUESTIONS,
  third: THIRD_QUESTIONS,
  fourth: FOURTH_QUESTIONS,
  fifth: FIFTH_QUESTIONS,
  sixth: SIXTH_QUESTIONS,
  seventh: SEVENTH_QUESTIONS,
  eighth: EIGHTH_QUESTIONS,
  ninth: NINTH_QUESTIONS,
};

export const UNTUNED: QuestionSet = TENTH_QUESTIONS;
