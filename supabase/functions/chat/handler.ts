import { AttemptLimiter } from '../../../shared/attempt-limiter.ts';
import { chatRequestSchema } from '../../../shared/chat.ts';
import type { ChatMessage, ChatReply } from '../../../shared/chat.ts';
import { inTime } from '../../../shared/deadline.ts';
import { CHAT_LIMITS } from '../../../shared/limits.ts';
import type { AttemptLimit } from '../../../shared/limits.ts';
import { refusal, tooManyRequests } from '../_shared/answers.ts';
import type { Database } from '../_shared/database.ts';
import { readJson } from '../_shared/read-json.ts';

import { answerFrom, findGrounds } from './answer.ts';
import { createBreaker } from './breaker.ts';
import { eventStream } from './event-stream.ts';
import { openModel } from './model.ts';
import type { ChatModelSettings } from './model-settings.ts';
import { createTokenBudget } from './token-budget.ts';
import { createTurnstile } from './turnstile.ts';
import { writeAnswer } from './write-answer.ts';
import type { TextEvent, Writer } from './write-answer.ts';

export type ChatDeps = {
  database: Database;
  /** Messages by client; held in memory, so each server or instance counts for itself. */
  limits: { perMinute: AttemptLimit; perHour: AttemptLimit };
  /** The model that writes the answers, and its tokens for a day; without one the passages answer themselves. */
  model?: ChatModelSettings | undefined;
  now: () => number;
  /** Told what happened, never what was said. */
  log: (event: string, detail?: Record<string, unknown>) => void;
};

export type ChatHandler = (request: Request, client: { key: string }) => Promise<Response>;

function writerOf({ database, model, now, log }: ChatDeps): Writer | undefined {
  if (!model) return undefined;
  return {
    model: openModel(model),
    breaker: createBreaker(now),
    budget: createTokenBudget(database, model.tokensPerDay),
    log,
  };
}

async function* finished(answer: ChatReply): AsyncGenerator<TextEvent, ChatReply> {
  yield { type: 'delta', text: answer.reply };
  return answer;
}

async function lastOf(answer: AsyncGenerator<TextEvent, ChatReply>): Promise<ChatReply> {
  for (;;) {
    const step = await answer.next();
    if (step.done) return step.value;
  }
}

/** The assistant: a conversation in, a reply with its sources out. Nothing of it is stored or logged. */
export function createChatHandler(deps: ChatDeps): ChatHandler {
  const { database, limits, now, log } = deps;
  const writer = writerOf(deps);
  const turnstile = createTurnstile([
    new AttemptLimiter(limits.perMinute, now),
    new AttemptLimiter(limits.perHour, now),
  ]);

  async function begin(messages: readonly ChatMessage[], visitor: AbortSignal) {
    const grounds = await inTime(findGrounds(database, messages), CHAT_LIMITS.passagesWithinMs);
    if ('answer' in grounds) return finished(grounds.answer);
    // A model would only make more of what is too little.
    return writer && !grounds.isThin
      ? writeAnswer(writer, grounds, messages, visitor)
      : finished(answerFrom(grounds));
  }

  return async (request, { key }) => {
    const body = await readJson(request, CHAT_LIMITS.bodyBytes);
    if ('refused' in body) return body.refused;
    const parsed = chatRequestSchema.safeParse(body.value);
    if (!parsed.success) {
      return refusal(400, 'validation_failed', 'A value is missing, too long or not acceptable.');
    }
    const turn = turnstile.enter(key);
    if ('retryAfterMs' in turn) return tooManyRequests(turn.retryAfterMs);
    try {
      const answer = await begin(parsed.data.messages, request.signal);
      if ((request.headers.get('accept') ?? '').includes('text/event-stream')) {
        return eventStream(answer, turn.leave);
      }
      const reply = await lastOf(answer);
      turn.leave();
      return Response.json(reply);
    } catch (error) {
      turn.leave();
      turn.takeBack();
      log('chat_failed', { error: error instanceof Error ? error.name : 'unknown' });
      return refusal(503, 'unavailable', 'The assistant is not available at the moment. Please try again.', {
        'retry-after': '5',
      });
    }
  };
}
