/** Index of a statement among its question's four, the least mature first. */
export type Maturity = 0 | 1 | 2 | 3;

export type Answer = Maturity | 'not-applicable' | 'unknown';

/** Keyed by question id; a question without an entry is unanswered. */
export type Answers = Readonly<Record<string, Answer>>;

/** In the order in which a question shows them, which is also that of the keys 1 to 6. */
export const ANSWERS: readonly Answer[] = [0, 1, 2, 3, 'not-applicable', 'unknown'];

export function isAnswer(value: unknown): value is Answer {
  return ANSWERS.some((answer) => answer === value);
}
