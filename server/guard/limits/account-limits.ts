import { attemptCounter } from '#backend/http/attempt-counter.ts';
import { tooManyRequests } from '#backend/http/refusal.ts';
import type { Backend } from '#server/database/backend.ts';
import type { RateLimits } from '#server/limits.ts';
import type { Attempt } from '#shared/attempt-limiter.ts';

import type { SignInLimiter, SignInLimits } from './sign-in-limiter.ts';

type Database = Pick<Backend, 'engine' | 'query'>;

/** The limits that protect accounts. Servers that share a PostgreSQL count them together. */
export type AccountLimits = {
  signIns: SignInLimits;
  /** @throws Refusal 429 above the total of all servers */
  takeSignUp: () => Promise<void>;
};

type OpenAccountLimits = (database: Database) => AccountLimits;

/** Counts in memory first, so that refusals of this server cost the database nothing. */
export function createAccountLimits(
  memory: SignInLimiter,
  limits: RateLimits,
  secret: string,
): OpenAccountLimits {
  const { signInPerAccountAndAddress: pair, signInPerAccount: account, signUpTotal } = limits;
  const keyOf = (...parts: string[]) => attemptCounter(secret, ...parts);
  const pairLimit = [pair.attempts, `${pair.windowMs} milliseconds`];
  const accountLimit = [account.attempts, `${account.windowMs} milliseconds`];

  const sharedSignIns = (database: Database): SignInLimits => ({
    check: (email, address) => memory.check(email, address),
    async begin(email, address, isKnown): Promise<Attempt> {
      const attempt = memory.begin(email, address, isKnown);
      if (!attempt.allowed) return attempt;
      try {
        const [row] = await database.query<{ wait: number }>(
          'select private.begin_sign_in($1, $2, $3::interval, $4, $5, $6::interval, $7) as wait',
          [keyOf(email, address), ...pairLimit, keyOf(email), ...accountLimit, isKnown],
        );
        if (row?.wait === 0) return { allowed: true };
        memory.release(email, address, isKnown);
        return { allowed: false, retryAfterMs: row?.wait ?? pair.windowMs };
      } catch (error) {
        memory.release(email, address, isKnown);
        throw error;
      }
    },
    async failed(email, address) {
      memory.failed(email, address);
      await database.query('select private.fail_sign_in($1, $2, $3::interval)', [
        keyOf(email, address),
        ...pairLimit,
      ]);
    },
    async succeeded(email, address, isKnown) {
      memory.succeeded(email, address, isKnown);
      await undo(database, email, address, isKnown, true);
    },
    async release(email, address, isKnown) {
      memory.release(email, address, isKnown);
      await undo(database, email, address, isKnown, false);
    },
  });
  /** An attempt that cannot be given back expires by itself; the sign-in must not fail because of it. */
  const undo = (
    database: Database,
    email: string,
    address: string,
    isKnown: boolean,
    hasSucceeded: boolean,
  ): Promise<unknown> =>
    database
      .query('select private.undo_sign_in($1, $2, $3, $4)', [
        keyOf(email, address),
        keyOf(email),
        isKnown,
        hasSucceeded,
      ])
      .catch(() => {});

  return (database) => {
    // No other process can use the embedded database.
    if (database.engine === 'pglite') return { signIns: memory, takeSignUp: async () => {} };
    return {
      signIns: sharedSignIns(database),
      async takeSignUp() {
        const [row] = await database.query<{ wait: number }>(
          `select private.take_attempt('sign-up', $1, $2::interval) as wait`,
          [signUpTotal.attempts, `${signUpTotal.windowMs} milliseconds`],
        );
        if (row && row.wait > 0) throw tooManyRequests(row.wait);
      },
    };
  };
}
