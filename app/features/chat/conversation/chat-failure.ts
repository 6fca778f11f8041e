import type { CHAT_ERROR_TEXTS } from '#content/assistant-launcher.ts';
import { isConnectionFault } from '#app/lib/network/connection-fault.ts';

/** Why a message was not answered. */
export type ChatFailure = keyof typeof CHAT_ERROR_TEXTS;

/** A request that the server refused, or an answer that does not match the schema. */
export class AnswerError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The assistant answered with ${status}`);
    this.name = 'AnswerError';
    this.status = status;
  }
}

export function failureOf(error: unknown): ChatFailure {
  if (error instanceof AnswerError) return error.status === 429 ? 'rate-limited' : 'failed';
  return error instanceof Error && isConnectionFault(error.message) ? 'disconnected' : 'failed';
}
