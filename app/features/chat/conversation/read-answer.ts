import { chatReplySchema, chatTextEventSchema, type ChatReply } from '#shared/chat.ts';
import { CHAT_LIMITS } from '#shared/limits.ts';

import { AnswerError } from './chat-failure.ts';
import { readEvents } from './read-events.ts';

/** Status of an answer that arrived but does not match the schema. */
const INVALID_ANSWER = 200;

function parseJson(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw new AnswerError(INVALID_ANSWER);
  }
}

/** Checks a reply against the schema; an empty one is invalid too. */
export function checkReply(value: unknown): ChatReply {
  const result = chatReplySchema.safeParse(value);
  const reply = result.success ? result.data.reply.trim().slice(0, CHAT_LIMITS.reply) : '';
  if (!result.success || reply === '') throw new AnswerError(INVALID_ANSWER);
  return { ...result.data, reply };
}

/**
 * Reads a streamed answer to its end. `onText` receives all of the text so far. Events with unknown names are skipped,
 * so that a newer server may send more of them.
 */
export async function readAnswer(
  body: ReadableStream<Uint8Array>,
  onText: (text: string) => void,
): Promise<ChatReply> {
  let text = '';
  for await (const { event, data } of readEvents(body)) {
    if (event === 'done') return checkReply(parseJson(data));
    if (event !== 'delta' && event !== 'replace') continue;
    const change = chatTextEventSchema.safeParse(parseJson(data));
    if (!change.success) throw new AnswerError(INVALID_ANSWER);
    text = ((event === 'replace' ? '' : text) + change.data.text).slice(0, CHAT_LIMITS.reply);
    onText(text);
  }
  // The stream ended without `done`, so the reply may be incomplete.
  throw new AnswerError(INVALID_ANSWER);
}
