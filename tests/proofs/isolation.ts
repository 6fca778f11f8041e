import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import type { Experience } from './support/crowding/regular-visitor.ts';
import { watchOtherWork } from './support/other-work.ts';
import { percentile } from '#tests/harness/measuring/percentile.ts';
import type { Proof } from './proof.ts';
import { startSite } from '#tests/harness/site/site-process.ts';
import { newUnlimitedDataDir } from './support/site/site-data.ts';
import { call, TRUSTS_LOOPBACK } from '#tests/harness/site/submissions.ts';

const SECONDS = { short: 8, full: 30 };
const SIGN_INS = 20;
const QUESTIONS = 20;
const SLOW_SOCKETS = 200;
/** The server closes slow sockets after five seconds, so some may be reconnecting at any one moment. */
const SOCKETS_OPEN_WITHIN_MS = 4_000;
/** The short form judges slow answers only while other processes use fewer cores than this; otherwise it prints them. */
const OTHER_WORK_CORES = 0.4;
const BETWEEN_BURSTS_MS = 1_000;
const ENQUIRY_LIMIT_MS = 250;
const PAGE_LIMIT_MS = 50;
const ASKED = [
  'What do you do when our data has been stolen?',
  'Who leads your practice in Singapore?',
  'How quickly can somebody be here?',
  'What does a crisis simulation cost?',
];

/** Opens sockets that send one byte of a request at a time (slowloris), and reopens those that the server closes. */
function openSlowSockets(port: number, count: number): { isOpen: () => number; close: () => void } {
  const sockets = new Set<Socket>();
  let closed = false;
  const open = () => {
    if (closed) return;
    const socket = connect(port, '127.0.0.1');
    sockets.add(socket);
    socket.on('error', () => {});
    socket.write('POST /rest/v1/contact_submissions HTTP/1.1\r\nHost: localhost\r\n');
    const dribble = setInterval(() => socket.write('X'), 500);
    socket.on('close', () => {
      clearInterval(dribble);
      sockets.delete(socket);
      open();
    });
  };
  for (let socket = 0; socket < count; socket += 1) open();
  return {
    isOpen: () => [...sockets].filter((socket) => socket.readyState === 'open').length,
    close() {
      closed = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}

function signIns(url: string): (() => Promise<Response | undefined>)[] {
  return Array.from({ length: SIGN_INS }, (_, number) => () => {
    const body = { email: `guess${number}@example.com`, password: 'a wrong password' };
    return call(url, '/auth/v1/token?grant_type=password', body);
  });
}

function questions(url: string): (() => Promise<Response | undefined>)[] {
  return Array.from({ length: QUESTIONS }, (_, number) => () => {
    const body = { messages: [{ role: 'user', content: ASKED[number % ASKED.length] }] };
    return call(url, '/functions/v1/chat', body);
  });
}

/** Waits until `count` sockets are open, or the time is over. Returns the largest number seen open at once. */
async function countOpen(isOpen: () => number, count: number): Promise<number> {
  const deadline = performance.now() + SOCKETS_OPEN_WITHIN_MS;
  let most = isOpen();
  while (most < count && performance.now() < deadline) {
    await sleep(20);
    most = Math.max(most, isOpen());
  }
  return most;
}

/** Sends all requests at once, waits for the answers and a pause, and repeats this until `end`. */
async function keepBursting(
  end: number,
  asks: readonly (() => Promise<Response | undefined>)[],
): Promise<number> {
  let bursts = 0;
  while (performance.now() < end) {
    await Promise.all(asks.map(async (ask) => (await ask())?.arrayBuffer()));
    bursts += 1;
    await sleep(BETWEEN_BURSTS_MS);
  }
  return bursts;
}

/** Proves that a regular visitor is served during wrong sign-ins, questions to the assistant and slow sockets. */
export const proveIsolation: Proof = async (scale) => {
  const dataDir = await newUnlimitedDataDir();
  const site = await startSite(TRUSTS_LOOPBACK, { dataDir });
  const slow = openSlowSockets(Number(new URL(site.url).port), SLOW_SOCKETS);
  try {
    const visitor = new Worker(new URL('./support/crowding/regular-visitor.ts', import.meta.url), {
      workerData: { url: site.url },
    });
    await once(visitor, 'message');
    const openSockets = await countOpen(slow.isOpen, SLOW_SOCKETS);
    // The warm-up fills plan caches and compiles hot code, as on a server that has been running for a while.
    for (const ask of [...signIns(site.url).slice(0, 2), ...questions(site.url)])
      await (await ask())?.arrayBuffer();
    const otherWork = watchOtherWork();
    visitor.postMessage(SECONDS[scale]);
    const bursts = keepBursting(performance.now() + SECONDS[scale] * 1_000, [
      ...signIns(site.url),
      ...questions(site.url),
    ]);
    const [{ enquiries, pages }] = (await once(visitor, 'message')) as [Experience];
    await visitor.terminate();
    const others = otherWork();
    // With some 160 pages, p99 is the second slowest answer, which is chance. The short form judges medians and p95.
    const slowest = scale === 'full' ? 0.99 : 0.95;
    const isJudged = scale === 'full' || others <= OTHER_WORK_CORES;
    const times = (what: string, seen: readonly number[], limit: number) => [
      { name: `${load}: ${what}, p50`, value: percentile(seen, 0.5), unit: 'ms', limit },
      {
        name: `${load}: ${what}, p${slowest * 100}`,
        value: percentile(seen, slowest),
        unit: 'ms',
        ...(isJudged ? { limit } : {}),
      },
    ];
    const load = `Under ${SIGN_INS} wrong sign-ins, ${QUESTIONS} questions, ${SLOW_SOCKETS} slow sockets at once`;
    return [
      { name: `${load}: bursts`, value: await bursts, unit: '' },
      { name: `${load}: slow sockets not open`, value: SLOW_SOCKETS - openSockets, unit: '', limit: 0 },
      { name: `${load}: enquiries not accepted`, value: enquiries.bad, unit: '', limit: 0 },
      ...times('enquiry', enquiries.times, ENQUIRY_LIMIT_MS),
      { name: `${load}: pages not served`, value: pages.bad, unit: '', limit: 0 },
      ...times('page', pages.times, PAGE_LIMIT_MS),
      { name: `${load}: cores busy with other work`, value: others, unit: '' },
    ];
  } finally {
    slow.close();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
