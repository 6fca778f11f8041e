import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import autocannon from 'autocannon';

import { CONTACT_SOURCE } from '#shared/contact.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { freePort } from '#tests/support/site-process.ts';

import type { Measurement } from './measurement.ts';

const SECONDS = 8;
const CONNECTIONS = 20;
const MESSAGE =
  'We run three ports on the northern coast and rehearse the loss of power twice a year. Our board would like an ' +
  'outside view of the last exercise, of what we missed, and of how long a real outage could be borne. Could somebody ' +
  'join a call next week?';

async function withServer<Result>(
  env: Record<string, string>,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const port = await freePort();
  const child = fork(resolve(import.meta.dirname, 'api-server.ts'), {
    execArgv: ['--disable-proto=delete'],
    env: { ...process.env, ...env, DATA_DIR: dataDir, PORT: String(port) },
  });
  try {
    await once(child, 'message', { signal: AbortSignal.timeout(60_000) });
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    child.disconnect();
    await once(child, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureInserts(url: string): Promise<autocannon.Result> {
  let sent = 0;
  return autocannon({
    url: `${url}/rest/v1/contact_submissions`,
    method: 'POST',
    connections: CONNECTIONS,
    duration: SECONDS,
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
            // Its letters differ each time: what many send alike is spam, for which less is done.
            message: `${crypto.randomUUID()} ${crypto.randomUUID()} ${MESSAGE}`,
            source: CONTACT_SOURCE,
          };
          return { ...request, body: JSON.stringify(row) };
        },
      },
    ],
  });
}

function describe(name: string, result: autocannon.Result): Measurement[] {
  const refused = result.non2xx + result.errors;
  return [
    { name: `${name}, per second`, value: Math.round(result.requests.average), unit: '/s' },
    { name: `${name}, p99`, value: result.latency.p99, unit: 'ms' },
    { name: `${name}, not answered with success`, value: refused, unit: '', limit: 0 },
  ];
}

/** Inserts through the whole server on both databases, and static pages; 20 connections on loopback. */
export async function measureThroughput(): Promise<Measurement[]> {
  const postgres = await startPostgres();
  try {
    const embedded = await withServer({}, async (url) => ({
      inserts: await measureInserts(url),
      pages: await autocannon({ url, connections: CONNECTIONS, duration: SECONDS }),
    }));
    const databaseUrl = await postgres.createDatabase();
    const server = await withServer({ DATABASE_URL: databaseUrl }, measureInserts);
    return [
      ...describe('Enquiries stored on PGlite', embedded.inserts),
      ...describe('Enquiries stored on PostgreSQL', server),
      ...describe('Home page served', embedded.pages),
    ];
  } finally {
    await postgres.stop();
  }
}
