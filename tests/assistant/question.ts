/** A question as a visitor would ask it, and what a right answer holds. */
export type Question = {
  /** The visitor's turns; the last one is judged. */
  ask: string | readonly string[];
  /** Pages that answer it, any of them; none for a question that is to be declined. */
  pages: readonly string[];
  /** Words that must all stand in the reply; `a|b` where either will do. Letter case does not count. */
  facts: readonly string[];
};

export type QuestionSet = Record<
  'plain' | 'misspelt' | 'followUp' | 'offTopic' | 'hostile',
  readonly Question[]
>;

export const about = (ask: Question['ask'], pages: string, ...facts: string[]): Question => ({
  ask,
  pages: pages.split(' '),
  facts,
});

export const declined = (ask: string): Question => ({ ask, pages: [], facts: [] });
