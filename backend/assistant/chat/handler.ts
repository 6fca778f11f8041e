import { AttemptLimiter } from '../../../shared/attempt-limiter.ts';
import type { ChatReply, ChatTextEvent } from '../../../shared/chat.ts';
import type { AttemptLimit } from '../../../shared/limits.ts';
import type { Database } from '../../database.ts';
import { describeError } from '../../describe-error.ts';
import type { ChatRequest } from './read-chat-request.ts';
import { Refusal, tooManyRequests } from '../../http/refusal.ts';
import type { Log } from '../../log.ts';

import type { Assistant } from '../assistant.ts';
import { createCircuitBreaker } from '../model/circuit-breaker.ts';
import { openModel, type ModelSettings } from '../model/model.ts';
import { createOutcomeCounts } from './outcome-counts.ts';
import { createTokenBudget } from '../model/token-budget.ts';
import { createReplyAdmission } from './reply-admission.ts';
import { wholeReply, writeAnswer, type Writer } from '../model/write-answer.ts';
import { eventStream } from './event-stream.ts';

export type ChatDeps = {
  database: Database;
  assistant: Assistant;
  /** Messages by client; held in memory, so each server or instance counts for itself. */
  limits: { perMinute: AttemptLimit; perHour: AttemptLimit };
  /** The model that writes the answers, and its tokens for a day; without one the composed answers are returned. */
  model?: ModelSettings | undefined;
  now: () => number;
  /** Logs what happened, never what was said. */
  log: Log;
};

type ChatClient = {
  /** Rate-limit key of the visitor. */
  key: string;
  /** Aborted when the visitor disconnects. */
  signal: AbortSignal;
};

/** @throws Refusal 429 or 503 */
export type ChatHandler = (request: ChatRequest, client: ChatClient) => Promise<Response>;

function writerOf({ database, model, now, log }: ChatDeps): Writer | undefined {
  if (!model) return undefined;
  return {
    model: openModel(model),
    breaker: createCircuitBreaker(now),
    budget: createTokenBudget(database, model.tokensPerDay, log),
    log,
  };
}

async function finalReply(answer: AsyncGenerator<ChatTextEvent, ChatReply>): Promise<ChatReply> {
  for (;;) {
    const step = await answer.next();
    if (step.done) return step.value;
  }
}

/** The assistant: takes a conversation, returns a reply with its sources. No message is stored or logged. */
export function createChatHandler(deps: ChatDeps): ChatHandler {
  const { database, assistant, limits, now, log } = deps;
  const writer = writerOf(deps);
  const count = createOutcomeCounts(database, () => log('chat_uncounted', {}, 'warn'));
  const admission = createReplyAdmission([
    new AttemptLimiter(limits.perMinute, now),
    new AttemptLimiter(limits.perHour, now),
  ]);

  return async ({ messages, wantsStream, page }, { key, signal }) => {
    const admitted = admission.enter(key);
    if ('retryAfterMs' in admitted) throw tooManyRequests(admitted.retryAfterMs);
    try {
      const decision = await assistant.decide(messages, page, signal);
      count(decision.outcome);
      const answer =
        writer && decision.material.length > 0
          ? writeAnswer(writer, decision, messages, signal)
          : wholeReply(decision.reply, 'delta');
      if (wantsStream) return eventStream(answer, admitted.leave);
      const reply = await finalReply(answer);
      admitted.leave();
      return Response.json(reply);
    } catch (error) {
      if (!signal.aborted) admitted.refund();
      admitted.leave();
      if (error instanceof Refusal) throw error;
      if (error !== signal.reason) log('chat_failed', describeError(error), 'error');
      const message = 'The assistant is not available at the moment. Please try again.';
      throw new Refusal(503, 'unavailable', message, { 'retry-after': '5' });
    }
  };
}
