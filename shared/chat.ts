import * as z from 'zod/mini';

import { stripHiddenCharacters } from './hidden-characters.ts';
import { CHAT_LIMITS } from './limits.ts';

const messageSchema = z.strictObject({
  role: z.enum(['user', 'assistant']),
  content: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => stripHiddenCharacters(text).trim()),
    ),
    z.string().check(z.minLength(1), z.maxLength(CHAT_LIMITS.message)),
  ),
});

/** What a visitor sends to `functions/v1/chat`. The last message is the visitor's. */
export const chatRequestSchema = z.strictObject({
  messages: z.array(messageSchema).check(
    z.minLength(1),
    z.maxLength(CHAT_LIMITS.messages),
    z.refine((messages) => messages.at(-1)?.role === 'user'),
  ),
});

export type ChatMessage = z.infer<typeof messageSchema>;

/** A page the reply draws on: the path of the site, with an anchor where the passage has one. */
const sourceSchema = z.object({
  title: z.string(),
  url: z.string().check(z.regex(/^\/(?!\/)[a-z0-9/-]*(#[A-Za-z0-9_-]+)?$/)),
});

/** The answer as JSON, and the data of the event `done` where the reply is streamed. */
export const chatReplySchema = z.object({
  reply: z.string(),
  /** May be missing: the reply alone is an answer. */
  sources: z.prefault(z.array(sourceSchema), []),
  /** What the drawer may offer beside the reply: the hotline, or writing to the firm. */
  suggestion: z.optional(z.enum(['emergency', 'contact'])),
});

export type ChatSource = z.infer<typeof sourceSchema>;
export type ChatReply = z.infer<typeof chatReplySchema>;

/** Data of the events `delta` (text to append) and `replace` (text in place of all that came before). */
export const chatTextEventSchema = z.object({ text: z.string() });

/** A text cut to a length, without the half of a surrogate pair that the cut may leave: the server refuses that. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

/** The end of a conversation as the server takes it, long replies cut. */
export function toChatRequest(messages: readonly ChatMessage[]): { messages: ChatMessage[] } {
  return {
    messages: messages
      .slice(-CHAT_LIMITS.messages)
      .map(({ role, content }) => ({ role, content: cut(content, CHAT_LIMITS.message) })),
  };
}
