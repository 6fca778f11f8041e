import type { AnswerEntry } from '../../content/answers/types.ts';

import type { Entry, Knowledge } from './knowledge.ts';
import { likenessesOf } from './score.ts';
import { wordsOf } from './text.ts';

/** A message may ask for yes or no by how it begins, how it ends, or by being a statement with a question mark. */
const BEGINS =
  /^(?:is|are|was|were|am|do|does|did|can|could|will|would|shall|should|may|might|must|has|have|had|isn't|aren't|wasn't|don't|doesn't|didn't|can't|couldn't|won't|wouldn't|shouldn't|haven't|hasn't)$/;
const OPEN =
  /^(?:what|what's|which|who|who's|whom|whose|how|how's|when|where|where's|why|tell|explain|list|name|describe|give)$/;
const ENDS =
  /\b(?:right|correct|true|yes|no|innit|(?:is|are|do|does|can|will|have|has)n't \w+|or not)\s*[?.!]*$/i;
const LEADING_WORDS = new Set('and so but or also hi hello ok okay then well sorry please just'.split(' '));

/** A wording decides between yes and no only if the question has the same of these words. */
const DECISIVE =
  /\b(?:no|not|never|none|nobody|nothing|without|only|just|solely|always|every|all|any|anyone|also|more|less|least|most|before|after|still|\w+n't|\d[\d.,:/%]*)\b/gi;

/** How like a question must be to a wording, and how much liker than to any of the other side. */
const LEAST_LIKENESS = 0.45;
const LEAST_LEAD = 0.15;

/** To "you don't teach, right?" a bare yes or no means either. */
const NEGATED = /\b(?:not|never|\w+n't)\b/i;

const decisiveWords = (text: string) =>
  [...new Set((text.match(DECISIVE) ?? []).map((word) => word.toLowerCase()))].sort().join(' ');

/** Whether a message asks anything at all, rather than to report or to order something. */
export function asksSomething(text: string): boolean {
  const [first = ''] = wordsOf(text);
  return text.includes('?') || BEGINS.test(first) || OPEN.test(first);
}

/** Whether a message asks for yes or no. */
export function asksYesOrNo(text: string): boolean {
  const sentences = text.split(/(?<=[.!?])\s+/).filter((part) => wordsOf(part).length > 1);
  const asked = sentences.findLast((part) => part.includes('?')) ?? sentences.at(-1) ?? text;
  const words = wordsOf(asked);
  const first = words.find((word) => !LEADING_WORDS.has(word)) ?? '';
  if (BEGINS.test(first) || ENDS.test(asked)) return true;
  return asked.includes('?') && !words.some((word) => OPEN.test(word));
}

/**
 * Whether the answer to a question is yes or no, by the wordings that say so; undefined when none is like enough, since
 * a wrong "yes" is worse than none.
 */
export function yesOrNo(
  text: string,
  { questions, yes = [], no = [] }: AnswerEntry,
  entry: Entry,
  knowledge: Knowledge,
): 'Yes' | 'No' | undefined {
  if (yes.length + no.length === 0 || !asksYesOrNo(text)) return undefined;
  if (NEGATED.test(text.replaceAll('’', "'").replace(ENDS, ''))) return undefined;
  const likenesses = likenessesOf(text, entry, knowledge).slice(questions.length);
  const wordings = [...yes, ...no].map((wording, index) => ({
    side: index < yes.length ? ('Yes' as const) : ('No' as const),
    likeness: likenesses[index] ?? 0,
    wording,
  }));
  const best = wordings.reduce((a, b) => (b.likeness > a.likeness ? b : a));
  const other = Math.max(
    0,
    ...wordings.filter(({ side }) => side !== best.side).map(({ likeness }) => likeness),
  );
  if (best.likeness < LEAST_LIKENESS || best.likeness - other < LEAST_LEAD) return undefined;
  return decisiveWords(text) === decisiveWords(best.wording) ? best.side : undefined;
}
