import type { ChatMessage, ChatReply } from '../../shared/chat.ts';
import type { Database } from '../database.ts';

import { condense } from './condense.ts';
import { readQuestion } from './conversation.ts';
import type { Question } from './conversation.ts';
import { alarmOf, EMERGENCY, withHotline } from './emergency.ts';
import { legalPage } from './legal-pages.ts';
import { findPassages } from './passages.ts';
import type { Found } from './passages.ts';
import { CONTACT } from './places.ts';
import { isOrder, isOutOfScope } from './scope.ts';
import { smallTalk } from './small-talk.ts';
import { bestSupported, isForeign } from './support.ts';

/** Passages looked at; an answer draws on up to three of them. */
const CANDIDATES = 60;

const NOT_COVERED: ChatReply = {
  reply:
    'I could not find that on this site. If it concerns our work, tell our team what you need through the contact form, and they will answer you directly.',
  sources: [CONTACT],
  suggestion: 'contact',
};

/** Passages from which an answer can be made, thin or not; in an alarm the hotline comes before it. */
export type Passages = { question: Question; passages: Found[]; isThin: boolean; isAlarm: boolean };

/** What there is to say to a conversation: a finished answer, or passages. */
export type Grounds = { answer: ChatReply } | Passages;

export async function findGrounds(database: Database, messages: readonly ChatMessage[]): Promise<Grounds> {
  const message = messages.at(-1)?.content ?? '';
  if (isOrder(message)) return { answer: NOT_COVERED };
  const alarm = alarmOf(message);
  if (alarm === 'live') return { answer: EMERGENCY };
  const line = smallTalk(message);
  if (line) return { answer: line };
  if (isOutOfScope(message)) return { answer: NOT_COVERED };
  const question = await readQuestion(database, messages);
  if (isForeign(question)) return { answer: NOT_COVERED };
  const search = await findPassages(database, question.ideas, CANDIDATES, question.likeness.places);
  const { passages, isThin } = bestSupported(question, search);
  const page = passages.length === 0 || isThin ? legalPage(message) : undefined;
  if (page) return { answer: page };
  if (passages.length === 0) return { answer: alarm === 'mentioned' ? EMERGENCY : NOT_COVERED };
  const ideas = question.ideas.map((idea, index) => ({
    ...idea,
    rarity: search.rarities[index]?.value ?? 1,
  }));
  return { question: { ...question, ideas }, passages, isThin, isAlarm: alarm === 'mentioned' };
}

/** Thin support is said so, and the contact section stands beside it. */
function asNearest({ reply, sources }: ChatReply): ChatReply {
  return {
    reply: `I found no direct answer on this site. This comes nearest:\n\n${reply}\n\nOur team can tell you more: ask through the contact form.`,
    sources: [...sources.filter(({ url }) => url !== CONTACT.url), CONTACT],
    suggestion: 'contact',
  };
}

/** The answer without a language model: the passages condensed to the sentences that answer. */
export function answerFrom(grounds: Passages): ChatReply {
  const condensed = condense(grounds.question, grounds.passages);
  const answer = grounds.isThin ? asNearest(condensed) : condensed;
  return grounds.isAlarm ? withHotline(answer) : answer;
}
