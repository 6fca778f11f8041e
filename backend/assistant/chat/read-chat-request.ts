import { chatRequestSchema } from '../../../shared/chat.ts';
import type { ChatMessage } from '../../../shared/chat.ts';
import { CHAT_LIMITS } from '../../../shared/limits.ts';

import { parseOrRefuse } from '../../http/parse-or-refuse.ts';
import { readJson } from '../../http/read-json.ts';

export type ChatRequest = {
  /** The conversation so far; the last message is the visitor's. */
  messages: readonly ChatMessage[];
  /** Whether the reply is sent as events while it is written. */
  wantsStream: boolean;
  /** Path of the visitor's current page, if the browser sent it in `Referer`. */
  page: string | undefined;
};

/** The path of an http(s) URL. Cross-origin requests carry only the origin, so the path `/` counts as unknown. */
function pathOf(url: string | null): string | undefined {
  if (url === null || !URL.canParse(url)) return undefined;
  const { protocol, pathname } = new URL(url);
  return /^https?:$/.test(protocol) && pathname !== '/' ? pathname : undefined;
}

/** @throws Refusal 400, 413 or 415 */
export async function readChatRequest(request: Request): Promise<ChatRequest> {
  const { messages } = parseOrRefuse(chatRequestSchema, await readJson(request, CHAT_LIMITS.bodyBytes));
  const wantsStream = (request.headers.get('accept') ?? '').includes('text/event-stream');
  return { messages, wantsStream, page: pathOf(request.headers.get('referer')) };
}
