import { setImmediate as nextRound } from 'node:timers/promises';

/**
 * Gives whoever asks a round of the event loop of their own, in the order they came. Of many requests that arrive
 * together each is begun in a round of its own, and whatever else arrives meanwhile is read in between.
 */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.then(() => nextRound()));
}
