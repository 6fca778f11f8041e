import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import { startSite } from '#tests/harness/site/site-process.ts';
import { TRUSTS_LOOPBACK } from '#tests/harness/site/submissions.ts';

import type { Proof } from './proof.ts';
import { startNginx } from './support/site/nginx-front.ts';

/** As many as one nginx keeps open to the site. */
const CONNECTIONS = 64;
/** Idle times, around the one after which the server closes the connection of a peer that is not a trusted proxy. */
const IDLE_MS = [5_982, 5_985, 5_988, 5_990, 5_992, 5_994, 5_997, 6_002];
const ROUNDS = { short: 1, full: 20 };
/** A page refuses POST. nginx would repeat a GET on a new connection if the first one was closed, but never a POST. */
const REFUSED = 405;

/** Sends as many POST requests at once as nginx keeps connections, and returns how many the site did not answer. */
async function burst(port: number, agent: Agent): Promise<number> {
  const statuses = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const call = request({ port, host: '127.0.0.1', path: '/about', method: 'POST', agent }).end();
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    }),
  );
  return statuses.filter((status) => status !== REFUSED).length;
}

/** Proves that a proxy with its default times never sends a request on a connection that the server is closing. */
export const proveProxy: Proof = async (scale) => {
  const site = await startSite(TRUSTS_LOOPBACK);
  try {
    const proxies = await Promise.all(IDLE_MS.map(() => startNginx(Number(new URL(site.url).port))));
    const sweep = async (round: number) =>
      Promise.all(
        proxies.map(async ({ port }, index) => {
          const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
          await burst(port, agent);
          await sleep((IDLE_MS[index] ?? 0) + round / 10);
          return burst(port, agent).finally(() => agent.destroy());
        }),
      );
    try {
      const lost: number[] = [];
      for (let round = 0; round < ROUNDS[scale]; round += 1) lost.push(...(await sweep(round)));
      return [
        {
          name: 'POST requests through nginx on idle connections',
          value: CONNECTIONS * lost.length,
          unit: '',
        },
        {
          name: 'POST requests not answered by the site',
          value: lost.reduce((sum, count) => sum + count, 0),
          unit: '',
          limit: 0,
        },
      ];
    } finally {
      await Promise.all(proxies.map(async (nginx) => nginx.stop()));
    }
  } finally {
    await site.stop();
  }
};
