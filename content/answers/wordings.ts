import type { AnswerEntry } from './types.ts';

/** The wordings of an entry; those with a yes or no come last, in this order. */
export function wordingsOf({ questions, yes = [], no = [] }: Pick<AnswerEntry, 'questions' | 'yes' | 'no'>) {
  return [...questions, ...yes, ...no];
}
