import { createClient } from '@supabase/supabase-js';

import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { enquiry } from '#tests/harness/api.ts';
import { startPostgres } from '#tests/harness/database/postgres.ts';
import { newTemporaryDirectory, removeDirectory } from '#tests/harness/files/temporary-directory.ts';
import type { Measurement } from '#tests/harness/measuring/measurement.ts';

import { ADMIN, FIRST_PAGE_MS, measureExport, medianMs, prepare, SEARCH_MS } from './desk.ts';
import type { EngineLabel } from './desk.ts';
import { withServer } from './with-server.ts';

const SIZES = [1_000, 10_000, 100_000, 1_000_000];
/** The size up to which the desk's promised times hold. */
const PROMISED_UP_TO = 100_000;
const ENQUIRIES_SENT = 300;
/** How much more an enquiry may cost than at the smallest size. */
const GROWTH = 1.2;

const CALLS: [string, string, object, number][] = [
  ['first page', 'list_submissions', { filter: {} }, FIRST_PAGE_MS],
  ['search, a common word', 'list_submissions', { filter: { search: 'resilience' } }, SEARCH_MS],
  ['search, two words', 'list_submissions', { filter: { search: 'ransom northern' } }, SEARCH_MS],
  ['search, nothing found', 'list_submissions', { filter: { search: 'zzqy' } }, SEARCH_MS],
  ['statistics', 'desk_statistics', {}, SEARCH_MS],
];

async function measureSize(name: EngineLabel, size: number, databaseUrl?: string): Promise<Measurement[]> {
  const dataDir = newTemporaryDirectory('bench-growth');
  const label = `${name}, ${size} rows`;
  try {
    await prepare(dataDir, size, databaseUrl);
    const env = { DATA_DIR: dataDir, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) };
    const startedAt = performance.now();
    return await withServer(env, async (url, pid) => {
      const startSeconds = Math.round((performance.now() - startedAt) / 100) / 10;
      const client = createClient(url, LOCAL_PUBLISHABLE_KEY, {
        auth: { persistSession: false, autoRefreshToken: false },
      });
      const { data, error } = await client.auth.signInWithPassword(ADMIN);
      if (error) throw error;
      const measured: Measurement[] = [
        { name: `${label}, start of the server`, value: startSeconds, unit: 's' },
      ];
      for (const [what, call, args, limit] of CALLS) {
        const value = await medianMs(async () => {
          const answer = await client.rpc(call, args);
          if (answer.error) throw new Error(`${call}: ${answer.error.message}`);
        });
        const promise = size <= PROMISED_UP_TO ? { limit } : {};
        measured.push({ name: `${label}, ${what}`, value, unit: 'ms', ...promise });
      }
      const visitor = createClient(url, LOCAL_PUBLISHABLE_KEY, { auth: { persistSession: false } });
      let sent = 0;
      const value = await medianMs(async () => {
        sent += 1;
        const row = enquiry({ email: `sender-${sent}@example.org`, message: `Enquiry ${sent}` });
        const answer = await visitor.from('contact_submissions').insert(row);
        if (answer.error) throw new Error(answer.error.message);
      }, ENQUIRIES_SENT);
      measured.push({ name: `${label}, an enquiry`, value, unit: 'ms' });
      const token = data.session.access_token;
      const exported = await measureExport(label, url, token, { pid, enquiries: size + sent });
      return [...measured, ...exported.filter(({ name: what }) => /missing|time/.test(what))];
    });
  } finally {
    removeDirectory(dataDir);
  }
}

/** What an enquiry and the desk cost on both engines at growing numbers of enquiries, through the whole server. */
export async function measureGrowth(largest = PROMISED_UP_TO): Promise<Measurement[]> {
  const server = await startPostgres();
  const measurements: Measurement[] = [];
  try {
    for (const name of ['PGlite', 'PostgreSQL'] as const) {
      const costs: number[] = [];
      for (const size of SIZES.filter((count) => count <= largest)) {
        const databaseUrl = name === 'PostgreSQL' ? await server.createDatabase() : undefined;
        const measured = await measureSize(name, size, databaseUrl);
        measurements.push(...measured);
        // The largest size takes many minutes: what was measured before it is not lost if it fails.
        for (const { name: what, value, unit } of measured)
          process.stderr.write(`${what}: ${value} ${unit}\n`);
        costs.push(measured.find(({ name: what }) => what.endsWith('an enquiry'))?.value ?? Number.NaN);
      }
      const growth = Math.round((100 * (costs.at(-1) ?? Number.NaN)) / (costs[0] ?? Number.NaN)) / 100;
      measurements.push({
        name: `${name}, an enquiry, last size against first`,
        value: growth,
        unit: 'times',
        limit: GROWTH,
      });
    }
  } finally {
    await server.stop();
  }
  return measurements;
}
