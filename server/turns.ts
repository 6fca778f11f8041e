import { setImmediate as nextRound } from 'node:timers/promises';

import { FairQueue } from './fair-queue.ts';
import { REQUEST_CAPS } from './limits.ts';

/**
 * Gives each request that asks a round of the event loop to itself, and the clients their turns: whatever else
 * arrives is read in between, and of many requests of one client the others' do not have to wait.
 */
export function createTurns(): (client: string) => Promise<void> {
  const queue = new FairQueue({ atOnce: 1, ...REQUEST_CAPS.waiting });
  return (client) => queue.run(client, () => nextRound());
}
