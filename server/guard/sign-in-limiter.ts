import type { AttemptLimit } from '#shared/limits.ts';
import { AttemptLimiter } from '#shared/attempt-limiter.ts';
import type { Attempt } from '#shared/attempt-limiter.ts';

const FORGET_AFTER_MS = 24 * 60 * 60_000;
const KNOWN_ADDRESSES = 20;
const KNOWN_ACCOUNTS = 10_000;

type Block = { until: number; blocks: number };

/**
 * Limits password tries. A try counts when it begins, so that many at once cannot slip through, and is taken
 * back by a success. After the allowed failures an account is closed to that address for the window, then
 * for twice as long, and so on. Failures from anywhere close the account to all addresses but those from
 * which its owner has signed in before, so that a stranger cannot lock the owner out.
 */
export class SignInLimiter {
  readonly #perPair: AttemptLimiter;
  readonly #perAccount: AttemptLimiter;
  readonly #pairLimit: AttemptLimit;
  readonly #now: () => number;
  readonly #blocks = new Map<string, Block>();
  readonly #known = new Map<string, Set<string>>();

  constructor(limits: { pair: AttemptLimit; account: AttemptLimit }, now: () => number) {
    this.#pairLimit = limits.pair;
    this.#perPair = new AttemptLimiter(limits.pair, now);
    this.#perAccount = new AttemptLimiter(limits.account, now);
    this.#now = now;
  }

  begin(account: string, address: string): Attempt {
    const pair = `${account}\n${address}`;
    const block = this.#blocks.get(pair);
    if (block && block.until > this.#now())
      return { allowed: false, retryAfterMs: block.until - this.#now() };
    const attempt = this.#perPair.check(pair);
    if (!attempt.allowed) return attempt;
    if (!this.isKnown(account, address)) {
      const accountAttempt = this.#perAccount.take(account);
      if (!accountAttempt.allowed) return accountAttempt;
    }
    this.#perPair.take(pair);
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
    this.#forget();
  }

  succeeded(account: string, address: string): void {
    const pair = `${account}\n${address}`;
    this.#perPair.reset(pair);
    this.#blocks.delete(pair);
    if (!this.isKnown(account, address)) this.#perAccount.giveBack(account);
    this.#remember(account, address);
  }

  /** Takes the try back when it never reached the password check. */
  abandoned(account: string, address: string): void {
    this.#perPair.giveBack(`${account}\n${address}`);
    if (!this.isKnown(account, address)) this.#perAccount.giveBack(account);
  }

  /** Whether the account's owner has signed in from there. */
  isKnown(account: string, address: string): boolean {
    return this.#known.get(account)?.has(address) ?? false;
  }

  #remember(account: string, address: string): void {
    const addresses = this.#known.get(account) ?? new Set<string>();
    addresses.delete(address);
    addresses.add(address);
    if (addresses.size > KNOWN_ADDRESSES) addresses.delete(addresses.values().next().value ?? '');
    this.#known.delete(account);
    this.#known.set(account, addresses);
    if (this.#known.size > KNOWN_ACCOUNTS) this.#known.delete(this.#known.keys().next().value ?? '');
  }

  #forget(): void {
    for (const [pair, block] of this.#blocks) {
      if (block.until + FORGET_AFTER_MS < this.#now()) this.#blocks.delete(pair);
    }
  }
}
