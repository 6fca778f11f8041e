import autocannon from 'autocannon';

import { CONTACT_SOURCE } from '#shared/contact.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { startPostgres } from '#tests/harness/database/postgres.ts';

import type { Measurement } from '#tests/harness/measuring/measurement.ts';
import { withServer } from './with-server.ts';

const SECONDS = 8;
const CONNECTIONS = 20;

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
            message: 'A message of ordinary length, as a visitor would write it. '.repeat(5),
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

/** Measures inserts through the whole server on both engines, and static pages, over 20 loopback connections. */
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
