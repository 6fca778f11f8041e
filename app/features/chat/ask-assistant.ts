import { backendClient } from '#app/lib/backend-client.ts';
import { toChatRequest, type ChatMessage, type ChatReply } from '#shared/chat.ts';

import { AnswerError } from './chat-failure.ts';
import { checkReply, readAnswer } from './read-answer.ts';

/** Longer than the server gives a language model; a connection that hangs must not keep the visitor waiting. */
const ANSWER_TIMEOUT_MS = 40_000;

/** What `functions.invoke` returns beside its data: the response refused, or the error of the request. */
function errorOf(error: { context?: unknown }): unknown {
  const { context } = error;
  return context instanceof Response ? new AnswerError(context.status) : context;
}

/** Sends the conversation; the reply is streamed where the server can, and comes in one piece where not. */
export async function askAssistant(
  messages: readonly ChatMessage[],
  onText: (text: string) => void,
): Promise<ChatReply> {
  const client = await backendClient();
  const { data, error } = await client.functions.invoke<unknown>('chat', {
    body: toChatRequest(messages),
    headers: { Accept: 'text/event-stream, application/json' },
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  if (error) throw errorOf(error);
  return data instanceof Response && data.body ? readAnswer(data.body, onText) : checkReply(data);
}
