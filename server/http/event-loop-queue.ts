import { setImmediate as nextIteration } from 'node:timers/promises';

import { REQUEST_CAPS } from '#server/limits.ts';

import { FairQueue } from '#server/fair-queue.ts';

/** Requests that start in one iteration of the event loop. Starting more would make new arrivals wait longer. */
const STARTED_PER_ITERATION = 1;
/** Node accepts one connection per iteration. Up to this many are accepted before more requests start. */
const ACCEPTED_FIRST = 16;

/**
 * Shares the iterations of the event loop among clients. One request starts in each iteration, first that of the client
 * with the fewest recent starts. A flood therefore delays its own sender and hardly anyone else. New connections
 * are accepted before requests start.
 * @param isAccepting whether a connection was accepted in this iteration or the previous one
 */
export function createEventLoopQueue(
  isAccepting: () => boolean = () => false,
): (client: string) => Promise<void> {
  const queue = new FairQueue({ concurrency: STARTED_PER_ITERATION, ...REQUEST_CAPS.waiting });
  const waitForIteration = async () => {
    let iterations = 0;
    do {
      await nextIteration();
      iterations += 1;
    } while (isAccepting() && iterations < ACCEPTED_FIRST);
  };
  return (client) => queue.run(client, waitForIteration);
}
