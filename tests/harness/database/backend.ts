import { openBackend } from '#server/database/backend.ts';
import type { Backend, BackendOptions } from '#server/database/backend.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';

import { JWT_SECRET } from '#tests/harness/api.ts';
import { MIGRATED, newDataDir, startMigratedPostgres } from './database-template.ts';
import { newTemporaryDirectory, removeDirectory } from '#tests/harness/files/temporary-directory.ts';

export const ENGINES = ['pglite', 'postgres'] as const;
export type EngineName = (typeof ENGINES)[number];

/**
 * Engines of tests of SQL that is the same on both. `npm test` runs these tests on PostgreSQL, where a database opens
 * faster; `npm run prove -- engines` sets `EVERY_ENGINE` and runs them on both.
 */
export const SQL_TEST_ENGINES: readonly EngineName[] =
  process.env['EVERY_ENGINE'] === '1' ? ENGINES : ['postgres'];

/** The options that all tests share, and these. */
export function backendOptions(given: Partial<BackendOptions> & { dataDir: string }): BackendOptions {
  return {
    jwtSecret: JWT_SECRET,
    publishableKey: LOCAL_PUBLISHABLE_KEY,
    siteUrl: 'http://localhost:3000',
    ...given,
  };
}

/** Opens the database of a stopped site: the embedded one in `dataDir`, or the one at `databaseUrl`. */
export async function withDatabase<Result>(
  options: { dataDir: string; databaseUrl?: string },
  work: (backend: Backend) => Promise<Result>,
): Promise<Result> {
  const backend = await openBackend(backendOptions(options));
  return work(backend).finally(() => backend.close());
}

export type TestBackend = {
  backend: Backend;
  options: BackendOptions;
  /** Restarts the backend; `meanwhile` runs while it is closed. */
  restart(meanwhile?: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

/** Opens a backend on its own empty database. */
export async function openTestBackend(
  engine: EngineName,
  changes: Partial<BackendOptions> = {},
): Promise<TestBackend> {
  const dataDir = engine === 'pglite' ? await newDataDir() : newTemporaryDirectory('backend');
  const postgres = engine === 'postgres' ? await startMigratedPostgres() : undefined;
  const options: BackendOptions = backendOptions({
    dataDir,
    databaseUrl: postgres?.url(MIGRATED),
    ...changes,
  });
  const remove = async () => {
    await postgres?.stop();
    removeDirectory(dataDir);
  };
  const opened: TestBackend = {
    backend: await openBackend(options).catch(async (error: unknown) => {
      await remove();
      throw error;
    }),
    options,
    async restart(meanwhile = async () => {}) {
      await opened.backend.close();
      await meanwhile();
      opened.backend = await openBackend(options);
    },
    async close() {
      await opened.backend.close();
      await remove();
    },
  };
  return opened;
}
