import type { AttemptLimit } from './limits.ts';

export type Attempt = { allowed: true } | { allowed: false; retryAfterMs: number };

/**
 * Limits attempts per key in a sliding window: at most `limit.attempts` within any `limit.windowMs`. The counts are
 * held in memory only; a caller may pass its own clock.
 */
export class AttemptLimiter {
  readonly #limit: AttemptLimit;
  readonly #now: () => number;
  readonly #attempts = new Map<string, number[]>();
  #cleanedAt: number;

  constructor(limit: AttemptLimit, now: () => number = Date.now) {
    this.#limit = limit;
    this.#now = now;
    this.#cleanedAt = now();
  }

  /** Whether an attempt would be allowed now, without counting it. */
  check(key: string): Attempt {
    const recent = this.#recent(key);
    const oldest = recent[recent.length - this.#limit.attempts];
    if (oldest === undefined) return { allowed: true };
    return { allowed: false, retryAfterMs: Math.max(1, oldest + this.#limit.windowMs - this.#now()) };
  }

  /** Counts an attempt if it is allowed. */
  take(key: string): Attempt {
    const result = this.check(key);
    if (result.allowed) this.#attempts.set(key, [...this.#recent(key), this.#now()]);
    this.#clean();
    return result;
  }

  /** Gives back the latest attempt, for one that failed through no fault of its sender. */
  release(key: string): void {
    const recent = this.#recent(key);
    if (recent.length > 1) this.#attempts.set(key, recent.slice(0, -1));
    else this.#attempts.delete(key);
  }

  reset(key: string): void {
    this.#attempts.delete(key);
  }

  #recent(key: string): number[] {
    const since = this.#now() - this.#limit.windowMs;
    return (this.#attempts.get(key) ?? []).filter((time) => time > since);
  }

  /** Removes expired keys, at most once per window, so that memory follows the traffic of one window. */
  #clean(): void {
    const now = this.#now();
    if (now - this.#cleanedAt < this.#limit.windowMs) return;
    this.#cleanedAt = now;
    for (const key of this.#attempts.keys()) {
      if (this.#recent(key).length === 0) this.#attempts.delete(key);
    }
  }
}
