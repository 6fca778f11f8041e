import type { AttemptLimiter } from '../../../shared/attempt-limiter.ts';

/** Replies that one client may have in progress at once. */
const IN_FLIGHT_PER_CLIENT = 4;
/** Retry-After when only that cap was reached. */
const BUSY_RETRY_MS = 2_000;

type Admission = {
  /** Call when the reply has ended. A second call does nothing. */
  leave(): void;
  /** Call after a failure that the client did not cause: gives back its attempts. */
  refund(): void;
};

/** Admits a request for a reply unless its client has used up one of the limits or has too many replies in progress. */
export function createReplyAdmission(limiters: readonly AttemptLimiter[]): {
  enter(key: string): Admission | { retryAfterMs: number };
} {
  const inFlight = new Map<string, number>();

  return {
    enter(key) {
      const running = inFlight.get(key) ?? 0;
      if (running >= IN_FLIGHT_PER_CLIENT) return { retryAfterMs: BUSY_RETRY_MS };
      for (const limiter of limiters) {
        const attempt = limiter.check(key);
        if (!attempt.allowed) return { retryAfterMs: attempt.retryAfterMs };
      }
      for (const limiter of limiters) limiter.take(key);
      inFlight.set(key, running + 1);
      let hasLeft = false;
      return {
        leave() {
          if (hasLeft) return;
          hasLeft = true;
          const left = (inFlight.get(key) ?? 1) - 1;
          if (left > 0) inFlight.set(key, left);
          else inFlight.delete(key);
        },
        refund() {
          for (const limiter of limiters) limiter.release(key);
        },
      };
    },
  };
}
