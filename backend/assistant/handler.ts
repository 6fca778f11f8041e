import { AttemptLimiter } from '../../shared/attempt-limiter.ts';
import type { ChatMessage, ChatReply } from '../../shared/chat.ts';
import { withTimeout } from '../../shared/timeout.ts';
import { CHAT_LIMITS } from '../../shared/limits.ts';
import type { AttemptLimit } from '../../shared/limits.ts';
import type { Database } from '../database.ts';
import type { ChatRequest } from '../http/read-chat-request.ts';
import { Refusal, tooManyRequests } from '../http/refusal.ts';

import { answerFrom, findGrounds } from './answer.ts';
import type { Grounds } from './answer.ts';
import { createBreaker } from './breaker.ts';
import { eventStream } from './write-events.ts';
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
  /** Has a statement of a client wait for its turn; the signal is aborted when nobody waits for it any more. */
  inTurn?: <Result>(key: string, signal: AbortSignal, statement: () => Promise<Result>) => Promise<Result>;
  now: () => number;
  /** Told what happened, never what was said. */
  log: (event: string, detail?: Record<string, unknown>) => void;
};

type ChatClient = {
  /** Rate-limit key of the visitor. */
  key: string;
  /** Aborted when the visitor has gone. */
  signal: AbortSignal;
};

/** @throws Refusal 429 or 503 */
export type ChatHandler = (request: ChatRequest, client: ChatClient) => Promise<Response>;

/** Questions that are looked up at the same time, of all clients: as many as are answered in time. */
const MOST_LOOKED_UP = 24;
const RETRY_AFTER = { 'retry-after': '5' };

/** Thrown when a question has not been looked up in time. */
class Late extends Error {}

const atOnce: NonNullable<ChatDeps['inTurn']> = async (_key, signal, statement) => {
  signal.throwIfAborted();
  return statement();
};

function unavailable(): Refusal {
  const message = 'The assistant is not available at the moment. Please try again.';
  return new Refusal(503, 'unavailable', message, RETRY_AFTER);
}

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
  const { database, limits, now, log, inTurn = atOnce } = deps;
  const writer = writerOf(deps);
  const turnstile = createTurnstile([
    new AttemptLimiter(limits.perMinute, now),
    new AttemptLimiter(limits.perHour, now),
  ]);

  let lookedUp = 0;

  /** Ends with the last statement that was begun, which may be later than anybody waits for. */
  async function lookUp(messages: readonly ChatMessage[], key: string, signal: AbortSignal) {
    const query: Database['query'] = (sql, parameters) =>
      inTurn(key, signal, () => database.query(sql, parameters));
    lookedUp += 1;
    return findGrounds({ ...database, query }, messages).finally(() => (lookedUp -= 1));
  }

  async function begin(grounds: Grounds, messages: readonly ChatMessage[], visitor: AbortSignal) {
    if ('answer' in grounds) return finished(grounds.answer);
    // A model would only make more of what is too little.
    return writer && !grounds.isThin
      ? writeAnswer(writer, grounds, messages, visitor)
      : finished(answerFrom(grounds));
  }

  return async ({ messages, wantsStream }, { key, signal }) => {
    if (lookedUp >= MOST_LOOKED_UP) throw unavailable();
    const turn = turnstile.enter(key);
    if ('retryAfterMs' in turn) throw tooManyRequests(turn.retryAfterMs);
    const late = new AbortController();
    const looking = lookUp(messages, key, AbortSignal.any([late.signal, signal]));
    try {
      const grounds = await withTimeout(looking, CHAT_LIMITS.passagesWithinMs, () => new Late());
      const answer = await begin(grounds, messages, signal);
      if (wantsStream) return eventStream(answer, turn.leave);
      const reply = await lastOf(answer);
      turn.leave();
      return Response.json(reply);
    } catch (error) {
      late.abort();
      // A question that is late, or was left alone, has cost as much as one that was answered.
      if (!(error instanceof Late || signal.aborted)) turn.takeBack();
      looking.then(turn.leave, turn.leave);
      log('chat_failed', { error: error instanceof Error ? error.name : 'unknown' });
      throw unavailable();
    }
  };
}
