/** What kind of answer a question asks for, by its wording. */
export type QuestionType = {
  /** A number of something. */
  asksHowMany: boolean;
  /** What stands beside a title: its date, kind, length or author. */
  asksForNotes: boolean;
};

const HOW_MANY = /\b(?:how many (?!hours|days|weeks|months|minutes)|number of)/i;
const NOTES =
  /\b(?:when|dates?|dated|year|month|published|publish|publication|recent|latest|newest|last|how long|length|upcoming|next|coming up|20\d\d|january|february|march|april|june|july|august|september|october|november|december|minutes|format|file|authors?|wrote|written by|presents?|presenter|speaker|speaks|who (?:gives|holds|runs))\b/i;

const COST =
  /\b(?:how much (?!time|notice|of (?:my|our))|costs?|priced?|prices|pricing|fees?|charged|(?<!in )charges?|paid|pay|bill(?:ed|ing)?|expensive|cheap)\b/i;
/** Whether a question asks what something costs. */
export function asksForCost(text: string): boolean {
  return COST.test(text);
}

export function typeOf(text: string): QuestionType {
  return { asksHowMany: HOW_MANY.test(text), asksForNotes: NOTES.test(text) };
}
