import type { ChatMessage } from '../../shared/chat.ts';
import type { Database } from '../database.ts';

import { ideasOf } from './ideas.ts';
import type { Idea } from './ideas.ts';
import { likeness } from './likeness.ts';
import type { Likeness } from './likeness.ts';
import { read } from './passages.ts';
import type { Weighted } from './passages.ts';
import { typeOf } from './question-type.ts';
import type { QuestionType } from './question-type.ts';
import { wordsOf } from './stem.ts';

/** Turns before the last that may say what it is about. */
const TURNS_BACK = 3;
const FADES_BY = 0.6;

const POINTS_BACK = new Set(
  'it its they them their that this these those there one ones he she same both either such'.split(' '),
);
const LEADS_ON =
  /^(and|also|or|but|so|then|what about|how about|what else|anything else|tell me more|more)\b/i;

const ASKS_OF_FIRM = /\b(?:you|your|firm|company|calder|vance)\b/i;

/** Who is the course for? */
const WHO_FOR = /\bwho (?:is|are) (.{1,40}?) (?:meant |intended |made |designed )?for\b/i;

/** How much a question leans on what was said before it, from 0 to 1. */
function leaning(question: string, ideas: readonly Idea[]): number {
  const subjects = ideas.filter((idea) => !idea.isAspect).length;
  const leadsOn = LEADS_ON.test(question.trim());
  const pointsBack = leadsOn || wordsOf(question).some((word) => POINTS_BACK.has(word));
  if (subjects === 0) return 1;
  if (subjects === 1) return leadsOn ? 0.4 : pointsBack ? 0.6 : 0.15;
  return pointsBack && subjects === 2 ? 0.2 : 0;
}

export type Question = QuestionType & {
  /** The last message. */
  text: string;
  ideas: Weighted[];
  /** How many of the ideas, from the first, are the question's own; the others are what came before. */
  own: number;
  /** What it is like, of all that is known to be asked. */
  likeness: Likeness;
};

/** What the last message asks, a follow-up completed by the turns before it. */
export async function readQuestion(database: Database, messages: readonly ChatMessage[]): Promise<Question> {
  const turns = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const last = turns.at(-1) ?? '';
  /** The nearest turn first. */
  const [latest, ...before] = await read(database, [
    last.replace(WHO_FOR, '$1 who is it for'),
    ...turns.slice(-1 - TURNS_BACK, -1).reverse(),
  ]);
  const { ideas: asked, words } = latest ?? { ideas: [], words: [] };
  // What do you do? How can you help us?
  const own =
    asked.length === 0 && turns.length === 1 && ASKS_OF_FIRM.test(last) ? ideasOf(['services']) : asked;
  const ideas: Weighted[] = own.map((idea) => ({ ...idea, weight: 1 }));
  // And for coaching? The same is asked about something else.
  const asksTheSame = LEADS_ON.test(last.trim()) && own.length > 0 && !own.some((idea) => idea.isAspect);
  if (asksTheSame) {
    for (const idea of before[0]?.ideas ?? []) {
      if (idea.isAspect) ideas.push({ ...idea, weight: 1 });
    }
  }
  const leansBy = turns.length > 1 ? leaning(last, own) : 0;
  let weight = leansBy;
  for (const turn of before) {
    if (weight < 0.1) break;
    const earlier = turn.ideas.filter((idea) => !idea.isAspect && !idea.isElsewhere);
    for (const idea of earlier) {
      if (!ideas.some((known) => known.words.join(' ') === idea.words.join(' ')))
        ideas.push({ ...idea, weight });
    }
    // The nearest turn with a subject says what is meant; those before it only colour it.
    weight *= earlier.length > 0 ? FADES_BY / 2 : FADES_BY;
  }
  return {
    ideas,
    own: own.length,
    text: last,
    likeness: likeness(words, before[0]?.words, leansBy),
    ...typeOf(last),
  };
}
