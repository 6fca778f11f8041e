import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { Measurement } from '#tests/harness/measuring/measurement.ts';
import { PASSWORD } from '#tests/harness/api.ts';

import { attacks } from './support/crowding/crowd-requests.ts';
import type { CrowdReport, Orders } from './support/crowding/crowd.ts';
import { openCrowdedSite } from './support/crowding/crowded-site.ts';
import type { Place } from './support/crowding/crowded-site.ts';
import type { Experience } from './support/crowding/regular-visitor.ts';
import { watchOtherWork } from './support/other-work.ts';
import { percentile } from '#tests/harness/measuring/percentile.ts';
import type { Proof } from './proof.ts';
import { call } from '#tests/harness/site/submissions.ts';

type Attackers = Pick<Orders, 'addresses' | 'connectionsEach'>;
type Round = { name: string; seen: Experience; crowd: CrowdReport };

const SHORT: readonly Place[] = [
  { engine: 'PGlite', way: 'direct' },
  { engine: 'PostgreSQL', way: 'through nginx' },
];
const FULL: readonly Place[] = [
  ...SHORT,
  { engine: 'PGlite', way: 'through nginx' },
  { engine: 'PostgreSQL', way: 'direct' },
];
const SECONDS = { short: { warm: 2, one: 5, sixty: 4 }, full: { warm: 2, one: 4, sixty: 15 } };
const ENQUIRY_LIMIT_MS = 250;
const PAGE_LIMIT_MS = 50;
const NOBODY: Attackers = { addresses: [], connectionsEach: 0 };
/** As many connections as one address may hold. */
const ONE: Attackers = { addresses: ['127.0.5.1'], connectionsEach: 50 };
/** The site's limit on connections, minus those that the regular visitor needs. */
const SIXTY: Attackers = {
  addresses: Array.from({ length: 60 }, (_, number) => `127.0.${10 + number}.1`),
  connectionsEach: 16,
};
const ANSWER_WITHIN_MS = 60_000;

async function nextMessage<Message>(sender: ChildProcess | Worker): Promise<Message> {
  const [message] = (await once(sender, 'message', { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })) as [
    Message,
  ];
  return message;
}

/** Signs an attacker up. Where sign-up is open, attackers can have member accounts. */
async function memberToken(url: string): Promise<string> {
  const response = await call(url, '/auth/v1/signup', { email: 'member@example.com', password: PASSWORD });
  const { access_token: token } = ((await response?.json()) ?? {}) as { access_token?: string };
  if (token === undefined) throw new Error(`The attacker could not sign up: ${response?.status}`);
  return token;
}

/** For each measurement of the regular visitor, the worst value of all rounds, with the name of that round. */
function judge(what: string, rounds: readonly Round[], isP99Judged: boolean): Measurement[] {
  const worst = (name: string, valueOf: (seen: Experience) => number) => {
    const [found] = rounds
      .map((round) => ({ name: round.name, value: valueOf(round.seen) }))
      .sort((a, b) => b.value - a.value);
    const where = rounds.length > 1 && found && found.value > 0 ? ` (${found.name})` : '';
    return { name: `${what}: ${name}${where}`, value: found?.value ?? Infinity };
  };
  const bad = (name: string, visits: keyof Experience) => ({
    ...worst(name, (seen) => seen[visits].bad),
    unit: '',
    limit: 0,
  });
  const time = (name: string, visits: keyof Experience, share: number, limit?: number) => ({
    ...worst(name, (seen) => percentile(seen[visits].times, share)),
    unit: 'ms',
    ...(limit === undefined ? {} : { limit }),
  });
  const p99Limit = (limit: number) => (isP99Judged ? limit : undefined);
  const answered = rounds.map(({ crowd }) => Object.values(crowd.statuses).reduce((a, b) => a + b, 0));
  return [
    { name: `${what}: attackers' requests answered`, value: answered.reduce((a, b) => a + b, 0), unit: '' },
    // The attackers run at the lowest priority: on a busy machine they might not attack at all, which proves nothing.
    {
      name: `${what}: rounds without an answered attack`,
      value: answered.filter((count) => count === 0).length,
      unit: '',
      limit: 0,
    },
    bad('enquiries not accepted', 'enquiries'),
    time('enquiry, p50', 'enquiries', 0.5, ENQUIRY_LIMIT_MS),
    time('enquiry, p99', 'enquiries', 0.99, p99Limit(ENQUIRY_LIMIT_MS)),
    bad('pages not served', 'pages'),
    time('page, p50', 'pages', 0.5, PAGE_LIMIT_MS),
    time('page, p99', 'pages', 0.99, p99Limit(PAGE_LIMIT_MS)),
  ];
}

async function crowd(place: Place, scale: 'short' | 'full'): Promise<Measurement[]> {
  const { port, close } = await openCrowdedSite(place);
  const url = `http://127.0.0.1:${port}`;
  const attackers = fork(new URL('./support/crowding/crowd.ts', import.meta.url), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const visitor = new Worker(new URL('./support/crowding/regular-visitor.ts', import.meta.url), {
    workerData: { url },
  });
  try {
    await Promise.all([nextMessage(attackers), nextMessage(visitor)]);
    const token = await memberToken(url);
    const round = async (from: Attackers, seconds: number, attack?: string): Promise<Round> => {
      const orders: Orders = { ...from, port, seconds, attack, memberToken: token };
      const reported = nextMessage<CrowdReport>(attackers);
      attackers.send(orders);
      visitor.postMessage(seconds);
      const [seen, report] = await Promise.all([nextMessage<Experience>(visitor), reported]);
      return { name: attack ?? 'all routes', seen, crowd: report };
    };
    const seconds = SECONDS[scale];
    // The warm-up fills plan caches and compiles hot code, as on a server that has been running for a while.
    await round(NOBODY, seconds.warm);
    const otherWork = watchOtherWork();
    const byOne: Round[] = [];
    // The short form attacks all routes at once, because one round for each route takes minutes.
    const wanted = scale === 'full' ? attacks(token).map(({ name }) => name) : [undefined];
    for (const attack of wanted) byOne.push(await round(ONE, seconds.one, attack));
    const bySixty = await round(SIXTY, seconds.sixty);
    const others = otherWork();
    // Some 20 enquiries and 80 pages are too few for a 99th percentile: the short form judges medians and prints p99.
    const isP99Judged = scale === 'full';
    const where = `${place.engine}, ${place.way}`;
    return [
      ...judge(`${where}, one address`, byOne, isP99Judged),
      ...judge(`${where}, sixty addresses`, [bySixty], isP99Judged),
      { name: `${where}: cores busy with other work`, value: others, unit: '' },
    ];
  } finally {
    await visitor.terminate();
    attackers.kill();
    await close();
  }
}

/** Proves that a regular visitor is served while one address, and then sixty, use all their connections. */
export const proveCrowding: Proof = async (scale) => {
  const measurements: Measurement[] = [];
  for (const place of scale === 'full' ? FULL : SHORT) measurements.push(...(await crowd(place, scale)));
  return measurements;
};
