import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import postgres from 'postgres';

import { withDatabase } from '#tests/harness/database/backend.ts';
import { missedIfNone } from '#tests/harness/measuring/measurement.ts';
import type { Measurement } from '#tests/harness/measuring/measurement.ts';
import { MIGRATED, startMigratedPostgres } from '#tests/harness/database/database-template.ts';
import type { TestPostgres } from '#tests/harness/database/postgres.ts';
import { freePort } from '#tests/harness/site/free-port.ts';

import { watchPages } from './support/page-watch.ts';
import type { Proof } from './proof.ts';
import { startSettledSite } from './support/site/settled-site.ts';
import { compareStored, storedAddresses } from './support/site/site-data.ts';
import {
  call,
  isAcknowledged,
  newSubmission,
  submit,
  TRUSTS_LOOPBACK,
  type Submission,
} from '#tests/harness/site/submissions.ts';

const ANSWER_LIMIT_MS = 5_000;
const RETURN_LIMIT_MS = 2_000;
const PAGE_LIMIT_MS = 250;
const GIVEN_UP_MS = 30_000;
const LOCK_MS = { short: 3_000, full: 30_000 };
const DOWN_MS = { short: 2_000, full: 20_000 };
const AT_ONCE = 40;
const ASKED_EVERY_MS = 250;
const LOCK_ATTEMPTS = 5;
/** SQLSTATE. */
const DEADLOCK_DETECTED = '40P01';

/** Internals that no visitor may see: the database's host, its queries and its error messages. */
const INTERNALS =
  /127\.0\.0\.1|localhost:\d|operator|postgres|pg_|ECONN|ENOTFOUND|\bselect\b|\binsert\b|\bupdate\b|relation|\bcolumn\b|contact_submissions|newsletter_subscriptions|lock timeout|statement timeout|\bSUP\b|stack|node_modules/i;

type Watched = {
  acknowledged: Submission[];
  /** Milliseconds of each answer. */
  times: number[];
  refused: number;
  /** One sentence for each faulty refusal. */
  defects: Set<string>;
};

/** Sends one request of each kind that needs the database, from random client addresses. */
async function askEverything(url: string, watched: Watched): Promise<void> {
  const enquiry = newSubmission('contact_submissions');
  const subscription = newSubmission('newsletter_subscriptions');
  const chat = { messages: [{ role: 'user', content: 'What does your firm do in a crisis?' }] };
  const questions: Record<string, () => Promise<Response | undefined>> = {
    enquiry: () => submit(url, enquiry),
    subscription: () => submit(url, subscription),
    'sign-in': () =>
      call(url, '/auth/v1/token?grant_type=password', { email: enquiry.email, password: 'not the password' }),
    'sign-up': () =>
      call(url, '/auth/v1/signup', { email: enquiry.email, password: 'a phrase of four odd words' }),
    refresh: () => call(url, '/auth/v1/token?grant_type=refresh_token', { refresh_token: 'not-a-token' }),
    is_admin: () => call(url, '/rest/v1/rpc/is_admin', {}),
    chat: () => call(url, '/functions/v1/chat', chat),
  };
  await Promise.all(
    Object.entries(questions).map(async ([name, ask]) => {
      const startedAt = performance.now();
      const response = await ask();
      const text = (await response?.text().catch(() => undefined)) ?? '';
      watched.times.push(performance.now() - startedAt);
      const status = response?.status ?? 0;
      for (const sent of [enquiry, subscription]) {
        if (name === (sent === enquiry ? 'enquiry' : 'subscription') && isAcknowledged(sent, status)) {
          watched.acknowledged.push(sent);
        }
      }
      if (status !== 0 && status < 500) return;
      watched.refused += 1;
      if (status !== 503) watched.defects.add(`${name} answered ${status || 'nothing'}`);
      else if (!(Number(response?.headers.get('retry-after')) > 0)) {
        watched.defects.add(`${name} without Retry-After`);
      }
      if (INTERNALS.test(text)) watched.defects.add(`${name} reveals ${INTERNALS.exec(text)?.[0]}`);
    }),
  );
}

/** Repeats all requests until `ended`, without waiting for answers in between. */
async function askUntil(ended: AbortSignal, url: string, watched: Watched): Promise<void> {
  const asked: Promise<void>[] = [];
  while (!ended.aborted) {
    asked.push(askEverything(url, watched));
    await sleep(ASKED_EVERY_MS);
  }
  await Promise.all(asked);
}

/** Milliseconds until writing and signing in work again. */
async function untilServed(url: string): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < GIVEN_UP_MS) {
    const answers = await Promise.all([
      submit(url, newSubmission('newsletter_subscriptions')),
      call(url, '/auth/v1/token?grant_type=password', {
        email: newSubmission('contact_submissions').email,
        password: 'not the password',
      }),
    ]);
    for (const answer of answers) await answer?.arrayBuffer();
    if (answers[0]?.status === 201 && answers[1]?.status === 400) break;
    await sleep(50);
  }
  return Math.round(performance.now() - startedAt);
}

/**
 * Locks the tables that visitors write to for a while, as a manual migration would. PostgreSQL locks them one after the
 * other and may end the lock in favour of a request under way; as an operator would, it tries again.
 */
async function lockTables(databaseUrl: string, ms: number): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  const lock = (attempts: number): Promise<void> =>
    sql
      .begin(async (transaction) => {
        await transaction`lock table public.contact_submissions, public.newsletter_subscriptions, auth.users`;
        await sleep(ms);
      })
      .catch((error: unknown) => {
        const isDeadlock = error instanceof postgres.PostgresError && error.code === DEADLOCK_DETECTED;
        if (!isDeadlock || attempts === 1) throw error;
        return lock(attempts - 1);
      });
  try {
    await lock(LOCK_ATTEMPTS);
  } finally {
    await sql.end();
  }
}

type Failure = { name: string; cause: (watched: Watched) => Promise<void> };

function failures(
  server: TestPostgres,
  databaseUrl: string,
  url: string,
  scale: 'short' | 'full',
): Failure[] {
  return [
    {
      name: 'stopped',
      async cause() {
        await server.crash();
        await sleep(DOWN_MS[scale]);
        await server.resume();
      },
    },
    {
      name: 'restarted',
      async cause() {
        await server.crash();
        await server.resume();
      },
    },
    {
      name: 'frozen',
      async cause() {
        server.freeze();
        await sleep(ANSWER_LIMIT_MS + DOWN_MS[scale]);
        await server.resume();
      },
    },
    { name: 'locked', cause: () => lockTables(databaseUrl, LOCK_MS[scale]) },
    {
      name: 'with its pool full',
      async cause(watched) {
        const asked = Array.from({ length: AT_ONCE }, () => askEverything(url, watched));
        await Promise.all([lockTables(databaseUrl, LOCK_MS.short), ...asked]);
      },
    },
  ];
}

/** Waits until the primary confirms no commit before the standby has it. */
async function makeSynchronous(primary: TestPostgres): Promise<void> {
  await primary.run(`alter system set synchronous_standby_names = '*'`);
  await primary.run('select pg_reload_conf()');
  const isSynchronous = () =>
    primary
      .run(`do $$ begin assert exists (select from pg_stat_replication where sync_state = 'sync'); end $$`)
      .then(
        () => true,
        () => false,
      );
  const deadline = performance.now() + GIVEN_UP_MS;
  while (!(await isSynchronous())) {
    if (performance.now() > deadline) throw new Error('The standby does not follow');
    await sleep(50);
  }
}

function failover(primary: TestPostgres, standby: TestPostgres, scale: 'short' | 'full'): Failure {
  return {
    name: 'replaced by its synchronous standby',
    async cause() {
      await primary.crash();
      await sleep(DOWN_MS[scale]);
      standby.promote();
    },
  };
}

async function measure(
  { name, cause }: Failure,
  url: string,
  acknowledged: Submission[],
): Promise<Measurement[]> {
  const watched: Watched = { acknowledged, times: [], refused: 0, defects: new Set() };
  const pages = watchPages(url);
  const ended = new AbortController();
  const asking = askUntil(ended.signal, url, watched);
  let back: number;
  try {
    await cause(watched);
    back = await untilServed(url);
  } finally {
    ended.abort();
    await asking;
    await pages.stop();
  }
  const found = watched.defects.size > 0 ? ` (${[...watched.defects].join('; ')})` : '';
  const of = `PostgreSQL ${name}`;
  const slowest = Math.round(Math.max(...watched.times));
  return [
    { name: `${of}: refused`, value: watched.refused, unit: 'answers' },
    { name: `${of}: wrong refusals${found}`, value: watched.defects.size, unit: 'kinds', limit: 0 },
    { name: `${of}: slowest answer`, value: slowest, unit: 'ms', limit: ANSWER_LIMIT_MS },
    { name: `${of}: pages not answered 200`, value: pages.bad(), unit: 'pages', limit: 0 },
    { name: `${of}: slowest page`, value: pages.slowestMs(), unit: 'ms', limit: PAGE_LIMIT_MS },
    { name: `${of}: served again after`, value: back, unit: 'ms', limit: RETURN_LIMIT_MS },
  ];
}

/**
 * Makes a PostgreSQL server fail in five ways, and its standby take over, while visitors send every kind of request that
 * needs it.
 */
export const provePostgresFailures: Proof = async (scale) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'postgres-failures-'));
  const server = await startMigratedPostgres();
  const acknowledged: Submission[] = [];
  const measurements: Measurement[] = [];
  const standbyPort = await freePort();
  let standby: TestPostgres | undefined;
  try {
    const ownUrl = await server.createDatabase(MIGRATED);
    const databaseUrl = ownUrl.replace(server.address, `${server.address},127.0.0.1:${standbyPort}`);
    const site = await startSettledSite({ ...TRUSTS_LOOPBACK, DATABASE_URL: databaseUrl }, { dataDir });
    try {
      for (const failure of failures(server, ownUrl, site.url, scale)) {
        measurements.push(...(await measure(failure, site.url, acknowledged)));
      }
      standby = await server.startStandby(standbyPort);
      await makeSynchronous(server);
      measurements.push(...(await measure(failover(server, standby, scale), site.url, acknowledged)));
    } finally {
      await site.stop();
    }
    const stored = await withDatabase({ dataDir, databaseUrl }, storedAddresses);
    const { missing } = compareStored(acknowledged, stored);
    measurements.push(missedIfNone('PostgreSQL failing: no row acknowledged', acknowledged.length), {
      name: 'PostgreSQL failing: acknowledged rows missing',
      value: missing,
      unit: 'rows',
      limit: 0,
    });
  } finally {
    await standby?.stop();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return measurements;
};
