import { readFileSync } from 'node:fs';

import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import postgres from 'postgres';

import { createAdmin } from '#server/admin/admins.ts';
import { openBackend } from '#server/database/backend.ts';
import { runMaintenance } from '#server/operations/maintenance.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { EXPORT_PATH } from '#shared/desk/calls.ts';
import type { DeskArguments } from '#shared/desk/calls.ts';
import { fillEnquiries } from '#tests/harness/database/desk-data.ts';
import { startPostgres } from '#tests/harness/database/postgres.ts';
import { newTemporaryDirectory, removeDirectory } from '#tests/harness/files/temporary-directory.ts';
import type { Measurement } from '#tests/harness/measuring/measurement.ts';
import { median } from '#tests/harness/measuring/percentile.ts';

import { withServer } from './with-server.ts';

const ENQUIRIES = 100_000;
const REPEATS = 9;
export const ADMIN = { email: 'bench@example.com', password: 'a-passphrase-of-the-bench' };
const TABLES = ['public.contact_submissions', 'public.newsletter_subscriptions'];
export type EngineLabel = 'PGlite' | 'PostgreSQL';
/** Promised times at 100,000 enquiries, on both engines. */
export const FIRST_PAGE_MS = 40;
export const SEARCH_MS = 60;
const EXPORTED_PER_SECOND = 20_000;
/**
 * Allowed growth of the process during the last three quarters of an export. In the first quarter the heap grows to a
 * steady size; if the process retained the rows it has sent, the rest would add three times as much.
 */
const EXPORT_GROWTH_MIB = 40;

const LISTS: Record<string, DeskArguments<'list_submissions'>> = {
  'first page': { filter: {} },
  'page 500': { filter: {}, page: 500 },
  'search, a word of most messages': { filter: { search: 'resilience' } },
  'search, a name': { filter: { search: 'kowalski' } },
  'search, two words': { filter: { search: 'ransom northern' } },
  'search, nothing found': { filter: { search: 'zzqy' } },
  'search, one letter': { filter: { search: 'a' } },
  'search, two letters': { filter: { search: 'ad' } },
  'search, a reference': { filter: { search: '-077777' } },
  'search with filters': { filter: { search: 'ada', status: ['archived'], industry: ['none'] } },
  'filter by status': { filter: { status: ['new', 'in_progress'] } },
  'filter, spam': { filter: { status: ['spam'] } },
  'filter by interest': { filter: { interest: ['coaching'] } },
  'filter by two choices': { filter: { industry: ['finance'], interest: ['coaching'] } },
  'filter by date': { filter: { from: '2026-01-01', to: '2026-01-31' } },
  'filter by waiting': { filter: { waiting_over: 'clock_24h' } },
  'filter by owner': { filter: { owner: 'none' } },
};

const CALLS = {
  desk_statistics: {},
  desk_changes: {},
  list_subscribers: { search: 'reader-77' },
  find_person: { email: 'ada.12@company-12.example' },
};

/** Creates a database with the given number of enquiries and an admin, runs its usual maintenance, then closes it. */
export async function prepare(dataDir: string, enquiries: number, databaseUrl?: string): Promise<void> {
  const backend = await openBackend({
    dataDir,
    databaseUrl,
    jwtSecret: 'only-to-make-the-rows-of-this-bench',
    publishableKey: LOCAL_PUBLISHABLE_KEY,
    siteUrl: 'http://localhost',
  });
  try {
    await createAdmin(backend, ADMIN.email, ADMIN.password);
    await fillEnquiries({ backend, databaseUrl }, enquiries);
    if (databaseUrl === undefined) await runMaintenance(backend);
  } finally {
    await backend.close();
  }
  // Autovacuum does this within a minute or two.
  if (databaseUrl !== undefined) {
    const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
    for (const table of TABLES) await sql.unsafe(`vacuum analyze ${table}`);
    await sql.end();
  }
}

export async function medianMs(work: () => Promise<void>, repeats = REPEATS): Promise<number> {
  const times: number[] = [];
  await work();
  for (let round = 0; round < repeats; round += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return Math.round(median(times) * 10) / 10;
}

async function measureLists(name: EngineLabel, client: SupabaseClient): Promise<Measurement[]> {
  const measured: Measurement[] = [];
  const ask = (call: string, args: object) =>
    medianMs(async () => {
      const { error } = await client.rpc(call, args);
      if (error) throw new Error(`${call}: ${error.message}`);
    });
  for (const [what, args] of Object.entries(LISTS)) {
    const value = await ask('list_submissions', args);
    measured.push({
      name: `${name}, ${what}`,
      value,
      unit: 'ms',
      limit: what === 'first page' ? FIRST_PAGE_MS : SEARCH_MS,
    });
  }
  for (const sort of ['name', 'company', 'waiting'] as const) {
    const value = await ask('list_submissions', { filter: {}, sort });
    measured.push({ name: `${name}, sorted by ${sort}`, value, unit: 'ms' });
  }
  for (const [call, args] of Object.entries(CALLS)) {
    measured.push({
      name: `${name}, ${call}`,
      value: await ask(call, args),
      unit: 'ms',
      limit: SEARCH_MS,
    });
  }
  return measured;
}

const residentMib = (pid: number) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

export async function measureExport(
  name: string,
  url: string,
  token: string,
  { pid, enquiries }: { pid: number; enquiries: number },
): Promise<Measurement[]> {
  const before = residentMib(pid);
  const startedAt = performance.now();
  const response = await fetch(`${url}${EXPORT_PATH}`, {
    method: 'POST',
    headers: {
      apikey: LOCAL_PUBLISHABLE_KEY,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      kind: 'submissions',
      filter: { status: ['new', 'in_progress', 'answered', 'spam', 'archived'] },
    }),
  });
  let lines = 0;
  let bytes = 0;
  let [early, late] = [before, before];
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    for (const byte of chunk) if (byte === 10) lines += 1;
    if (lines < enquiries / 4) early = Math.max(early, residentMib(pid));
    else late = Math.max(late, residentMib(pid));
  }
  const seconds = (performance.now() - startedAt) / 1000;
  return [
    { name: `${name}, export, rows missing`, value: enquiries + 1 - lines, unit: '', limit: 0 },
    { name: `${name}, export, size`, value: Math.round(bytes / 1024 / 1024), unit: 'MiB' },
    {
      name: `${name}, export, time`,
      value: Math.round(seconds * 10) / 10,
      unit: 's',
      limit: Math.max(1, enquiries / EXPORTED_PER_SECOND),
    },
    { name: `${name}, export, growth in its first quarter`, value: Math.round(early - before), unit: 'MiB' },
    {
      name: `${name}, export, growth after it`,
      value: Math.max(0, Math.round(late - early)),
      unit: 'MiB',
      limit: EXPORT_GROWTH_MIB,
    },
  ];
}

async function measureEngine(name: EngineLabel, databaseUrl?: string): Promise<Measurement[]> {
  const dataDir = newTemporaryDirectory('bench-desk');
  try {
    await prepare(dataDir, ENQUIRIES, databaseUrl);
    const env = { DATA_DIR: dataDir, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) };
    return await withServer(env, async (url, pid) => {
      const client = createClient(url, LOCAL_PUBLISHABLE_KEY, {
        auth: { persistSession: false, autoRefreshToken: false },
      });
      const { data, error } = await client.auth.signInWithPassword(ADMIN);
      if (error) throw error;
      return [
        ...(await measureLists(name, client)),
        ...(await measureExport(name, url, data.session.access_token, { pid, enquiries: ENQUIRIES })),
      ];
    });
  } finally {
    removeDirectory(dataDir);
  }
}

/** Measures the desk with 100,000 enquiries through the whole server on both engines; medians of 9. */
export async function measureDesk(): Promise<Measurement[]> {
  const server = await startPostgres();
  try {
    return [
      ...(await measureEngine('PGlite')),
      ...(await measureEngine('PostgreSQL', await server.createDatabase())),
    ];
  } finally {
    await server.stop();
  }
}
