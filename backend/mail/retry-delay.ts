const FIRST_MS = 15_000;
const LONGEST_MS = 60 * 60_000;
/** A way that was closed opens for everybody at once; nobody should then wait an hour. */
const LONGEST_WHILE_CLOSED_MS = 5 * 60_000;
/** Share of the delay by which it varies, so that messages that failed together do not return together. */
const JITTER = 0.25;

/** How long to wait after the given number of attempts: doubling from 15 s, with jitter. */
export function retryDelay(attempts: number, wayClosed: boolean, random: () => number): number {
  const longest = wayClosed ? LONGEST_WHILE_CLOSED_MS : LONGEST_MS;
  const delay = Math.min(longest, FIRST_MS * 2 ** Math.min(attempts - 1, 20));
  return Math.round(delay * (1 - JITTER + 2 * JITTER * random()));
}
