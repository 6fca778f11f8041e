import { CHAT } from '#content/assistant.ts';
import { CONTACT_LIMITS } from '#shared/limits.ts';

import type { ChatTurn } from '../conversation/chat-store.ts';

const { opening, oneQuestion, severalQuestions, lastAnswer } = CHAT.summary;
/** The beginning of a long reply is enough to recognise it. */
const REPLY_LENGTH = 600;

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}

/** The message that prefills the contact form: the visitor's questions, newest last, and the last reply. */
export function enquirySummary(turns: readonly ChatTurn[], draft: string): string {
  const questions = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
  if (draft.trim()) questions.push(draft.trim());
  if (questions.length === 0) return '';

  const reply = turns.findLast(({ role }) => role === 'assistant')?.content;
  const ending = reply ? `\n\n${lastAnswer}\n${cut(reply, REPLY_LENGTH)}` : '';
  const heading = questions.length === 1 ? oneQuestion : severalQuestions;
  const room = CONTACT_LIMITS.message - opening.length - heading.length - ending.length - 4;
  // The newest questions matter most, so the oldest of a long conversation are dropped.
  const kept: string[] = [];
  let used = 0;
  for (const question of questions.toReversed()) {
    const line = `- ${question.replaceAll(/\s+/g, ' ')}`;
    if (used + line.length + 1 > room) break;
    kept.unshift(line);
    used += line.length + 1;
  }
  return `${opening}\n\n${heading}\n${kept.join('\n')}${ending}`;
}
