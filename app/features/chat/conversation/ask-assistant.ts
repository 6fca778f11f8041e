import { backendClient } from '#app/lib/network/backend-client.ts';
import { toChatRequest, type ChatMessage, type ChatReply } from '#shared/chat.ts';

import { AnswerError } from './chat-failure.ts';
import { checkReply, readAnswer } from './read-answer.ts';

/** Longer than the server's timeout for a language model. Ends a request on a connection that hangs. */
const ANSWER_TIMEOUT_MS = 40_000;

/** `functions.invoke` puts the refusing response, or the error of a failed request, into `context`. */
function errorOf(error: { context?: unknown }): unknown {
  const { context } = error;
  return context instanceof Response ? new AnswerError(context.status) : context;
}

/** Sends the conversation. A server that cannot stream sends the reply in one piece. */
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
