import { AttemptLimiter } from '../../shared/attempt-limiter.ts';
import type { AttemptLimit } from '../../shared/limits.ts';
import { tooManyRequests } from '../http/refusal.ts';

/** Limits the new bookings of an address, in memory. A booking that is sent again counts once. */
export class BookingLimit {
  readonly #booked: AttemptLimiter;
  readonly #references: AttemptLimiter;

  constructor(limit: AttemptLimit, now: () => number = Date.now) {
    this.#booked = new AttemptLimiter(limit, now);
    this.#references = new AttemptLimiter({ ...limit, attempts: 1 }, now);
  }

  /** @throws Refusal 429 when the address has reached the limit */
  check(address: string): void {
    const attempt = this.#booked.check(address);
    if (!attempt.allowed) throw tooManyRequests(attempt.retryAfterMs);
  }

  count(address: string, reference: string): void {
    if (this.#references.take(reference).allowed) this.#booked.take(address);
  }
}
