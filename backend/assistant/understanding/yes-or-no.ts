import { amountsIn } from './amounts.ts';
import type { Entry, Knowledge } from '../knowledge/knowledge.ts';
import { similaritiesTo, SAME_WORDING } from './score.ts';
import { fnv1a, wordsOf } from '../knowledge/text.ts';

/** First words and endings of questions that expect yes or no; `OPEN` words expect more than that. */
const BEGINS =
  /^(?:is|are|was|were|am|do|does|did|can|could|will|would|shall|should|may|might|must|has|have|had|isn't|aren't|wasn't|don't|doesn't|didn't|can't|couldn't|won't|wouldn't|shouldn't|haven't|hasn't)$/;
const OPEN =
  /^(?:wh?at|what's|wh?ich|who|who's|whom|whose|how|how's|when|where|where's|why|tell|explain|list|name|describe|give)$/;
const ENDS =
  /\b(?:right|correct|true|yes|no|innit|(?:is|are|do|does|did|can|will|have|has)n['’]?t \w+|or not)\s*[?.!]*$|,\s?(?:is|are|do|does|did|can|will|have|has) \w+\s*[?.!]*$/i;
const LEADS_IN = /^(?:(?:and|so|but|or|also|hi|hello|ok|okay|then|well|sorry|please|just)\b[\s,.!]*)+/i;
/** Polite forms of open questions: "Can you tell me what it costs?" */
const ASKS_MORE =
  /^(?:can|could|would|will|do|did|may|might|have) (?:you|i|we)\b(?: \w+){0,2} (?:tell|explain|know|idea|say|ask|show|give|describe|list|name|remind|advise)\b.*\b(?:what|wh?ich|who|whom|whose|how|when|where|why)\b/;
/** Questions between two options: "A fixed price or by the hour?" */
const CHOICE = /\bor\b(?! (?:so|more|less|not|both)\b)/;
/** A statement with a question mark expects yes or no only if it has a subject, unlike "Highest level?" */
const HAS_SUBJECT = /\b(?:you|your|u|we|our|i|my|it|its|they|he|she|possible|allowed|there)\b/;
/** Claims without a question mark: "You sell my data" */
const CLAIMS =
  /^(?:(?:you|we|they|it|my|our|your) \w+ \w+ \w+)(?!.*\b(?:know|ask|wonder|want|need|like|looking|help|please)\b)/;

/** Whether a message is a question. A report or an instruction is not. */
export function asksSomething(text: string): boolean {
  const [first = ''] = wordsOf(text);
  return text.includes('?') || BEGINS.test(first) || OPEN.test(first);
}

/** The clause that contains the question: "can you help with it?" of "AI in our product, can you help with it?" */
function askingClause(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/).filter((part) => wordsOf(part).length > 1);
  const asked = sentences.findLast((part) => part.includes('?')) ?? sentences.at(-1) ?? text;
  const last = asked.split(/[,:;]\s/).at(-1) ?? asked;
  const [first = '', ...words] = wordsOf(last);
  return BEGINS.test(first) && words.length > 2 ? last : asked;
}

/** Whether a message expects yes or no: a closed question, or a claim to confirm or deny. */
export function asksYesOrNo(text: string): boolean {
  const asked = askingClause(text);
  const words = wordsOf(asked.replace(LEADS_IN, ''));
  const said = words.join(' ');
  if (ENDS.test(asked))
    return /,\s*\S+(?: \w+)?\s*[?.!]*$/.test(asked) || !words.some((word) => OPEN.test(word));
  if (CHOICE.test(said)) return false;
  if (BEGINS.test(words[0] ?? '')) return !ASKS_MORE.test(said);
  if (words.some((word) => OPEN.test(word))) return false;
  return asked.includes('?') ? HAS_SUBJECT.test(said) : CLAIMS.test(said);
}

/** Words that reverse the answer to a question. "Isn't it …?" and "…, isn't it?" have the same answer as "is it …?". */
const REVERSING = [
  /\b(?:only|just|merely|solely|purely|alone|exclusively)\b/i,
  /\b(?:not|no|nothing|never|without|nobody|none|cannot|neither|nor|refuse[sd]?|exclude[sd]?)\b|\wn['’]t\b/i,
];
const EXPECTS_YES = /^(?:is|are|do|does|did|can|will|have|has)n['’]t\b/i;

/**
 * What decides between yes and no beside the subject of a text: a bit for each kind of reversing words, and above these
 * bits a hash of the amounts, 0 for none. As one number it takes little space in the index.
 */
export type Turns = number;

const REVERSAL_BITS = (1 << REVERSING.length) - 1;

export function turnsIn(text: string): Turns {
  const plain = text.replace(ENDS, '').replace(EXPECTS_YES, '');
  const amounts = amountsIn(askingClause(text));
  const hash = amounts === '' ? 0 : (fnv1a(amounts) >>> 4) << REVERSING.length;
  return REVERSING.reduce((found, words, kind) => (words.test(plain) ? found | (1 << kind) : found), hash);
}

/** Whether one of two texts has reversing words that the other lacks. */
const isReversal = (asked: Turns, known: Turns) => ((asked ^ known) & REVERSAL_BITS) !== 0;

/** Whether a question names other amounts than a wording: "after a week" where the wording says "after 30 days". */
const hasOtherAmounts = (asked: Turns, known: Turns) =>
  asked > REVERSAL_BITS && (asked ^ known) > REVERSAL_BITS;

/** Minimum similarity of the most similar wording. */
const MIN_SIMILARITY = 0.3;
/** Minimum difference to the most similar wording with the opposite answer. */
const MIN_MARGIN = 0.14;
/**
 * Places about incidents, rights and duties. A wrong yes or no can do harm there ("Yes" to disconnecting a ventilator, "No"
 * to data that leave the country), so it is given only when the question is one of the entry's wordings. The answers about
 * calling without an agreement are left out: there a yes ("Can I ring you with no contract?") helps a caller.
 */
const KNOWN_WORDINGS_ONLY =
  /^\/(?:services\/incident-response(?!#questions)|resources\/notification-deadlines|(?:privacy|security|terms)(?:#|$))/;
/** Subtracted from the similarity of a wording whose reversing words differ from those of the message. */
const REVERSAL_PENALTY = 0.2;

/**
 * The yes or no that a message expects: that of the most similar known question, or `undefined` if a question with the
 * opposite answer is about as similar. One word or number can reverse the answer, and no yes or no is better than a wrong one.
 */
export function yesOrNo(text: string, entry: Entry, knowledge: Knowledge): 'Yes' | 'No' | undefined {
  if (!asksYesOrNo(text)) return undefined;
  const { yes = [], no = [] } = entry.answer ?? {};
  const asked = turnsIn(text);
  const similarities = similaritiesTo(text, knowledge)(entry);
  const known = [...yes, ...no]
    .map((turns, index) => {
      const isReversed = isReversal(asked, turns);
      return {
        isYes: index < yes.length,
        isReversed,
        turns,
        similarity:
          (similarities.at(index - yes.length - no.length) ?? 0) - (isReversed ? REVERSAL_PENALTY : 0),
      };
    })
    .toSorted((a, b) => b.similarity - a.similarity);
  const [nearest] = known;
  if (!nearest || nearest.isReversed || nearest.similarity < MIN_SIMILARITY) return undefined;
  // A wording listed in `questions` has deliberately neither a yes nor a no.
  const open = similarities.slice(0, similarities.length - yes.length - no.length);
  if (open.some((similarity) => similarity >= SAME_WORDING && similarity > nearest.similarity))
    return undefined;
  if (hasOtherAmounts(asked, nearest.turns)) return undefined;
  const opposite = known.find(({ isYes }) => isYes !== nearest.isYes);
  const isKnown = nearest.similarity >= SAME_WORDING;
  const isDelicate = KNOWN_WORDINGS_ONLY.test(entry.answer?.place ?? '');
  if (isDelicate && !isKnown) return undefined;
  if (!isKnown && nearest.similarity - Math.max(0, opposite?.similarity ?? 0) < MIN_MARGIN) return undefined;
  return nearest.isYes ? 'Yes' : 'No';
}
