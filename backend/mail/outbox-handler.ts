import { describeError } from '../describe-error.ts';
import type { Log } from '../log.ts';
import { constantTimeEqual } from '../constant-time-equal.ts';
import type { Deliverer } from './deliver.ts';

/** A round claims nothing after this time, because the scheduler calls again after a minute. */
const ROUND_MS = 50_000;
/** Gives up messages in flight before the platform ends the function after 150 seconds, so that all are settled. */
const ABANDON_MS = 135_000;

const SHORTEST_SECRET = 32;

type HandlerOptions = {
  deliverer: Pick<Deliverer, 'round'>;
  /** Other scheduled work, done beside the round, which a slow mail server can keep busy for minutes. */
  meanwhile: (signal: AbortSignal) => Promise<void>;
  /** Known only to the scheduler. It is the only protection, because a function's URL is public. */
  secret: string;
  log: Log;
};

function respond(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}

/** Answers the scheduler's calls by delivering the messages that are due. Any number of calls may overlap. */
export function createOutboxHandler({ deliverer, meanwhile, secret, log }: HandlerOptions) {
  if (secret.length < SHORTEST_SECRET) {
    throw new Error(`DELIVER_OUTBOX_SECRET is missing or shorter than ${SHORTEST_SECRET} characters.`);
  }
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return respond(405, { code: 'method_not_allowed' });
    if (!constantTimeEqual(request.headers.get('authorization') ?? '', `Bearer ${secret}`)) {
      return respond(401, { code: 'unauthorized' });
    }
    const within = AbortSignal.timeout(ROUND_MS);
    const other = meanwhile(within);
    try {
      const round = await deliverer.round(within, AbortSignal.timeout(ABANDON_MS));
      log('outbox_round', round);
      return respond(200, round);
    } catch (error) {
      log('outbox_failed', describeError(error), 'error');
      return respond(503, { code: 'unavailable' });
    } finally {
      await other;
    }
  };
}
