import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

import { attacks } from './crowd-requests.ts';
import type { Attack } from './crowd-requests.ts';

/** The attackers run in a process of their own, so that they do not delay the visitor whose requests are timed. */

export type Orders = {
  port: number;
  seconds: number;
  addresses: readonly string[];
  connectionsEach: number;
  /** Name of the attack; `undefined` runs all of them in turn. */
  attack: string | undefined;
  memberToken: string;
};
/** How often each status was received, and how often a connection closed before all its answers had arrived. */
export type CrowdReport = { statuses: Record<string, number>; cutOff: number };

/** Real attackers run on other machines, so here they get only the processor time that the site leaves. */
const LOWEST_PRIORITY = 19;
/** Requests pipelined on a connection: one, several, and more than the site queues. */
const BATCHES = [1, 8, 100];
const RECONNECT_MS = 20;
const ANSWER = Buffer.from('HTTP/1.1 ');

/** Counts answers by their status lines in the received bytes, without parsing the bodies. */
function createAnswerCounter(onStatus: (status: string) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    const text = Buffer.concat([rest, chunk]);
    let from = 0;
    for (let at = text.indexOf(ANSWER); at >= 0; at = text.indexOf(ANSWER, from)) {
      if (at + ANSWER.length + 3 > text.length) break;
      from = at + ANSWER.length;
      onStatus(text.toString('latin1', from, from + 3));
    }
    rest = Buffer.from(text.subarray(Math.max(from, text.length - ANSWER.length - 3)));
  };
}

/** Keeps one connection busy until `end`, and reconnects when the site closes it. */
async function attackOn(
  orders: Orders,
  localAddress: string,
  requests: () => Buffer,
  batch: number,
  end: number,
  report: CrowdReport,
): Promise<void> {
  while (performance.now() < end) {
    await new Promise<void>((resolve) => {
      const socket = connect({ port: orders.port, host: '127.0.0.1', localAddress });
      let awaited = 0;
      const send = () => {
        if (performance.now() > end) {
          socket.destroy();
          return;
        }
        awaited = batch;
        socket.write(Buffer.concat(Array.from({ length: batch }, requests)));
      };
      const count = createAnswerCounter((status) => {
        report.statuses[status] = (report.statuses[status] ?? 0) + 1;
        awaited -= 1;
        if (awaited === 0) setImmediate(send);
      });
      const timer = setTimeout(() => socket.destroy(), end - performance.now() + 200);
      socket.setNoDelay(true);
      socket.on('connect', send);
      socket.on('data', count);
      socket.on('error', () => {});
      socket.on('close', () => {
        clearTimeout(timer);
        if (awaited > 0 && performance.now() < end) report.cutOff += 1;
        resolve();
      });
    });
    await sleep(RECONNECT_MS);
  }
}

/** Cycles through the requests of the given attacks, beginning at the request with index `start`. */
function cycle(wanted: readonly Attack[], start: number): () => Buffer {
  const requests = wanted.flatMap(({ requests: some }) => some);
  let next = start;
  return () => {
    const make = requests[next % requests.length];
    next += 1;
    if (!make) throw new Error('There is no such attack');
    return make();
  };
}

async function attack(orders: Orders): Promise<CrowdReport> {
  const report: CrowdReport = { statuses: {}, cutOff: 0 };
  const end = performance.now() + orders.seconds * 1_000;
  const wanted = attacks(orders.memberToken).filter(
    ({ name }) => orders.attack === undefined || name === orders.attack,
  );
  const connections = orders.addresses.flatMap((address) =>
    Array.from({ length: orders.connectionsEach }, () => address),
  );
  await Promise.all(
    connections.map((address, index) => {
      const batch = BATCHES[index % BATCHES.length] ?? 1;
      return attackOn(orders, address, cycle(wanted, index * 7), batch, end, report);
    }),
  );
  return report;
}

if (process.send) {
  setPriority(LOWEST_PRIORITY);
  process.on('message', (orders: Orders) => void attack(orders).then((report) => process.send?.(report)));
  process.on('disconnect', () => process.exit());
  process.send('ready');
}
