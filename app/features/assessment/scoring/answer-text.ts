import { MATURITY, OTHER_ANSWERS } from '#content/assessment/questionnaire.ts';
import { NO_ANSWER } from '#content/assessment/screens.ts';
import type { Question } from '#content/assessment/question.ts';

import type { Answer } from '../run/assessment-answer.ts';

/** The answer in the question's own words. */
export function answerText({ statements }: Pick<Question, 'statements'>, answer: Answer | undefined): string {
  if (answer === undefined) return NO_ANSWER.text;
  return typeof answer === 'number' ? statements[answer] : OTHER_ANSWERS[answer].text;
}

/** The answer in a word or two, for tables. */
export function answerName(answer: Answer | undefined): string {
  if (answer === undefined) return NO_ANSWER.name;
  return typeof answer === 'number' ? MATURITY[answer] : OTHER_ANSWERS[answer].label;
}
