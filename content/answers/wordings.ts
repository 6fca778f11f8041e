import type { AnswerEntry } from './types.ts';

/** The wordings of an entry in the order on which the choice between yes and no relies. */
export function wordingsOf({ questions, yes = [], no = [] }: Pick<AnswerEntry, 'questions' | 'yes' | 'no'>) {
  return [...questions, ...yes, ...no];
}
