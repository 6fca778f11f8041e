import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';

import type { Measurement } from '#bench/measurement.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { PASSWORD } from '#tests/support/api.ts';
import type { SiteProcess } from '#tests/support/site-process.ts';
import { removeDirectory } from '#tests/support/temporary-directory.ts';

import { watchOtherWork } from './other-work.ts';
import type { Proof } from './proof.ts';
import { startSettledSite } from './settled-site.ts';
import { newUnlimitedDataDir } from './site-data.ts';
import { anyAddress, call, newSubmission, submit, TRUSTS_LOOPBACK } from './submissions.ts';
import { untilReady } from './until-ready.ts';

const SHORT_MS = 14_000;
/** In the short form the outage is judged on a machine that has little else to do, and told on any. */
const OTHER_WORK_CORES = 0.4;
const MINUTE_MS = 60_000;
const MINUTES_A_RESTART = 10;
/** Twenty requests a second: as many for pages as for the API. */
const EVERY_MS = 100;
/** Of the calls of the API one in so many writes; the others read. */
const WRITES_EVERY = 10;
/** The promise is of an hour with six restarts; what a restart costs counts as much in a shorter run. */
const HOUR = { restarts: 6, requestsOfAKind: (60 * MINUTE_MS) / EVERY_MS };
const BAD_LIMIT_PERCENT = 0.1;
const GROWTH_LIMIT_MB = 1;
/** A process takes memory until its caches are warm. */
const WARM_MS = MINUTE_MS / 2;
/** Within this time the engine collects what was used and is not any more. */
const GARBAGE_MINUTES = 3.5;
const PAGES = ['/', '/about', '/insights', '/services/incident-response', '/industries/finance'];
const ADMIN = 'admin@example.com';

/** Bad ones by what was wrong with them. */
type Count = { asked: number; bad: number; kinds: Map<string, number> };

function runMs(scale: 'short' | 'full'): number {
  return scale === 'short' ? SHORT_MS : Number(process.env['PROVE_MINUTES'] ?? 60) * MINUTE_MS;
}

/** A member of staff in the browser's own client, which repeats reads that were not answered. */
async function signedIn(url: string): Promise<SupabaseClient> {
  const client = createClient(url, LOCAL_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: true },
    global: {
      fetch: (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set('x-forwarded-for', anyAddress());
        return fetch(input, { ...init, headers });
      },
    },
  });
  const { error } = await client.auth.signInWithPassword({ email: ADMIN, password: PASSWORD });
  if (error) throw error;
  return client;
}

/** What was wrong, in a few words; `undefined` when all was well. */
type Fault = string | undefined;

async function askPage(url: string, number: number): Promise<Fault> {
  const response = await fetch(url + PAGES[number % PAGES.length], {
    headers: { connection: 'close' },
  }).catch(() => undefined);
  const text = await response?.text().catch(() => undefined);
  if (response?.status === 200 && text?.includes('</html>')) return undefined;
  return response ? `status ${response.status}` : 'no answer';
}

async function askApi(client: SupabaseClient, number: number): Promise<Fault> {
  if (number % WRITES_EVERY === 0) {
    const { body } = newSubmission('newsletter_subscriptions');
    const { error } = await client.from('newsletter_subscriptions').insert(body);
    return error ? `write ${error.code || 'no answer'}` : undefined;
  }
  const { error } = await client
    .from('contact_submissions')
    .select('*')
    .order('created_at', { ascending: false })
    .limit(20);
  return error ? `read ${error.code || 'no answer'}` : undefined;
}

/** Asks at a steady pace until `end`, also while earlier ones are not answered. */
async function askSteadily(end: number, ask: (number: number) => Promise<Fault>): Promise<Count> {
  const count: Count = { asked: 0, bad: 0, kinds: new Map() };
  const asked: Promise<void>[] = [];
  const startedAt = performance.now();
  const one = async (number: number) => {
    const fault = await ask(number);
    if (fault === undefined) return;
    count.bad += 1;
    count.kinds.set(fault, (count.kinds.get(fault) ?? 0) + 1);
  };
  while (performance.now() < end) {
    asked.push(one(count.asked));
    count.asked += 1;
    await sleep(Math.max(0, startedAt + count.asked * EVERY_MS - performance.now()));
  }
  await Promise.all(asked);
  return count;
}

function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

/**
 * Megabytes a minute between the least of the first half and the least of the second: in between the garbage of
 * minutes comes and goes. `undefined` for a life that is too short to see it go.
 */
function growth(samples: readonly { minute: number; mb: number }[]): number | undefined {
  const half = ((samples.at(-1)?.minute ?? 0) - (samples[0]?.minute ?? 0)) / 2;
  if (half < GARBAGE_MINUTES) return undefined;
  const middle = (samples[0]?.minute ?? 0) + half;
  const least = (part: typeof samples) => Math.min(...part.map(({ mb }) => mb));
  const [first, second] = [
    samples.filter(({ minute }) => minute < middle),
    samples.filter(({ minute }) => minute >= middle),
  ];
  return (least(second) - least(first)) / half;
}

/** Kills the server at even intervals and follows the memory of each that lives in between. */
async function killAtIntervals(
  site: SiteProcess,
  end: number,
  restarts: number,
): Promise<{ growthMb: number | undefined; slowestReturnMs: number }> {
  const lifeMs = (end - performance.now()) / (restarts + 1);
  const growths: number[] = [];
  let slowestReturnMs = 0;
  for (let life = 0; life <= restarts; life += 1) {
    const bornAt = performance.now();
    const pid = site.serverPid() ?? 0;
    const samples: { minute: number; mb: number }[] = [];
    while (performance.now() < Math.min(end, bornAt + lifeMs)) {
      await sleep(1_000);
      const age = performance.now() - bornAt;
      if (age > WARM_MS) samples.push({ minute: age / MINUTE_MS, mb: residentMb(pid) });
    }
    const grown = growth(samples);
    if (grown !== undefined) growths.push(grown);
    if (life === restarts) break;
    process.kill(pid, 'SIGKILL');
    slowestReturnMs = Math.max(slowestReturnMs, await untilReady(site.url));
  }
  const growthMb = growths.length > 0 ? Math.round(Math.max(...growths) * 100) / 100 : undefined;
  return { growthMb, slowestReturnMs };
}

/** Stops the site while it works on requests; answers how many of them were not answered. */
async function stopInFlight(site: SiteProcess): Promise<number> {
  const asks = Array.from({ length: 8 }, (_, number) => [
    () => submit(site.url, newSubmission('newsletter_subscriptions')),
    () =>
      call(site.url, '/auth/v1/token?grant_type=password', {
        email: `someone${number}@example.com`,
        password: 'a wrong password',
      }),
  ]).flat();
  // Opens the connections, so that only requests are under way when the signal comes.
  await Promise.all(asks.map(async (ask) => (await ask())?.arrayBuffer()));
  const answers = asks.map(async (ask) => {
    const response = await ask();
    const text = await response?.text().catch(() => undefined);
    return text !== undefined;
  });
  await sleep(100);
  const stopped = site.stop();
  const dropped = (await Promise.all(answers)).filter((answered) => !answered).length;
  await stopped;
  return dropped;
}

/** A steady twenty requests a second through crashes, each of which the supervisor answers with a new server. */
export const proveHour: Proof = async (scale) => {
  const dataDir = await newUnlimitedDataDir();
  const site = await startSettledSite(TRUSTS_LOOPBACK, { dataDir });
  let client: SupabaseClient | undefined;
  try {
    const made = await site.admin(['create', ADMIN], PASSWORD);
    if (made.code !== 0) throw new Error(made.text);
    const staff = (client = await signedIn(site.url));
    const ms = runMs(scale);
    const restarts = Math.max(1, Math.round(ms / MINUTE_MS / MINUTES_A_RESTART));
    const otherWork = watchOtherWork(site);
    const end = performance.now() + ms;
    const [pages, api, lives] = await Promise.all([
      askSteadily(end, (number) => askPage(site.url, number)),
      askSteadily(end, (number) => askApi(staff, number)),
      killAtIntervals(site, end, restarts),
    ]);
    const others = otherWork();
    const isJudged = scale === 'full' || others <= OTHER_WORK_CORES;
    const outageLimit = isJudged ? { limit: BAD_LIMIT_PERCENT } : {};
    const dropped = await stopInFlight(site);
    const name = `${Math.round(ms / 1_000)} s at 20 requests a second, ${restarts} restarts`;
    /** Bad ones of an hour with six restarts, in per cent, were all restarts as these. */
    const badPercent = ({ bad }: Count) =>
      Math.round(((bad / restarts) * HOUR.restarts * 10_000) / HOUR.requestsOfAKind) / 100;
    const kindsOf = ({ kinds }: Count) => [...kinds].map(([kind, times]) => ` (${kind}: ${times})`).join('');
    const measurements: Measurement[] = [
      { name: `${name}: pages asked for`, value: pages.asked, unit: '' },
      { name: `${name}: pages not served${kindsOf(pages)}`, value: pages.bad, unit: '' },
      {
        name: `${name}: pages not served, of an hour with six`,
        value: badPercent(pages),
        unit: '%',
        ...outageLimit,
      },
      { name: `${name}: calls of the API failed${kindsOf(api)}`, value: api.bad, unit: '' },
      {
        name: `${name}: calls failed for good, of an hour with six`,
        value: badPercent(api),
        unit: '%',
        ...outageLimit,
      },
      { name: `${name}: cores busy with other work`, value: others, unit: '' },
      { name: `${name}: slowest return`, value: lives.slowestReturnMs, unit: 'ms' },
      ...(lives.growthMb === undefined
        ? []
        : [
            {
              name: `${name}: memory grows by`,
              value: lives.growthMb,
              unit: 'MB/min',
              limit: GROWTH_LIMIT_MB,
            },
          ]),
      { name: 'SIGTERM: requests in flight dropped', value: dropped, unit: '', limit: 0 },
    ];
    return measurements;
  } finally {
    await client?.auth.stopAutoRefresh();
    await site.stop();
    removeDirectory(dataDir);
  }
};
