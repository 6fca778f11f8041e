import * as z from 'zod/mini';

import { stripHiddenCharacters } from './text/hidden-characters.ts';
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

/** The request body of `functions/v1/chat`. The last message must be the visitor's. */
export const chatRequestSchema = z.strictObject({
  messages: z.array(messageSchema).check(
    z.minLength(1),
    z.maxLength(CHAT_LIMITS.messages),
    z.refine((messages) => messages.at(-1)?.role === 'user'),
  ),
});

export type ChatMessage = z.infer<typeof messageSchema>;

/** A page that the reply is based on: its path, with an anchor if the passage has one. */
const sourceSchema = z.object({
  title: z.string(),
  url: z.string().check(z.regex(/^\/(?!\/)[a-z0-9/-]*(#[A-Za-z0-9_-]+)?$/)),
});

/** The JSON answer, which is also the data of the `done` event of a streamed reply. */
export const chatReplySchema = z.object({
  reply: z.string(),
  /** Optional: a reply without sources is valid. */
  sources: z.prefault(z.array(sourceSchema), []),
  /** What the chat drawer offers beside the reply: the hotline, or the contact form. */
  suggestion: z.optional(z.enum(['emergency', 'contact'])),
  /** Public emergency services and helplines to call before anybody else. */
  callFirst: z.optional(z.array(z.string().check(z.regex(/^\d[\d ]{2,8}$/)))),
  /** The language of the first paragraph, if that is not English. */
  language: z.optional(z.enum(['de', 'fr', 'es', 'it', 'nl'])),
});

export type ChatSource = z.infer<typeof sourceSchema>;
export type ChatReply = z.infer<typeof chatReplySchema>;

/** Data of the events `delta` (text to append) and `replace` (text in place of all that came before). */
export const chatTextEventSchema = z.object({ text: z.string() });
export type ChatTextEvent = { type: 'delta' | 'replace' } & z.infer<typeof chatTextEventSchema>;

/** Cuts a text to a length without leaving half a surrogate pair, which the server refuses. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

/** The latest messages of a conversation, within the limits of the server, with long replies cut. */
export function toChatRequest(messages: readonly ChatMessage[]): { messages: ChatMessage[] } {
  return {
    messages: messages
      .slice(-CHAT_LIMITS.messages)
      .map(({ role, content }) => ({ role, content: cut(content, CHAT_LIMITS.message) })),
  };
}
