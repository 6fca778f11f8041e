import { chatRequestSchema } from '../../shared/chat.ts';
import type { ChatMessage } from '../../shared/chat.ts';
import { CHAT_LIMITS } from '../../shared/limits.ts';

import { accept } from './accept.ts';
import { readJson } from './read-json.ts';

export type ChatRequest = {
  /** The conversation so far; the last message is the visitor's. */
  messages: readonly ChatMessage[];
  /** Whether the reply is sent as events while it is written. */
  wantsStream: boolean;
  /** Path of the page on which the visitor asks, where it is known. */
  page: string | undefined;
};

/** The path of a URL. That of the home page is also what a browser tells of another site, so it tells nothing. */
function pathOf(url: string | null): string | undefined {
  const path = url !== null && URL.canParse(url) ? new URL(url).pathname : '/';
  return path === '/' ? undefined : path;
}

/** @throws Refusal 400, 413 or 415 */
export async function readChatRequest(request: Request): Promise<ChatRequest> {
  const { messages } = accept(chatRequestSchema, await readJson(request, CHAT_LIMITS.bodyBytes));
  const wantsStream = (request.headers.get('accept') ?? '').includes('text/event-stream');
  return { messages, wantsStream, page: pathOf(request.headers.get('referer')) };
}
