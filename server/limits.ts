import { availableParallelism } from 'node:os';

import { CHAT_HOURLY_RATE, CHAT_RATE, CONTACT_RATE, NEWSLETTER_RATE } from '#shared/limits.ts';
import type { AttemptLimit } from '#shared/limits.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Attempts the server accepts, by what abuse would cost. Addresses count by IPv4 address or IPv6 /64. Those named
 * `…RequestsPerAddress` are counted before a request is read, whatever is in it; each route names one of them.
 */
export const RATE_LIMITS = {
  contactPerMailbox: CONTACT_RATE,
  contactPerAddressMinute: { attempts: 5, windowMs: MINUTE_MS },
  contactPerAddressHour: { attempts: 20, windowMs: HOUR_MS },
  newsletterPerAddress: NEWSLETTER_RATE,
  /** Beyond this a subscription is held rather than refused: an office may share one address. */
  newsletterPerAddressHour: { attempts: 20, windowMs: HOUR_MS },
  /** Password tries that may fail, counted before the hash and given back by a success. */
  signInPerAccountAndAddress: { attempts: 5, windowMs: 15 * MINUTE_MS },
  /** Guessing one account from many addresses; an address known for the account is exempt. */
  signInPerAccount: { attempts: 50, windowMs: HOUR_MS },
  signInPerAddress: { attempts: 30, windowMs: 5 * MINUTE_MS },
  refreshPerAddress: { attempts: 30, windowMs: MINUTE_MS },
  signUpPerAddress: { attempts: 3, windowMs: HOUR_MS },
  formRequestsPerAddress: { attempts: 60, windowMs: MINUTE_MS },
  signUpRequestsPerAddress: { attempts: 10, windowMs: MINUTE_MS },
  tokenRequestsPerAddress: { attempts: 120, windowMs: MINUTE_MS },
  chatRequestsPerAddress: { attempts: 60, windowMs: MINUTE_MS },
  exportRequestsPerAddress: { attempts: 30, windowMs: MINUTE_MS },
  /** An office of a hundred open desks behind one address asks half as often. */
  deskRequestsPerAddress: { attempts: 1_200, windowMs: MINUTE_MS },
  chatPerAddressMinute: CHAT_RATE,
  chatPerAddressHour: CHAT_HOURLY_RATE,
  signUpInAll: { attempts: 30, windowMs: HOUR_MS },
} as const satisfies Record<string, AttemptLimit>;

export type RateLimits = Record<keyof typeof RATE_LIMITS, AttemptLimit>;

/** Sizes and times a request must keep. */
export const REQUEST_CAPS = {
  bodyBytes: 16 * 1024,
  headerBytes: 16 * 1024,
  jsonDepth: 8,
  headersTimeoutMs: 5_000,
  requestTimeoutMs: 10_000,
  connections: 1_000,
  /** Loopback and trusted proxies carry many visitors over one address and are exempt. */
  connectionsPerAddress: 50,
  /** Time after which a request beyond a `…RequestsPerAddress` is refused; its connection is busy meanwhile. */
  refusedAfterMs: 1_000,
  /** API requests that have arrived and wait for the event loop. */
  waiting: { inAll: 4_096, perClient: 512 },
} as const;

export const DATABASE_CAPS = {
  /** Calls in progress and waiting, in all and by address. As many enquiries may wait as are stored in time. */
  lanes: {
    forms: { atOnce: { pglite: 2, postgres: 3 }, inAll: 512, perClient: 32 },
    /** Sign-ins read the account before they know whether an owner asks: guesses from many addresses wait here. */
    signIns: { atOnce: { pglite: 1, postgres: 1 }, inAll: 256, perClient: 8 },
    others: { atOnce: { pglite: 2, postgres: 4 }, inAll: 48, perClient: 8 },
  },
  callTimeoutMs: 3_500,
  /** For the whole of a request, whatever it asks of the database. */
  answerTimeoutMs: 4_000,
  /** Of the assistant, one for each question that is looked up: the embedded database has one connection for everybody. */
  chatStatements: { atOnce: { pglite: 1, postgres: 3 }, inAll: 32, perClient: 8 },
  /** Password hashes running at once, which leave a core for everything else, and how many may wait. */
  hashesAtOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  /** Beside those, for sign-ins from an address known for the account. */
  hashesOfOwnersAtOnce: 1,
  hashesWaiting: 16,
  hashesPerAddress: 8,
  /** Told to clients in Retry-After when the database cannot answer. */
  retryAfterSeconds: 5,
} as const;

/** Time in which a stopping server finishes what is running. */
export const SHUTDOWN_GRACE_MS = 8_000;

/** Interval at which the database is asked whether it still answers rightly. */
export const WATCHDOG_INTERVAL_MS = 5_000;

/** Space the embedded database keeps free, in bytes: two files of its write-ahead log and some rows. */
export const DISK_RESERVE_BYTES = 40 * 1024 * 1024;
export const DISK_CHECK_INTERVAL_MS = 500;
