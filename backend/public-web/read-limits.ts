/** Limits on one HTTP request to a public address, for the crawler and the calendar import. */
export const READ_LIMITS = {
  urlLength: 2_048,
  redirects: 5,
  /** Maximum ratio of decompressed to compressed size, against decompression bombs. */
  unpackRatio: 100,
  timeoutMs: 10_000,
  headerBytes: 16 * 1024,
} as const;
