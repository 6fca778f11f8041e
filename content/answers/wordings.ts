import type { AnswerEntry } from './types.ts';

/** The wordings of an entry; those with a yes or no come last, in this order. */
export function wordingsOf({ questions, yes = [], no = [] }: Pick<AnswerEntry, 'questions' | 'yes' | 'no'>) {
  return [...questions, ...yes, ...no];
}

const SENTENCE =
  /^(?:is|are|was|were|do|does|did|can|could|will|would|shall|should|may|must|has|have|had)\b/i;
/** A bare yes or no would be ambiguous after these, and the rest are shorthand. */
const UNQUOTABLE = /[^\p{L}\p{N}\s.'’&%£$€+-]|n['’]t\b|\b(?:or|no|not|u|ur|r|ok)\b/iu;
const MOST_CHARACTERS = 90;

/** Whether a `yes` or `no` wording is a plain sentence that a reply may quote in front of its yes or no. */
export function isQuotable(wording: string): boolean {
  const sentence = wording.replace(/\?$/, '');
  return (
    SENTENCE.test(sentence) &&
    !UNQUOTABLE.test(sentence) &&
    sentence.length <= MOST_CHARACTERS &&
    sentence.split(' ').length >= 4
  );
}
