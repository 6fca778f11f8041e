import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { App } from '@supabase/lite';

import type { Log } from '#server/log.ts';

import type { Engine, Session } from './engine.ts';
import { ErasedText } from './erasure/erased-text.ts';
import { checkHealth, readSelfReport } from './health.ts';
import type { Health, SelfReport } from './health.ts';
import { Durability } from './journal/durability.ts';
import type { FoundTable, JournalledTable } from './journal/durability.ts';
import { withCaughtConsole, withFreeConsole } from './library-console.ts';
import { lockDataDirectory } from './lock.ts';
import { applyMigrations } from './migrations.ts';
import { openPglite, pgliteDirectory } from './pglite/pglite-engine.ts';
import { openPostgres } from './postgres/postgres-engine.ts';
import { repairGrants } from './security.ts';
import { createLibrary, warmUp } from './supabase-library.ts';
import { ensureSystemSchema } from './system-schema.ts';

export type Backend = {
  engine: 'pglite' | 'postgres';
  /** The key that `fetch` expects in the header apikey. */
  publishableKey: string;
  /** Calls the in-process Supabase API. It is never exposed on a socket; every request comes through the guard. */
  fetch(request: Request): Promise<Response>;
  /** Runs SQL as the operator, outside row security, with parameters $1, $2 … */
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  transaction: Engine['transaction'];
  /** Makes a row that was just stored durable: resolves once it would survive a power loss, otherwise rejects. */
  persistDurably(table: FoundTable, known: Record<string, unknown>): Promise<void>;
  /** Likewise for a row as the database stores it. */
  persistRow(table: JournalledTable, row: Record<string, unknown>): Promise<void>;
  /** Makes a deletion durable: resolves once neither the database's files nor the journal could bring the row back. */
  emptyJournal(): Promise<void>;
  /** Copies the embedded database to a new directory. */
  copyTo(directory: string): Promise<void>;
  /** Closes and reopens the embedded database; calls fail meanwhile. */
  reopen(): Promise<void>;
  health(): Promise<Health>;
  close(): Promise<void>;
};

export type BackendOptions = {
  dataDir: string;
  databaseUrl?: string | undefined;
  jwtSecret: string;
  publishableKey: string;
  siteUrl: string;
  log?: Log;
  migrationsDir?: string;
};

const CLOSE_MS = 10_000;
/** Shorter than CLOSE_MS, because a broken database may never finish closing. */
const CLOSE_BROKEN_MS = 2_000;

const ignored = () => {};

/** Error codes of normal traffic, not logged here because the guard counts and maps them. */
const EXPECTED_CODES = new Set(['23505', '23514', '42501', 'PGRST', 'PT429', 'PT503']);

async function prepare(session: Session, options: BackendOptions, log: Log): Promise<void> {
  await ensureSystemSchema(session);
  const applied = await applyMigrations(session, options.migrationsDir);
  if (applied.length > 0) log('migrations_applied', { files: applied });
  const repaired = await repairGrants(session);
  if (repaired.length > 0) log('grants_repaired', { deviations: repaired });
}

/** `baseline` is what the database answered about itself right after opening. */
type OpenDatabase = { engine: Engine; app: App; baseline: SelfReport | undefined };

/**
 * Opens the database, applies migrations and verifies that visitors have exactly the declared rights.
 * @throws StartError with one sentence for the operator
 */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const log: Log = (event, detail) => withFreeConsole(() => options.log?.(event, detail));
  const withoutLibraryOutput = <Result>(work: () => Result) =>
    withCaughtConsole((severity, code) => {
      if (!EXPECTED_CODES.has(code ?? '')) log('database_message', { severity, code });
    }, work);
  const prepareSession = (session: Session) => prepare(session, options, log);
  const { databaseUrl } = options;
  const release = databaseUrl === undefined ? await lockDataDirectory(options.dataDir) : () => {};

  const databaseDir = pgliteDirectory(options.dataDir);
  const isNew = databaseUrl === undefined && !existsSync(databaseDir);
  let current: OpenDatabase | undefined;

  const open = async (): Promise<OpenDatabase> => {
    const engine = await withoutLibraryOutput(() =>
      databaseUrl === undefined
        ? openPglite(databaseDir, prepareSession)
        : openPostgres(databaseUrl, prepareSession, log),
    );
    try {
      const app = createLibrary(engine, options);
      await withCaughtConsole(ignored, () => warmUp(app, engine, options.publishableKey));
      return { engine, app, baseline: await readSelfReport(engine) };
    } catch (error) {
      await engine.close(CLOSE_MS);
      throw error;
    }
  };
  const requireOpen = (): OpenDatabase => {
    if (!current) throw new Error('The database is being reopened.');
    return current;
  };

  let durability: Durability | undefined;
  let erasedText: ErasedText | undefined;
  let closing: Promise<void> | undefined;
  const close = async () => {
    erasedText?.stop();
    await current?.engine.close(CLOSE_MS);
    await durability?.close();
  };
  try {
    current = await open();
    // An empty database in place of the expected one shows that DATA_DIR is wrong or its disk is not mounted.
    if (isNew) log('database_created', { directory: databaseDir });
    if (databaseUrl === undefined) {
      durability = new Durability(
        options.dataDir,
        databaseDir,
        async (sql, parameters) => requireOpen().engine.query(sql, parameters),
        log,
      );
      await durability.replay();
      erasedText = new ErasedText(() => requireOpen().engine, durability, log);
    }
    return {
      engine: current.engine.kind,
      publishableKey: options.publishableKey,
      fetch: async (request) => withoutLibraryOutput(() => requireOpen().app.fetch(request)),
      query: async (sql, parameters) => requireOpen().engine.query(sql, parameters),
      transaction: async (work) => requireOpen().engine.transaction(work),
      persistDurably: async (table, known) => durability?.persistDurably(table, known),
      persistRow: async (table, row) => durability?.persistRow(table, row),
      emptyJournal: async () => durability?.emptyJournal(),
      copyTo: (directory) => requireOpen().engine.copyTo(directory),
      async reopen() {
        const broken = current;
        current = undefined;
        await broken?.engine.close(CLOSE_BROKEN_MS).catch(ignored);
        if (databaseUrl === undefined && !existsSync(join(databaseDir, 'PG_VERSION'))) {
          // Opening would create an empty database.
          throw new Error('The database directory is no longer there');
        }
        const opened = await open();
        current = opened;
        try {
          await durability?.replay();
        } catch (error) {
          // A database that has lost rows must not be served.
          current = undefined;
          await opened.engine.close(CLOSE_BROKEN_MS).catch(ignored);
          throw error;
        }
      },
      health: async () => (current ? checkHealth(current.engine, current.baseline) : 'failed'),
      close: () => (closing ??= close().finally(release)),
    };
  } catch (error) {
    await close().finally(release);
    throw error;
  }
}
