import type { AttemptLimit } from '#shared/limits.ts';
import { AttemptLimiter } from '#shared/attempt-limiter.ts';
import type { Attempt } from '#shared/attempt-limiter.ts';

const FORGET_AFTER_MS = 24 * 60 * 60_000;

/** Limits of sign-ins. The methods may be asynchronous, because shared limits are counted in the database. */
export type SignInLimits = {
  /** Whether the address may try to sign in to the account; does not count an attempt. */
  check(account: string, address: string): Attempt;
  begin(account: string, address: string, isKnown: boolean): Attempt | Promise<Attempt>;
  failed(account: string, address: string): void | Promise<void>;
  succeeded(account: string, address: string, isKnown: boolean): void | Promise<void>;
  /** Uncounts an attempt that failed before the password was checked. */
  release(account: string, address: string, isKnown: boolean): void | Promise<void>;
};

type Block = { until: number; blocks: number };

/**
 * Limits password attempts. An attempt counts from its start, so that parallel attempts cannot exceed the limit, and a
 * success clears it. After the allowed failures an address is blocked from that account for the window, then for twice
 * as long, and so on up to a day. Failures from all addresses together block the account for every address except those
 * from which its owner has signed in before (`isKnown`), so that a stranger cannot lock the owner out.
 */
export class SignInLimiter implements SignInLimits {
  readonly #perPair: AttemptLimiter;
  readonly #perAccount: AttemptLimiter;
  readonly #pairLimit: AttemptLimit;
  readonly #now: () => number;
  readonly #blocks = new Map<string, Block>();

  constructor(limits: { pair: AttemptLimit; account: AttemptLimit }, now: () => number) {
    this.#pairLimit = limits.pair;
    this.#perPair = new AttemptLimiter(limits.pair, now);
    this.#perAccount = new AttemptLimiter(limits.account, now);
    this.#now = now;
  }

  check(account: string, address: string): Attempt {
    const pair = `${account}\n${address}`;
    const block = this.#blocks.get(pair);
    if (block && block.until > this.#now())
      return { allowed: false, retryAfterMs: block.until - this.#now() };
    return this.#perPair.check(pair);
  }

  begin(account: string, address: string, isKnown: boolean): Attempt {
    const attempt = this.check(account, address);
    if (!attempt.allowed) return attempt;
    if (!isKnown) {
      const accountAttempt = this.#perAccount.take(account);
      if (!accountAttempt.allowed) return accountAttempt;
    }
    this.#perPair.take(`${account}\n${address}`);
    return { allowed: true };
  }

  failed(account: string, address: string): void {
    const pair = `${account}\n${address}`;
    if (this.#perPair.check(pair).allowed) return;
    const now = this.#now();
    const previous = this.#blocks.get(pair);
    if (previous && previous.until > now) return;
    const blocks = previous ? previous.blocks + 1 : 0;
    const wait = Math.min(this.#pairLimit.windowMs * 2 ** blocks, FORGET_AFTER_MS);
    this.#blocks.set(pair, { until: now + wait, blocks });
    this.#removeExpired();
  }

  succeeded(account: string, address: string, isKnown: boolean): void {
    const pair = `${account}\n${address}`;
    this.#perPair.reset(pair);
    this.#blocks.delete(pair);
    if (!isKnown) this.#perAccount.release(account);
  }

  release(account: string, address: string, isKnown: boolean): void {
    this.#perPair.release(`${account}\n${address}`);
    if (!isKnown) this.#perAccount.release(account);
  }

  #removeExpired(): void {
    for (const [pair, block] of this.#blocks) {
      if (block.until + FORGET_AFTER_MS < this.#now()) this.#blocks.delete(pair);
    }
  }
}
