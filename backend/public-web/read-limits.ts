const KIB = 1024;

/** Bounds on what one reading of a public address may cost, whoever asks for it. */
export const READ_LIMITS = {
  urlLength: 2_048,
  redirects: 5,
  /** Largest ratio of a text's unpacked size to its size on the wire. */
  unpackRatio: 100,
  timeoutMs: 10_000,
  headerBytes: 16 * KIB,
} as const;

/** The reader's name in its User-Agent header and in robots.txt. */
export const USER_AGENT = 'site-ingest';
