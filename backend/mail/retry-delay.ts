import type { ClaimedMessage, Outcome } from './message.ts';

const FIRST_MS = 15_000;
const LONGEST_MS = 60 * 60_000;
/** When the transport recovers, it does so for all messages at once: none should then wait for up to an hour. */
const LONGEST_WHILE_DOWN_MS = 5 * 60_000;
/** Fraction by which the delay varies, so that messages that failed together are not retried together. */
const JITTER = 0.25;

/** Delays after the first and the second attempt that may have delivered a mail. The cause is often a restart. */
const UNCERTAIN_DELAYS_MS = [60_000, LONGEST_MS];

function varied(delay: number, random: () => number): number {
  return Math.round(delay * (1 - JITTER + 2 * JITTER * random()));
}

/** Back-off after the given number of attempts: it doubles from 15 s, with jitter. */
export function retryDelay(attempts: number, transportDown: boolean, random: () => number): number {
  const longest = transportDown ? LONGEST_WHILE_DOWN_MS : LONGEST_MS;
  return varied(Math.min(longest, FIRST_MS * 2 ** Math.min(attempts - 1, 20)), random);
}

/** Back-off after the given number of attempts that may have delivered the mail. */
export function uncertainDelay(uncertainAttempts: number, random: () => number): number {
  return varied(UNCERTAIN_DELAYS_MS[uncertainAttempts - 1] ?? LONGEST_MS, random);
}

/**
 * Time until the next attempt.
 * @param isGivenUp the process ends, so the message is due at once for the next one
 */
export function delayAfter(
  message: Pick<ClaimedMessage, 'kind' | 'attempts' | 'uncertain_attempts'>,
  outcome: Outcome,
  random: () => number,
  isGivenUp = false,
): number {
  if (outcome.result !== 'delayed') return 0;
  // The receiver of a webhook recognises duplicates, the recipient of a mail does not.
  if (outcome.uncertain && message.kind !== 'webhook')
    return uncertainDelay(message.uncertain_attempts + 1, random);
  return isGivenUp ? 0 : retryDelay(message.attempts, outcome.transportDown === true, random);
}
