import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import autocannon from '#tests/tools/autocannon.ts';

import { CONTACT_SOURCE } from '#shared/forms/contact.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { startPostgres } from '#tests/harness/database/postgres.ts';

import { startSite } from '#tests/harness/site/site-process.ts';
import type { Measurement } from '#tests/harness/measuring/measurement.ts';
import { withServer } from './with-server.ts';

const SECONDS = 8;
const CONNECTIONS = 20;
const WARM_SECONDS = 5;
const SETTLE_MS = 1_000;

/** Measures enquiries stored per second over loopback, and per second of the server's own processor time. */
async function measureInserts(name: string, env: Record<string, string>): Promise<Measurement[]> {
  let sent = 0;
  const load = (url: string, duration: number) =>
    autocannon({
      url: `${url}/rest/v1/contact_submissions`,
      method: 'POST',
      connections: CONNECTIONS,
      duration,
      headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' },
      requests: [
        {
          setupRequest: (request) => {
            sent += 1;
            const row = {
              first_name: 'Load',
              last_name: 'Test',
              email: `load-${sent}@example.com`,
              company: 'Example',
              message: 'A message of ordinary length, as a visitor would write it. '.repeat(5),
              source: CONTACT_SOURCE,
            };
            return { ...request, body: JSON.stringify(row) };
          },
        },
      ],
    });
  return withServer(env, async (url, pid) => {
    await load(url, WARM_SECONDS);
    // Requests abandoned by the load generator still occupy the queue.
    await sleep(SETTLE_MS);
    const before = cpuSeconds(pid);
    const { requests, latency, non2xx, errors } = await load(url, SECONDS);
    const used = cpuSeconds(pid) - before;
    // Requests that are still in flight when the database closes would be reported as failures.
    await sleep(SETTLE_MS);
    return [
      { name: `${name}, per second`, value: Math.round(requests.average), unit: '/s' },
      { name: `${name}, per second of server CPU`, value: Math.round(requests.total / used), unit: '/s' },
      { name: `${name}, p99`, value: latency.p99, unit: 'ms' },
      { name: `${name}, not answered with success`, value: non2xx + errors, unit: '', limit: 0 },
    ];
  });
}

/** Processor time of a process since its start, in seconds. Linux counts it in hundredths of a second. */
function cpuSeconds(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) / 100;
}

/** Requests for each second of a server's own processor time, once it is warm. */
async function requestsPerCpuSecond(
  url: string,
  pid: number,
  headers: Record<string, string>,
): Promise<number> {
  const load = (duration: number) =>
    autocannon({ url, connections: CONNECTIONS, duration, headers: { 'accept-encoding': 'br', ...headers } });
  await load(WARM_SECONDS);
  const before = cpuSeconds(pid);
  const { requests } = await load(SECONDS);
  return requests.total / (cpuSeconds(pid) - before);
}

/**
 * Measures what the started site answers from memory, in requests for each second of the server's own processor time,
 * which on a shared machine tells more than requests per second; and beside each, what a bare Hono server does with the
 * same bytes and headers.
 */
async function measureStaticAnswers(): Promise<Measurement[]> {
  const site = await startSite();
  try {
    const page = await fetch(site.url, { headers: { 'accept-encoding': 'br' } });
    const asset = /\/assets\/[\w.-]+\.js/.exec(await page.text())?.[0] ?? '';
    const bare = fork(resolve(import.meta.dirname, 'bare-hono.ts'), [site.url, '/', asset]);
    const [{ port }] = (await once(bare, 'message')) as [{ port: number }];
    const unit = 'requests per second of its CPU';
    const measure = async (name: string, path: string, headers: Record<string, string> = {}) => {
      const value = await requestsPerCpuSecond(site.url + path, site.serverPid() ?? 0, headers);
      return { name, value: Math.round(value), unit };
    };
    const compare = async (name: string, path: string) => {
      const ours = await measure(name, path);
      const least = await requestsPerCpuSecond(`http://127.0.0.1:${port}${path}`, bare.pid ?? 0, {});
      return [ours, { name: `${name}, bare Hono`, value: Math.round(least), unit }];
    };
    const measured = [
      ...(await compare('Home page', '/')),
      ...(await compare('Hashed file', asset)),
      await measure('Home page, unchanged (304)', '/', { 'if-none-match': page.headers.get('etag') ?? '' }),
    ];
    bare.disconnect();
    return measured;
  } finally {
    await site.stop();
  }
}

/** Measures enquiries through the whole server on both engines, and answers from memory. */
export async function measureThroughput(): Promise<Measurement[]> {
  const postgres = await startPostgres();
  try {
    const databaseUrl = await postgres.createDatabase();
    return [
      ...(await measureInserts('Enquiries stored on PGlite', {})),
      ...(await measureInserts('Enquiries stored on PostgreSQL', { DATABASE_URL: databaseUrl })),
      ...(await measureStaticAnswers()),
    ];
  } finally {
    await postgres.stop();
  }
}
