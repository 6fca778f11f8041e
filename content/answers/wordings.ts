import type { AnswerEntry } from './types.ts';

/** All wordings of an entry's question: first the open ones, then those answered with yes, then those with no. */
export function wordingsOf({ questions, yes = [], no = [] }: Pick<AnswerEntry, 'questions' | 'yes' | 'no'>) {
  return [...questions, ...yes, ...no];
}
