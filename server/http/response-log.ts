import { randomUUID } from 'node:crypto';

import type { Context } from 'hono';

import { describeError } from '#backend/describe-error.ts';
import type { Log } from '#server/log.ts';

import type { Env } from './client-finder.ts';

/** A response with all its headers, and what is logged about it. Only responses that are not files have an id. */
export type RoutedResponse = { response: Response; route: string; id?: string; isApi?: boolean };

export type Reporting = {
  now: () => number;
  log: Log;
  /** Called for every response, with its route as in the log and the time that it took. */
  onResponse?: (route: string, status: number, ms: number) => void;
  /** Whether every request is logged, not only those to the API and those that fail here. */
  logsAllRequests?: boolean;
};

type ResponseLog = {
  textResponse: (route: string, text: string, status: number) => RoutedResponse;
  /**
   * Wraps a handler so that its responses are counted and logged, and an error becomes a 500. A handler that returns a
   * response and no promise is answered synchronously, which is faster.
   */
  logged: (
    handle: (c: Context<Env>) => RoutedResponse | Promise<RoutedResponse>,
  ) => (c: Context<Env>) => Response | Promise<Response>;
};

export function createResponseLog(headers: Record<string, string>, reporting: Reporting): ResponseLog {
  const { now, log, onResponse, logsAllRequests } = reporting;

  const textResponse: ResponseLog['textResponse'] = (route, text, status) => {
    const id = randomUUID();
    const type = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
    return {
      response: new Response(text, { status, headers: { ...headers, ...type, 'x-request-id': id } }),
      route,
      id,
    };
  };

  const failure = (error: unknown): RoutedResponse => {
    const routed = textResponse('failed', 'Something went wrong. Please try again shortly.\n', 500);
    log('request_failed', { id: routed.id, ...describeError(error) }, 'error');
    return routed;
  };

  const logged: ResponseLog['logged'] = (handle) => (c) => {
    const startedAt = now();
    const finish = ({ response, route, id, isApi = false }: RoutedResponse): Response => {
      const { status } = response;
      const ms = now() - startedAt;
      onResponse?.(route, status, ms);
      if (isApi || status >= 500 || logsAllRequests) {
        log('request', { id, method: c.req.method, route, status, ms: Math.round(ms) });
      }
      return response;
    };
    try {
      const routed = handle(c);
      return routed instanceof Promise ? routed.catch(failure).then(finish) : finish(routed);
    } catch (error) {
      return finish(failure(error));
    }
  };

  return { textResponse, logged };
}
