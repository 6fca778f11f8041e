/** Field limits of the contact form, in characters; the database repeats each of them. */
export const CONTACT_LIMITS = {
  firstName: 120,
  lastName: 120,
  email: 254,
  company: 150,
  role: 50,
  industry: 50,
  interest: 100,
  message: 4000,
} as const;

/** A number of attempts within a window. */
export type AttemptLimit = { attempts: number; windowMs: number };

/** Contact form, keyed by e-mail address or `anonymous`; the database and the server hold the same numbers. */
export const CONTACT_RATE: AttemptLimit = { attempts: 3, windowMs: 300_000 };

/** Newsletter form. */
export const NEWSLETTER_RATE: AttemptLimit = { attempts: 5, windowMs: 60_000 };

/** Length of a new password in bytes of UTF-8: bcrypt reads no more than 72. */
export const PASSWORD_BYTES = { min: 12, max: 72 } as const;

/** A conversation as the assistant takes it: longer ones are sent by their end. */
export const CHAT_LIMITS = {
  messages: 20,
  /** Characters of one message. */
  message: 1000,
  /** Characters of a reply. */
  reply: 4000,
  bodyBytes: 32 * 1024,
  /** Until the passages for a reply are found: a database that hangs is told of in time. */
  passagesWithinMs: 4_000,
} as const;

/** Chat, keyed by the visitor; the server holds the same number by address. */
export const CHAT_RATE: AttemptLimit = { attempts: 10, windowMs: 60_000 };

/** Chat, over the hour; held by the server alone. */
export const CHAT_HOURLY_RATE: AttemptLimit = { attempts: 60, windowMs: 3_600_000 };
