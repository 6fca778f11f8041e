import { tooManyRequests } from '#backend/http/refusal.ts';
import type { RateLimits } from '#server/limits.ts';
import { AttemptLimiter } from '#shared/attempt-limiter.ts';

/** A limit that a route declares, counted by address before the request is read. */
export type RequestLimit = Extract<keyof RateLimits, `${string}RequestsPerAddress`>;

/** Limits that the database counts, for all servers and across restarts. */
export type DatabaseLimits = Pick<RateLimits, 'bookingsPerAddressHour' | 'codesPerAccount'>;

/** Counted by `SignInLimiter`, because the two depend on each other. */
type SignInLimit = 'signInPerAccount' | 'signInPerAccountAndAddress';

/** The limits that each server counts in its memory. */
export type Limiters = Record<Exclude<keyof RateLimits, keyof DatabaseLimits | SignInLimit>, AttemptLimiter>;

const COUNTED_ELSEWHERE: ReadonlySet<string> = new Set<keyof DatabaseLimits | SignInLimit>([
  'bookingsPerAddressHour',
  'codesPerAccount',
  'signInPerAccount',
  'signInPerAccountAndAddress',
]);

export function createLimiters(limits: RateLimits, now: () => number): Limiters {
  const counted = Object.entries(limits).filter(([name]) => !COUNTED_ELSEWHERE.has(name));
  return Object.fromEntries(
    counted.map(([name, limit]) => [name, new AttemptLimiter(limit, now)]),
  ) as Limiters;
}

/**
 * Counts one attempt against each limiter. When any limit is reached, nothing is counted and the request is refused.
 * @returns a function that gives the attempts back, for a request that failed through no fault of its sender
 * @throws Refusal 429
 */
export function takeAll(attempts: readonly [AttemptLimiter, string][]): () => void {
  for (const [limiter, key] of attempts) {
    const attempt = limiter.check(key);
    if (!attempt.allowed) throw tooManyRequests(attempt.retryAfterMs);
  }
  for (const [limiter, key] of attempts) limiter.take(key);
  return () => {
    for (const [limiter, key] of attempts) limiter.release(key);
  };
}
