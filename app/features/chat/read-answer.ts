import { chatReplySchema, chatTextEventSchema, type ChatReply } from '#shared/chat.ts';
import { CHAT_LIMITS } from '#shared/limits.ts';

import { AnswerError } from './chat-failure.ts';
import { readEvents } from './event-stream.ts';

/** Status of an answer that arrived and is not what was agreed. */
const NOT_AS_AGREED = 200;

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw new AnswerError(NOT_AS_AGREED);
  }
}

/** A reply of the agreed form; an empty one is no reply. */
export function checkReply(value: unknown): ChatReply {
  const result = chatReplySchema.safeParse(value);
  const reply = result.success ? result.data.reply.trim().slice(0, CHAT_LIMITS.reply) : '';
  if (!result.success || reply === '') throw new AnswerError(NOT_AS_AGREED);
  return { ...result.data, reply };
}

/**
 * Reads a streamed answer to its end. `onText` is given all of the text so far; events of unknown names are
 * passed over, so that a newer server may say more.
 */
export async function readAnswer(
  body: ReadableStream<Uint8Array>,
  onText: (text: string) => void,
): Promise<ChatReply> {
  let text = '';
  for await (const { event, data } of readEvents(body)) {
    if (event === 'done') return checkReply(parsed(data));
    if (event !== 'delta' && event !== 'replace') continue;
    const change = chatTextEventSchema.safeParse(parsed(data));
    if (!change.success) throw new AnswerError(NOT_AS_AGREED);
    text = ((event === 'replace' ? '' : text) + change.data.text).slice(0, CHAT_LIMITS.reply);
    onText(text);
  }
  // Without its end nobody knows what is missing.
  throw new AnswerError(NOT_AS_AGREED);
}
