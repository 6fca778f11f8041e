import { tooManyRequests } from '#backend/http/refusal.ts';
import type { RateLimits } from '#server/limits.ts';
import { AttemptLimiter } from '#shared/attempt-limiter.ts';

/** A limit that a route declares, counted by address before the request is read. */
export type RequestLimit = Extract<keyof RateLimits, `${string}RequestsPerAddress`>;

export type Limiters = Record<keyof RateLimits, AttemptLimiter>;

export function createLimiters(limits: RateLimits, now: () => number): Limiters {
  const entries = Object.entries(limits).map(([name, limit]) => [name, new AttemptLimiter(limit, now)]);
  return Object.fromEntries(entries) as Limiters;
}

/** Uncounts an attempt at the given limiters, or at all of them, for a request that failed through no fault of its sender. */
export type Release = (...limiters: AttemptLimiter[]) => void;

/**
 * Counts one attempt against each limiter. When any limit is reached, nothing is counted and the request is refused.
 * @throws Refusal 429
 */
export function takeAll(attempts: readonly [AttemptLimiter, string][]): Release {
  for (const [limiter, key] of attempts) {
    const attempt = limiter.check(key);
    if (!attempt.allowed) throw tooManyRequests(attempt.retryAfterMs);
  }
  const counted = new Map(attempts);
  for (const [limiter, key] of counted) limiter.take(key);
  return (...limiters) => {
    for (const [limiter, key] of counted) {
      if (limiters.length > 0 && !limiters.includes(limiter)) continue;
      limiter.release(key);
      counted.delete(limiter);
    }
  };
}
