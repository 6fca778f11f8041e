import { MATURITY, OTHER_ANSWERS } from '#content/assessment/questionnaire.ts';
import type { Question } from '#content/assessment/types.ts';

import type { Answer } from '../run/answer.ts';
import type { WeakPoint } from './scoring.ts';

/** The first action for a weak point. For an unknown answer that is to find out. */
export function firstAction({ question, answer }: Pick<WeakPoint, 'question' | 'answer'>): string {
  if (answer === 'unknown')
    return `Find out: ask for ${question.evidence}. If there is none, treat it as missing.`;
  return question.actions[answer];
}

/** The answer in the question's own words. */
export function answerText({ statements }: Question, answer: Answer | undefined): string {
  if (answer === undefined) return 'Not answered.';
  return typeof answer === 'number' ? statements[answer] : OTHER_ANSWERS[answer].text;
}

/** The answer in a word or two, for tables. */
export function answerName(answer: Answer | undefined): string {
  if (answer === undefined) return 'Open';
  return typeof answer === 'number' ? MATURITY[answer] : OTHER_ANSWERS[answer].label;
}
