import { availableParallelism } from 'node:os';

import {
  CHAT_HOURLY_RATE,
  CHAT_RATE,
  HOLD_RATE,
  NEWSLETTER_RATE,
  READING_LINK_RATE,
} from '#shared/limits.ts';
import type { AttemptLimit } from '#shared/limits.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/time/durations.ts';

/**
 * Rate limits, chosen by what abuse would cost. An address is an IPv4 address or an IPv6 /64. Each API route names a
 * `…RequestsPerAddress` limit, which counts its requests before they are read, whether valid or not. A request that lacks
 * the publishable key of its route is refused first and not counted.
 */
export const RATE_LIMITS = {
  contactPerAddressMinute: { attempts: 5, windowMs: MINUTE_MS },
  contactPerAddressHour: { attempts: 20, windowMs: HOUR_MS },
  /** New bookings, counted in the database. Without it one address could use up the hourly ceiling of all bookings. */
  bookingsPerAddressHour: { attempts: 3, windowMs: HOUR_MS },
  newsletterPerAddress: NEWSLETTER_RATE,
  /** Above this a subscription is held (stored and marked), not refused, since an office may share one address. */
  newsletterPerAddressHour: { attempts: 20, windowMs: HOUR_MS },
  /** Failed password attempts. Each attempt is counted before the hash, and a success releases it. */
  signInPerAccountAndAddress: { attempts: 5, windowMs: 15 * MINUTE_MS },
  /** Limits guessing of one account from many addresses; addresses that its owner has signed in from are exempt. */
  signInPerAccount: { attempts: 50, windowMs: HOUR_MS },
  /** One-time codes of an account, right or wrong. At any time three of the million codes are valid. */
  codesPerAccount: { attempts: 10, windowMs: HOUR_MS },
  signInPerAddress: { attempts: 30, windowMs: 5 * MINUTE_MS },
  refreshPerAddress: { attempts: 30, windowMs: MINUTE_MS },
  signUpPerAddress: { attempts: 3, windowMs: HOUR_MS },
  formRequestsPerAddress: { attempts: 60, windowMs: MINUTE_MS },
  /** High, because mail providers unsubscribe all their users (RFC 8058) from few addresses; tokens have 256 bits. */
  leavingRequestsPerAddress: { attempts: 1_200, windowMs: MINUTE_MS },
  readingLinksPerAddress: READING_LINK_RATE,
  /** An office reads through one address. */
  readerRequestsPerAddress: { attempts: 300, windowMs: MINUTE_MS },
  /** An office looks at events, and registers for them, through one address. */
  eventRequestsPerAddress: { attempts: 300, windowMs: MINUTE_MS },
  registrationsPerAddressMinute: { attempts: 10, windowMs: MINUTE_MS },
  registrationsPerAddressHour: { attempts: 20, windowMs: HOUR_MS },
  /** An office looks at the calendar through one address. */
  calendarRequestsPerAddress: { attempts: 120, windowMs: MINUTE_MS },
  /** A hold hides a time from all other visitors for five minutes. */
  holdsPerAddress: HOLD_RATE,
  signUpRequestsPerAddress: { attempts: 10, windowMs: MINUTE_MS },
  tokenRequestsPerAddress: { attempts: 120, windowMs: MINUTE_MS },
  chatRequestsPerAddress: { attempts: 60, windowMs: MINUTE_MS },
  exportRequestsPerAddress: { attempts: 30, windowMs: MINUTE_MS },
  /** Twice what a hundred open desks send from the one address of an office. */
  deskRequestsPerAddress: { attempts: 1_200, windowMs: MINUTE_MS },
  chatPerAddressMinute: CHAT_RATE,
  chatPerAddressHour: CHAT_HOURLY_RATE,
  signUpTotal: { attempts: 30, windowMs: HOUR_MS },
} as const satisfies Record<string, AttemptLimit>;

/** Cost of a password hash; `@supabase/lite` uses the same for its own. */
export const BCRYPT_COST = 10;

export type RateLimits = Record<keyof typeof RATE_LIMITS, AttemptLimit>;

/** Limits on the size and duration of requests, and on connections. */
export const REQUEST_CAPS = {
  headerBytes: 16 * 1024,
  headersTimeoutMs: 5_000,
  requestTimeoutMs: 10_000,
  connections: 1_000,
  /** Loopback and trusted proxies carry many visitors over one address and are exempt. */
  connectionsPerAddress: 50,
  /** Delay before a request over a `…RequestsPerAddress` limit is refused; its connection stays busy meanwhile. */
  refusalDelayMs: 1_000,
  /** Requests, for pages and the API, that have arrived and wait for their turn in the event loop. */
  waiting: { total: 4_096, perClient: 512 },
} as const;

export const DATABASE_CAPS = {
  /** Concurrent database calls of the assistant. */
  assistantCalls: 3,
  /**
   * Database calls that run or wait, in total and per address. As many enquiries may wait as can be stored within the
   * timeout.
   */
  lanes: {
    forms: { concurrency: { pglite: 2, postgres: 3 }, total: 512, perClient: 32 },
    /**
     * A sign-in must read the account before it is known whether the owner is signing in, so guesses from many
     * addresses queue here, apart from everything else.
     */
    signIns: { concurrency: { pglite: 1, postgres: 1 }, total: 256, perClient: 8 },
    /** Opening the desk takes eight calls at once, and colleagues share an office's address. */
    others: { concurrency: { pglite: 2, postgres: 4 }, total: 144, perClient: 24 },
  },
  callTimeoutMs: 3_500,
  /** For a whole request, however many database calls it makes. */
  responseTimeoutMs: 4_000,
  /** Concurrent password hashes; one core is left for everything else. */
  concurrentHashes: Math.max(1, Math.min(2, availableParallelism() - 1)),
  /** Additional hashes, reserved for sign-ins from an address that the account's owner has signed in from. */
  concurrentOwnerHashes: 1,
  queuedHashes: 16,
  hashesPerAddress: 8,
  /** Sent in Retry-After when the database cannot answer. */
  retryAfterSeconds: 5,
} as const;

/** Time that a stopping server gives running requests to finish. */
export const SHUTDOWN_GRACE_MS = 8_000;

/** Interval at which the watchdog checks that the database still answers correctly. */
export const WATCHDOG_INTERVAL_MS = 5_000;

/** Free disk space that the embedded database needs, in bytes: two files of its write-ahead log and some rows. */
export const DISK_RESERVE_BYTES = 40 * 1024 * 1024;
export const DISK_CHECK_INTERVAL_MS = 500;
