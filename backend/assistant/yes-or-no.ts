import type { AnswerEntry } from '../../content/answers/types.ts';

import type { Entry, Knowledge } from './knowledge.ts';
import { likenessesOf } from './score.ts';
import { wordsOf } from './text.ts';

/** A message asks for yes or no if it begins or ends like this, or if it is a statement with a question mark. */
const BEGINS =
  /^(?:is|are|was|were|am|do|does|did|can|could|will|would|shall|should|may|might|must|has|have|had|isn't|aren't|wasn't|don't|doesn't|didn't|can't|couldn't|won't|wouldn't|shouldn't|haven't|hasn't)$/;
const OPEN =
  /^(?:wh?at|what's|wh?ich|who|who's|whom|whose|how|how's|when|where|where's|why|tell|explain|list|name|describe|give)$/;
const ENDS =
  /\b(?:right|correct|true|yes|no|innit|(?:is|are|do|does|did|can|will|have|has)n['’]?t \w+|or not)\s*[?.!]*$|,\s?(?:is|are|do|does|did|can|will|have|has) \w+\s*[?.!]*$/i;
const LEADS_IN = /^(?:(?:and|so|but|or|also|hi|hello|ok|okay|then|well|sorry|please|just)\b[\s,.!]*)+/i;
/** "Can you tell me what it costs?" asks for more. */
const ASKS_MORE =
  /^(?:can|could|would|will|do|did|may|might|have) (?:you|i|we)\b(?: \w+){0,2} (?:tell|explain|know|idea|say|ask|show|give|describe|list|name|remind|advise)\b.*\b(?:what|wh?ich|who|whom|whose|how|when|where|why)\b/;
/** "A fixed price or by the hour?" asks for one of two. */
const CHOICE = /\bor\b(?! (?:so|more|less|not|both)\b)/;
/** "Highest level?" asks for what it names. */
const HAS_SUBJECT = /\b(?:you|your|u|we|our|i|my|it|its|they|he|she|possible|allowed|there)\b/;
/** "You sell my data", said without a question mark. */
const CLAIMS =
  /^(?:(?:you|we|they|it|my|our|your) \w+ \w+ \w+)(?!.*\b(?:know|ask|wonder|want|need|like|looking|help|please)\b)/;

/** Whether a message is a question. A report or an instruction is not. */
export function asksSomething(text: string): boolean {
  const [first = ''] = wordsOf(text);
  return text.includes('?') || BEGINS.test(first) || OPEN.test(first);
}

/** The clause that asks: "AI in our product, can you help with it?" */
function askingClause(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/).filter((part) => wordsOf(part).length > 1);
  const asked = sentences.findLast((part) => part.includes('?')) ?? sentences.at(-1) ?? text;
  const last = asked.split(/[,:;]\s/).at(-1) ?? asked;
  const [first = '', ...words] = wordsOf(last);
  return BEGINS.test(first) && words.length > 2 ? last : asked;
}

/** Whether a message asks for a yes or a no, or claims what is to be confirmed or denied. */
export function asksYesOrNo(text: string): boolean {
  const asked = askingClause(text);
  const words = wordsOf(asked.replace(LEADS_IN, ''));
  const said = words.join(' ');
  if (ENDS.test(asked)) return true;
  if (CHOICE.test(said)) return false;
  if (BEGINS.test(words[0] ?? '')) return !ASKS_MORE.test(said);
  if (words.some((word) => OPEN.test(word))) return false;
  return asked.includes('?') ? HAS_SUBJECT.test(said) : CLAIMS.test(said);
}

/** Words that turn a question round. "Isn't it …?" and "…, isn't it?" expect what "is it …?" does. */
const TURNING = [
  /\b(?:only|just|merely|solely|purely|alone|exclusively)\b/i,
  /\b(?:not|no|never|without|nobody|none|cannot|neither|nor|refuse[sd]?|exclude[sd]?)\b|\wn['’]t\b/i,
];
const EXPECTS_YES = /^(?:is|are|do|does|did|can|will|have|has)n['’]t\b/i;

function turnOf(text: string): string {
  const plain = text.replace(ENDS, '').replace(EXPECTS_YES, '');
  return TURNING.map((words) => words.test(plain)).join(' ');
}

/** Likeness that the nearest wording needs. */
const LEAST = 0.3;
/** How much nearer it has to be than the nearest one of the other side. */
const AHEAD = 0.14;
/** The likeness that a wording loses if only one of it and the question has a turning word. */
const TURNED = 0.2;

/**
 * The yes or no that a message asks for: that of the nearest known question, unless one of the other side is about as
 * near. Which of the two is due can hang on one word, and the lead alone is better than a wrong yes in front of it.
 */
export function sideOf(
  text: string,
  { questions, yes = [], no = [] }: AnswerEntry,
  entry: Entry,
  knowledge: Knowledge,
): 'Yes' | 'No' | undefined {
  if (!asksYesOrNo(text)) return undefined;
  const turn = turnOf(text);
  const likenesses = likenessesOf(text, entry, knowledge).slice(questions.length);
  const known = [...yes, ...no]
    .map((wording, index) => {
      const isTurned = turnOf(wording) !== turn;
      return {
        isYes: index < yes.length,
        isTurned,
        nearness: (likenesses[index] ?? 0) - (isTurned ? TURNED : 0),
      };
    })
    .toSorted((a, b) => b.nearness - a.nearness);
  const [nearest] = known;
  if (!nearest || nearest.isTurned || nearest.nearness < LEAST) return undefined;
  const opposite = known.find(({ isYes }) => isYes !== nearest.isYes);
  if (nearest.nearness - Math.max(0, opposite?.nearness ?? 0) < AHEAD) return undefined;
  return nearest.isYes ? 'Yes' : 'No';
}
