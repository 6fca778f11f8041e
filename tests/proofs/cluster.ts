import { setTimeout as sleep } from 'node:timers/promises';

import { sendAgain } from '#app/lib/network/send-again.ts';
import { withDatabase } from '#tests/harness/database/backend.ts';
import { MIGRATED, startMigratedPostgres } from '#tests/harness/database/database-template.ts';
import { liftHourlyLimits } from '#tests/harness/database/hourly-limits.ts';
import { newTemporaryDirectory, removeDirectory } from '#tests/harness/files/temporary-directory.ts';
import { missedIfNone } from '#tests/harness/measuring/measurement.ts';
import { freePort } from '#tests/harness/site/free-port.ts';
import { startSite } from '#tests/harness/site/site-process.ts';
import type { SiteProcess } from '#tests/harness/site/site-process.ts';
import { isAcknowledged, newSubmission, submit, TRUSTS_LOOPBACK } from '#tests/harness/site/submissions.ts';
import type { Submission } from '#tests/harness/site/submissions.ts';

import type { Proof } from './proof.ts';
import { startNginx } from './support/site/nginx-front.ts';
import { compareStored, storedAddresses } from './support/site/site-data.ts';
import { askPage } from './support/steady-load.ts';

const SERVERS = 3;
const VISITORS = 30;
/** A visitor reads a page, then sends an enquiry, with this pause before each. */
const PAUSE_MS = 500;
const SCALES = {
  short: { kills: 2, everyMs: 1_500, restarts: 1 },
  full: { kills: 12, everyMs: 10_000, restarts: SERVERS },
};
const PAGES_LIMIT_PERCENT = 0.01;
const REFUSED_LIMIT_PERCENT = 0.1;
const SECRETS = {
  JWT_SECRET: 'a secret that all servers of the cluster proof share',
  SUPABASE_SECRET_KEY: 'another secret that all servers of the cluster proof share',
};

type Visits = {
  pages: number;
  badPages: number;
  enquiries: number;
  /** Enquiries whose first attempt was not acknowledged, and the answers that they got. */
  refusedOnce: number;
  refusals: Set<number>;
  /** Enquiries that the page could not send with its second attempt either. */
  failed: number;
  acknowledged: Submission[];
};

/** Visits the site until `ended`, and sends a refused enquiry again as the page does. */
async function visit(url: string, ended: AbortSignal, visits: Visits): Promise<void> {
  await sleep(Math.random() * PAUSE_MS);
  while (!ended.aborted) {
    visits.pages += 1;
    if ((await askPage(url, visits.pages)) !== undefined) visits.badPages += 1;
    await sleep(PAUSE_MS);
    const enquiry = newSubmission('contact_submissions');
    const statuses: number[] = [];
    const { status } = await sendAgain(async () => {
      const answer = await submit(url, enquiry);
      await answer?.arrayBuffer().catch(() => undefined);
      statuses.push(answer?.status ?? 0);
      return { status: answer?.status ?? 0 };
    });
    visits.enquiries += 1;
    if (!isAcknowledged(enquiry, statuses[0] ?? 0)) {
      visits.refusedOnce += 1;
      visits.refusals.add(statuses[0] ?? 0);
    }
    if (isAcknowledged(enquiry, status)) visits.acknowledged.push(enquiry);
    else visits.failed += 1;
    await sleep(PAUSE_MS);
  }
}

function percent(part: number, whole: number): number {
  return Math.round((part / Math.max(1, whole)) * 100_000) / 1_000;
}

/** Kills servers in turn, and in the middle restarts them one after the other, as a release does. */
async function disturb(
  servers: SiteProcess[],
  restart: (server: SiteProcess) => Promise<SiteProcess>,
  { kills, everyMs, restarts }: (typeof SCALES)['full'],
): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    if (kill === Math.floor(kills / 2)) {
      for (let index = 0; index < restarts; index += 1) {
        const server = servers[index];
        if (server) servers[index] = await restart(server);
      }
    }
    await sleep(everyMs);
    servers[kill % servers.length]?.killServer();
  }
  await sleep(everyMs);
}

/** Proves that visitors of three servers on one PostgreSQL behind nginx notice neither killed nor restarted servers. */
export const proveCluster: Proof = async (scale) => {
  const dataDirs = Array.from({ length: SERVERS }, () => newTemporaryDirectory('cluster'));
  const [dataDir = ''] = dataDirs;
  const postgres = await startMigratedPostgres();
  const servers: SiteProcess[] = [];
  const visits: Visits = {
    pages: 0,
    badPages: 0,
    enquiries: 0,
    refusedOnce: 0,
    refusals: new Set(),
    failed: 0,
    acknowledged: [],
  };
  try {
    const databaseUrl = await postgres.createDatabase(MIGRATED);
    await withDatabase({ dataDir, databaseUrl }, liftHourlyLimits);
    const env = { ...TRUSTS_LOOPBACK, ...SECRETS, DATABASE_URL: databaseUrl };
    const ports = await Promise.all(dataDirs.map(() => freePort()));
    const started = ports.map((port, index) => startSite(env, { port, dataDir: dataDirs[index] ?? '' }));
    servers.push(...(await Promise.all(started)));
    const nginx = await startNginx(ports);
    const url = `http://127.0.0.1:${nginx.port}`;
    const ending = new AbortController();
    const visiting = Array.from({ length: VISITORS }, () => visit(url, ending.signal, visits));
    try {
      await disturb(
        servers,
        async (server) => {
          await server.stop();
          return startSite(env, { port: Number(new URL(server.url).port), dataDir: server.dataDir });
        },
        SCALES[scale],
      );
    } finally {
      ending.abort();
      await Promise.all(visiting);
      await nginx.stop();
    }
    await Promise.all(servers.splice(0).map((server) => server.stop()));
    const stored = await withDatabase({ dataDir, databaseUrl }, storedAddresses);
    const { missing, doubled } = compareStored(visits.acknowledged, stored);
    const { kills, restarts } = SCALES[scale];
    const name = `${SERVERS} servers, ${VISITORS} visitors, ${kills} times SIGKILL, ${restarts} restarted`;
    const badPages = percent(visits.badPages, visits.pages);
    const refused = percent(visits.refusedOnce, visits.enquiries);
    return [
      { name: `${name}: pages asked for`, value: visits.pages, unit: '' },
      { name: `${name}: pages failed`, value: badPages, unit: '%', limit: PAGES_LIMIT_PERCENT },
      { name: `${name}: enquiries acknowledged`, value: visits.acknowledged.length, unit: '' },
      missedIfNone(`${name}: no enquiry acknowledged`, visits.acknowledged.length),
      {
        name: `${name}: enquiries refused once (${[...visits.refusals].join(', ')})`,
        value: refused,
        unit: '%',
        // The short form sends too few enquiries for a share of them.
        ...(scale === 'full' ? { limit: REFUSED_LIMIT_PERCENT } : {}),
      },
      { name: `${name}: enquiries that the page could not send`, value: visits.failed, unit: '', limit: 0 },
      { name: `${name}: acknowledged enquiries missing`, value: missing, unit: '', limit: 0 },
      { name: `${name}: enquiries stored twice`, value: doubled, unit: '', limit: 0 },
    ];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
    for (const directory of dataDirs) removeDirectory(directory);
  }
};
