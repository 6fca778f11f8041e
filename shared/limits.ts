/** Field limits of the contact form in characters. The database repeats each of them. */
export const CONTACT_LIMITS = {
  firstName: 120,
  lastName: 120,
  email: 254,
  company: 150,
  role: 50,
  industry: 50,
  interest: 100,
  message: 4000,
  page: 120,
} as const;

/** Texts are cut to this length before they are validated. No field allows more, so a text that is too long is refused, not shortened. */
export const UNCUT_CHARACTERS = CONTACT_LIMITS.message;

/** A number of attempts within a window. */
export type AttemptLimit = { attempts: number; windowMs: number };

/** Contact form, per email address in the browser. The database enforces the same limit per mailbox. */
export const CONTACT_RATE: AttemptLimit = { attempts: 3, windowMs: 300_000 };

export const NEWSLETTER_RATE: AttemptLimit = { attempts: 5, windowMs: 60_000 };

/** Reading links, per address. The database also limits how many link mails a mailbox receives. */
export const READING_LINK_RATE: AttemptLimit = { attempts: 5, windowMs: 60_000 };

/** All requests of an address together to one instance of a hosted function. */
export const HOSTED_REQUEST_RATE: AttemptLimit = { attempts: 300, windowMs: 60_000 };

/** Bookings of an address at one instance of a hosted function. The database also limits the enquiries of a mailbox. */
export const HOSTED_BOOKING_RATE: AttemptLimit = { attempts: 10, windowMs: 60_000 };

/** Registrations of an address at one instance of a hosted function. The database also limits those of a mailbox. */
export const HOSTED_REGISTRATION_RATE: AttemptLimit = { attempts: 10, windowMs: 60_000 };

/** Holds that one address may place within the window. */
export const HOLD_RATE: AttemptLimit = { attempts: 6, windowMs: 300_000 };

/** Length of a new password in bytes of UTF-8. bcrypt reads no more than 72. */
export const PASSWORD_BYTES = { min: 12, max: 72 } as const;

/** Limits of a request's body, unless a route states another. */
export const BODY_LIMITS = { bytes: 16 * 1024, jsonDepth: 8 } as const;

/** Limits of a request to the assistant. If a conversation is longer, only its latest messages are sent. */
export const CHAT_LIMITS = {
  messages: 20,
  /** Characters of one message. */
  message: 1000,
  /** Characters of a reply. */
  reply: 4000,
  bodyBytes: 32 * 1024,
} as const;

/** Chat, per visitor. The server enforces the same limit per address. */
export const CHAT_RATE: AttemptLimit = { attempts: 10, windowMs: 60_000 };

/** Chat, per hour. Enforced only on the server. */
export const CHAT_HOURLY_RATE: AttemptLimit = { attempts: 60, windowMs: 3_600_000 };
