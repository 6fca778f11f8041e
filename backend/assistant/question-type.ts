/** What kind of answer a question asks for, by its wording. */
export type QuestionType = {
  /** A number of something. */
  asksHowMany: boolean;
  /** What stands beside a title: its date, kind, length or author. */
  asksForNotes: boolean;
  /** The noun of what is to be told in full: stages, tiers, principles. */
  list?: string;
  /** The last one of several that bear a date. */
  asksForNewest: boolean;
  /** What the firm does, and not what it has written. */
  asksForOffer: boolean;
  /** What tells two things apart. */
  asksToCompare: boolean;
};

const HOW_MANY = /\b(?:how many (?!hours|days|weeks|months|minutes)|number of)/i;
const NOTES =
  /\b(?:when|dates?|dated|year|month|published|publish|publication|recent|latest|newest|last|how long|length|upcoming|next|coming up|20\d\d|january|february|march|april|june|july|august|september|october|november|december|minutes|format|file|authors?|wrote|written by|presents?|presenter|speaker|speaks|who (?:gives|holds|runs))\b/i;

const LIST = /\b(?:stages|steps|phases|tiers|levels|programmes|programs|principles)\b/i;
const NEWEST = /\b(?:newest|latest|most recent|last published)\b/i;
const OFFER = /^(?:do|can|could|would|will) you\b/i;
const WRITTEN =
  /\b(?:papers?|articles?|reports?|research|podcasts?|webinars?|case stud(?:y|ies)|publish|written|wrote)\b/i;
const COMPARE = /\b(?:differences? between|differ(?:s|ent)? from|compared?|versus|vs)\b/i;
const COST =
  /\b(?:how much (?!time|notice|of (?:my|our))|costs?|priced?|prices|pricing|fees?|charged|(?<!in )charges?|paid|pay|bill(?:ed|ing)?|expensive|cheap)\b/i;
/** Whether a question asks what something costs. */
export function asksForCost(text: string): boolean {
  return COST.test(text);
}

export function typeOf(text: string): QuestionType {
  return {
    asksHowMany: HOW_MANY.test(text),
    asksForNotes: NOTES.test(text),
    list: LIST.exec(text)?.[0].toLowerCase(),
    asksForNewest: NEWEST.test(text),
    asksForOffer: OFFER.test(text) && !WRITTEN.test(text),
    asksToCompare: COMPARE.test(text),
  };
}
