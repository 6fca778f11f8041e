const FIRST_MS = 15_000;
const LONGEST_MS = 60 * 60_000;
/** When the transport recovers, it does so for all messages at once: none should then wait for up to an hour. */
const LONGEST_WHILE_DOWN_MS = 5 * 60_000;
/** Fraction by which the delay varies, so that messages that failed together are not retried together. */
const JITTER = 0.25;

/** Back-off after the given number of attempts: it doubles from 15 s, with jitter. */
export function retryDelay(attempts: number, transportDown: boolean, random: () => number): number {
  const longest = transportDown ? LONGEST_WHILE_DOWN_MS : LONGEST_MS;
  const delay = Math.min(longest, FIRST_MS * 2 ** Math.min(attempts - 1, 20));
  return Math.round(delay * (1 - JITTER + 2 * JITTER * random()));
}
