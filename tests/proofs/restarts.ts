import { setTimeout as sleep } from 'node:timers/promises';

import type { SupabaseClient } from '@supabase/supabase-js';

import { MINUTE_MS } from '#shared/time/durations.ts';
import type { Measurement } from '#tests/harness/measuring/measurement.ts';
import { PASSWORD } from '#tests/harness/api.ts';
import type { SiteProcess } from '#tests/harness/site/site-process.ts';
import { removeDirectory } from '#tests/harness/files/temporary-directory.ts';

import { watchOtherWork } from './support/other-work.ts';
import type { Proof } from './proof.ts';
import { killThenWatch } from './support/site/server-lives.ts';
import { startSite } from '#tests/harness/site/site-process.ts';
import { newUnlimitedDataDir } from './support/site/site-data.ts';
import { askApi, askPage, askSteadily, EVERY_MS, signedIn } from './support/steady-load.ts';
import type { Count } from './support/steady-load.ts';
import { call, newSubmission, submit, TRUSTS_LOOPBACK } from '#tests/harness/site/submissions.ts';

const SHORT_MS = 14_000;
/** The short form judges the outage only while other processes use fewer cores than this; otherwise it prints it. */
const OTHER_WORK_CORES = 0.4;
const MINUTES_PER_RESTART = 10;
/** The promise is for an hour with six restarts; a shorter run is scaled up to it by the cost of one restart. */
const HOUR = { restarts: 6, requestsPerKind: (60 * MINUTE_MS) / EVERY_MS };
const BAD_LIMIT_PERCENT = 0.1;
const GROWTH_LIMIT_MB = 1;
/** The last server of a shorter run does not live long enough for `killThenWatch` to compare its memory. */
const GROWTH_MINUTES = 16;
const ADMIN = { email: 'admin@example.com', password: PASSWORD };

function runMs(scale: 'short' | 'full'): number {
  return scale === 'short' ? SHORT_MS : Number(process.env['PROVE_MINUTES'] ?? 60) * MINUTE_MS;
}

/** Stops the site while requests are in flight. Returns how many of them got no answer. */
async function stopInFlight(site: SiteProcess): Promise<number> {
  const asks = Array.from({ length: 8 }, (_, number) => [
    () => submit(site.url, newSubmission('newsletter_subscriptions')),
    () =>
      call(site.url, '/auth/v1/token?grant_type=password', {
        email: `someone${number}@example.com`,
        password: 'a wrong password',
      }),
  ]).flat();
  // The first round opens the connections, so that only requests are in flight when the signal arrives.
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

/** Sends twenty requests a second while the server crashes repeatedly and the supervisor restarts it. */
export const proveRestarts: Proof = async (scale) => {
  const dataDir = await newUnlimitedDataDir();
  const site = await startSite(TRUSTS_LOOPBACK, { dataDir });
  let client: SupabaseClient | undefined;
  try {
    const made = await site.admin(['create', ADMIN.email], ADMIN.password);
    if (made.code !== 0) throw new Error(made.text);
    const staff = (client = await signedIn(site.url, ADMIN));
    const ms = runMs(scale);
    const restarts = Math.max(1, Math.round(ms / MINUTE_MS / MINUTES_PER_RESTART));
    const otherWork = watchOtherWork();
    const end = performance.now() + ms;
    const [pages, api, lives] = await Promise.all([
      askSteadily(end, (number) => askPage(site.url, number)),
      askSteadily(end, (number) => askApi(staff, number)),
      killThenWatch(site, end, restarts),
    ]);
    const others = otherWork();
    const isJudged = scale === 'full' || others <= OTHER_WORK_CORES;
    const outageLimit = isJudged ? { limit: BAD_LIMIT_PERCENT } : {};
    const dropped = await stopInFlight(site);
    const name = `${Math.round(ms / 1_000)} s at 20 requests a second, ${restarts} restarts`;
    /** The failures per restart of this run, scaled to an hour with six restarts, in per cent of its requests. */
    const badPercent = ({ bad }: Count) =>
      Math.round(((bad / restarts) * HOUR.restarts * 10_000) / HOUR.requestsPerKind) / 100;
    const kindsOf = ({ kinds }: Count) => [...kinds].map(([kind, times]) => ` (${kind}: ${times})`).join('');
    const measurements: Measurement[] = [
      { name: `${name}: pages requested`, value: pages.asked, unit: '' },
      { name: `${name}: pages not served${kindsOf(pages)}`, value: pages.bad, unit: '' },
      {
        name: `${name}: pages not served, scaled to an hour with six restarts`,
        value: badPercent(pages),
        unit: '%',
        ...outageLimit,
      },
      { name: `${name}: API calls failed${kindsOf(api)}`, value: api.bad, unit: '' },
      {
        name: `${name}: API calls failed, scaled to an hour with six restarts`,
        value: badPercent(api),
        unit: '%',
        ...outageLimit,
      },
      { name: `${name}: cores busy with other work`, value: others, unit: '' },
      { name: `${name}: slowest restart`, value: lives.slowestReturnMs, unit: 'ms' },
      ...(lives.growthMb === undefined
        ? [
            {
              name: `${name}: memory growth, measured only in ${GROWTH_MINUTES} minutes or more`,
              value: Number.NaN,
              unit: 'MB/min',
            },
          ]
        : [
            {
              name: `${name}: memory growth`,
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
