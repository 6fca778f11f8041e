import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

import { openBackend } from '#server/database/backend.ts';
import type { Backend } from '#server/database/backend.ts';
import { ingestOwnPages } from '#server/site/ingestion.ts';
import { loadStaticSite } from '#server/site/static-site.ts';
import type { StaticSite } from '#server/site/static-site.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { DAY_MS } from '#shared/time/durations.ts';

import { keepSessionsAhead } from '#tests/harness/events.ts';
import { newTemporaryDirectory, removeDirectory } from '#tests/harness/files/temporary-directory.ts';

import { startPostgres, type TestPostgres } from './postgres.ts';

/** Name of the migrated database. */
export const MIGRATED = 'migrated';

const ROOT = resolve(import.meta.dirname, '../../..');
const CACHE = join(ROOT, '.cache');
/** The default of the build. */
const SITE_URL = 'http://localhost:3000';

let builtSite: StaticSite | undefined;

/** Sources that determine a database after a first start, besides the pages: schema, and code that opens and fills it. */
const SOURCES = [
  'tests/harness/events.ts',
  'backend/ingestion/**/*.ts',
  'backend/public-web/*.ts',
  'server/database/**/*.ts',
  'server/site/*.ts',
  'shared/ingestion.ts',
  'supabase/migrations/*.sql',
  'package-lock.json',
];

function version(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: ROOT }).sort())
    hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Creates a directory once for the current sources, because migrating takes seconds.
 * @returns its path, in the project's cache
 */
async function template(name: string, fill: (directory: string) => Promise<void>): Promise<string> {
  const finished = join(CACHE, `${name}-${version()}`);
  if (existsSync(finished)) {
    const now = new Date();
    utimesSync(finished, now, now);
    return finished;
  }
  mkdirSync(CACHE, { recursive: true });
  removeUnused();
  const draft = mkdtempSync(join(CACHE, `${name}-draft-`));
  await fill(draft);
  try {
    renameSync(draft, finished);
  } catch {
    // Another test process has created the template in the meantime.
    rmSync(draft, { recursive: true, force: true });
  }
  return finished;
}

/** Removes templates and unfinished drafts, 140 MB each, that no test has used for a day. */
function removeUnused(): void {
  for (const name of globSync('{database,site,postgres}-*', { cwd: CACHE })) {
    const directory = join(CACHE, name);
    const isUnused =
      (statSync(directory, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < Date.now() - DAY_MS;
    if (isUnused) rmSync(directory, { recursive: true, force: true });
  }
}

function open(dataDir: string, databaseUrl?: string): Promise<Backend> {
  return openBackend({
    dataDir,
    databaseUrl,
    jwtSecret: 'a-secret-for-tests-of-more-than-32-bytes',
    publishableKey: LOCAL_PUBLISHABLE_KEY,
    siteUrl: SITE_URL,
  });
}

async function migrate(dataDir: string, databaseUrl?: string): Promise<void> {
  const backend = await open(dataDir, databaseUrl);
  await backend.close();
}

function copyOf(directory: string): string {
  const dataDir = newTemporaryDirectory('data');
  cpSync(directory, dataDir, { recursive: true });
  return dataDir;
}

function embeddedTemplate(): Promise<string> {
  return template('database', async (directory) => {
    await migrate(directory);
    rmSync(join(directory, 'owner.lock'), { force: true });
  });
}

/** A new temporary directory with the embedded database, migrated and empty. */
export async function newDataDir(): Promise<string> {
  return copyOf(await embeddedTemplate());
}

/** A new data directory as after the first start of the built site: migrated, and with its pages ingested. */
export async function newSiteDataDir(): Promise<string> {
  const buildDir = join(ROOT, 'build');
  if (!existsSync(join(buildDir, 'stamp.json'))) return newDataDir();
  builtSite ??= loadStaticSite(buildDir, SITE_URL);
  const site = builtSite;
  return copyOf(
    await template(`site-${site.digest}`, async (directory) => {
      cpSync(await embeddedTemplate(), directory, { recursive: true });
      const backend = await open(directory);
      await ingestOwnPages({ backend, site, siteUrl: SITE_URL, log: () => {} });
      await keepSessionsAhead(backend);
      await backend.close();
      rmSync(join(directory, 'owner.lock'), { force: true });
    }),
  );
}

/** A PostgreSQL server with the database `migrated`, as after a first start. */
export async function startMigratedPostgres(): Promise<TestPostgres> {
  const cluster = await template('postgres', async (directory) => {
    const server = await startPostgres();
    const dataDir = newTemporaryDirectory('backend');
    await server.run(`create database ${MIGRATED}`);
    await migrate(dataDir, server.url(MIGRATED));
    await server.run('checkpoint');
    await server.crash();
    // `-a` keeps the owner, which PostgreSQL checks.
    execFileSync('cp', ['-a', join(server.directory, 'data'), directory]);
    rmSync(join(directory, 'data/postmaster.pid'), { force: true });
    removeDirectory(dataDir);
    await server.stop();
  });
  return startPostgres({ template: join(cluster, 'data') });
}
