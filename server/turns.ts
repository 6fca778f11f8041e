import { setImmediate as nextRound } from 'node:timers/promises';

import { FairQueue } from './fair-queue.ts';
import { REQUEST_CAPS } from './limits.ts';

/** Requests that begin in one round: fewer cost every request more time, more hold up whatever arrives meanwhile. */
const PER_ROUND = 4;
/** Node accepts one connection in each round. So many may be accepted before more requests begin. */
const ACCEPTED_FIRST = 16;

/**
 * Shares the rounds of the event loop among clients. A few requests begin in each, those of the clients with the fewest
 * recent turns first, so a flood delays its own sender and hardly anyone else. Newcomers are let in before.
 * @param isAccepting whether a connection was accepted in this round or the last one
 */
export function createTurns(isAccepting: () => boolean = () => false): (client: string) => Promise<void> {
  const queue = new FairQueue({ atOnce: PER_ROUND, ...REQUEST_CAPS.waiting });
  const waitForRound = async () => {
    let rounds = 0;
    do {
      await nextRound();
      rounds += 1;
    } while (isAccepting() && rounds < ACCEPTED_FIRST);
  };
  return (client) => queue.run(client, waitForRound);
}
