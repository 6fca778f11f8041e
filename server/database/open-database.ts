import type { App } from '@supabase/lite';

import type { Log } from '#server/log.ts';

import type { BackendOptions } from './backend.ts';
import type { Engine, DatabaseSession } from './engine.ts';
import { readSelfReport } from './health.ts';
import type { SelfReport } from './health.ts';
import { withInterceptedConsole } from './intercept-console.ts';
import { applyMigrations } from './migrations.ts';
import { openPglite, pgliteDirectory } from './pglite/pglite-engine.ts';
import { openPostgres } from './postgres/postgres-engine.ts';
import { repairGrants } from './security.ts';
import { createSupabaseApi, warmUp } from './supabase-library.ts';
import { ensureSystemSchema } from './system-schema.ts';

export const CLOSE_MS = 10_000;

/** Error codes of normal traffic, not logged here because the guard counts and maps them. */
const EXPECTED_CODES = new Set(['23505', '23514', '42501', 'PGRST', 'PT429', 'PT503']);

/** `baseline` is what the database answered about itself right after opening. */
export type OpenDatabase = { engine: Engine; app: App; baseline: SelfReport | undefined };

/** Runs a call of the library. Of its console output only severity and code are logged. */
export function withoutLibraryOutput<Result>(log: Log, work: () => Result): Result {
  return withInterceptedConsole((severity, code) => {
    if (!EXPECTED_CODES.has(code ?? '')) log('database_message', { severity, code });
  }, work);
}

async function prepare(session: DatabaseSession, options: BackendOptions, log: Log): Promise<void> {
  await ensureSystemSchema(session);
  const applied = await applyMigrations(session, options.migrationsDir);
  if (applied.length > 0) log('migrations_applied', { files: applied });
  const repaired = await repairGrants(session);
  if (repaired.length > 0) log('grants_repaired', { deviations: repaired });
}

/** Opens the database and the library on it, applies migrations and verifies the rights of visitors. */
export async function openDatabase(options: BackendOptions, log: Log): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, publishableKey } = options;
  const prepareSession = (session: DatabaseSession) => prepare(session, options, log);
  const engine = await withoutLibraryOutput(log, () =>
    databaseUrl === undefined
      ? openPglite(pgliteDirectory(dataDir), prepareSession)
      : openPostgres(databaseUrl, prepareSession, log),
  );
  try {
    const app = createSupabaseApi(engine, options);
    await withInterceptedConsole(
      () => {},
      () => warmUp(app, engine, publishableKey),
    );
    return { engine, app, baseline: await readSelfReport(engine) };
  } catch (error) {
    await engine.close(CLOSE_MS);
    throw error;
  }
}
