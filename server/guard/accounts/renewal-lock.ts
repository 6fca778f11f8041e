import pLimit from 'p-limit';

import type { Backend } from '#server/database/backend.ts';
import type { ApiResponse } from '#server/guard/api-responses.ts';

/** Locks that may each hold a connection, in addition to those of the renewals themselves. */
const CONCURRENT_LOCKS = 2;
const LOCK_TIMEOUT = '3s';

/** Runs a renewal of a refresh token, unless one is in flight, whose response is then shared. */
export type RenewalLock = (token: string, renew: () => Promise<ApiResponse>) => Promise<ApiResponse>;

/**
 * Makes renewals of one token take turns, here and on the other servers of one PostgreSQL. The library would issue a
 * valid token to each of two simultaneous renewals, and two valid tokens end the session.
 */
export function createRenewalLock(backend: Backend): RenewalLock {
  const inFlight = new Map<string, Promise<ApiResponse>>();
  const locks = pLimit(CONCURRENT_LOCKS);
  const inTurn: RenewalLock = (token, renew) => {
    // No other process can use the embedded database.
    if (backend.engine === 'pglite') return renew();
    return locks(() =>
      backend.transaction(async ({ query }) => {
        await query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
        await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`renewal ${token}`]);
        return renew();
      }),
    );
  };
  return (token, renew) => {
    const running = inFlight.get(token);
    if (running) return running;
    const renewal = inTurn(token, renew).finally(() => inFlight.delete(token));
    inFlight.set(token, renewal);
    return renewal;
  };
}
