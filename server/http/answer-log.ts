import { randomUUID } from 'node:crypto';

import type { Context } from 'hono';

import { describeError } from '#backend/describe-error.ts';
import type { Log } from '#server/log.ts';

import type { Env } from './client-finder.ts';

/** An answer with all its headers, and what is logged about it. Only answers that are not files have an id. */
export type Answered = { response: Response; route: string; id?: string; isApi?: boolean };

export type Reporting = {
  now: () => number;
  log: Log;
  /** Called for every answer, with its route as in the log and the time that it took. */
  onAnswer?: (route: string, status: number, ms: number) => void;
  /** Whether every request is logged, not only those to the API and those that fail here. */
  logsAllRequests?: boolean;
};

type AnswerLog = {
  textAnswer: (route: string, text: string, status: number) => Answered;
  /**
   * Wraps a handler so that its responses are counted and logged, and an error becomes a 500. A handler that returns a
   * response and no promise is answered synchronously, which is faster.
   */
  logged: (
    handle: (c: Context<Env>) => Answered | Promise<Answered>,
  ) => (c: Context<Env>) => Response | Promise<Response>;
};

export function createAnswerLog(headers: Record<string, string>, reporting: Reporting): AnswerLog {
  const { now, log, onAnswer, logsAllRequests } = reporting;

  const textAnswer: AnswerLog['textAnswer'] = (route, text, status) => {
    const id = randomUUID();
    const type = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
    return {
      response: new Response(text, { status, headers: { ...headers, ...type, 'x-request-id': id } }),
      route,
      id,
    };
  };

  const failure = (error: unknown): Answered => {
    const answered = textAnswer('failed', 'Something went wrong. Please try again shortly.\n', 500);
    log('request_failed', { id: answered.id, ...describeError(error) }, 'error');
    return answered;
  };

  const logged: AnswerLog['logged'] = (handle) => (c) => {
    const startedAt = now();
    const finish = ({ response, route, id, isApi = false }: Answered): Response => {
      const { status } = response;
      const ms = now() - startedAt;
      onAnswer?.(route, status, ms);
      if (isApi || status >= 500 || logsAllRequests) {
        log('request', { id, method: c.req.method, route, status, ms: Math.round(ms) });
      }
      return response;
    };
    try {
      const answered = handle(c);
      return answered instanceof Promise ? answered.catch(failure).then(finish) : finish(answered);
    } catch (error) {
      return finish(failure(error));
    }
  };

  return { textAnswer, logged };
}
