import { AttemptLimiter } from '../../../shared/attempt-limiter.ts';
import { chatRequestSchema } from '../../../shared/chat.ts';
import { CHAT_LIMITS } from '../../../shared/limits.ts';
import type { AttemptLimit } from '../../../shared/limits.ts';

import { refusal, tooManyRequests } from '../_shared/answers.ts';
import type { Database } from '../_shared/database.ts';
import { readJson } from '../_shared/read-json.ts';

import { answerFrom, findGrounds } from './answer.ts';
import { createTurnstile } from './turnstile.ts';
import { eventStream } from './event-stream.ts';

export type ChatDeps = {
  database: Database;
  /** Messages by client; held in memory, so each server or instance counts for itself. */
  limits: { perMinute: AttemptLimit; perHour: AttemptLimit };
  now: () => number;
  /** Told what happened, never what was said. */
  log: (event: string, detail?: Record<string, unknown>) => void;
};

export type ChatHandler = (request: Request, client: { key: string }) => Promise<Response>;

/** The assistant: a conversation in, a reply with its sources out. Nothing of it is stored or logged. */
export function createChatHandler({ database, limits, now, log }: ChatDeps): ChatHandler {
  const turnstile = createTurnstile([
    new AttemptLimiter(limits.perMinute, now),
    new AttemptLimiter(limits.perHour, now),
  ]);

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
      const answer = answerFrom(await findGrounds(database, parsed.data.messages));
      const wantsEvents = (request.headers.get('accept') ?? '').includes('text/event-stream');
      return wantsEvents ? eventStream(answer) : Response.json(answer);
    } catch (error) {
      turn.takeBack();
      log('chat_failed', { error: error instanceof Error ? error.name : 'unknown' });
      return refusal(503, 'unavailable', 'The assistant is not available at the moment. Please try again.', {
        'retry-after': '5',
      });
    } finally {
      turn.leave();
    }
  };
}
