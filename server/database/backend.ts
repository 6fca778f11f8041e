import { existsSync } from 'node:fs';

import type { Log } from '#server/log.ts';

import { assertNeverHadDatabase } from './database-damage.ts';
import type { Engine } from './engine.ts';
import { ErasedText } from './erasure/erased-text.ts';
import type { Health } from './health.ts';
import { Durability } from './journal/durability.ts';
import type { KeyedTable, JournalledTable } from './journal/durability.ts';
import { withOriginalConsole } from './intercept-console.ts';
import { lockDataDirectory } from './lock.ts';
import { withoutLibraryOutput } from './open-database.ts';
import { pgliteDirectory } from './pglite/pglite-engine.ts';
import { ReopenableDatabase } from './reopenable-database.ts';

export type Backend = {
  engine: 'pglite' | 'postgres';
  /** The key that `fetch` expects in the header apikey. */
  publishableKey: string;
  /** Calls the in-process Supabase API. It is never exposed on a socket; every request comes through the guard. */
  fetch(request: Request): Promise<Response>;
  /** Runs SQL as the operator, outside row security, with parameters $1, $2 … */
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  transaction: Engine['transaction'];
  /** Persists durably a row that the caller has read from the database; rejects if it cannot be synced. */
  persistRow(table: JournalledTable, row: Record<string, unknown>): Promise<void>;
  /** Like `persistRow`, for a stored row that is looked up by its key; also rejects if it is not there. */
  persistRowByKey(table: KeyedTable, key: Record<string, unknown>): Promise<void>;
  /**
   * Resolves once every change committed before the call is on disk, and the journal holds nothing from before it; rejects
   * if it cannot be synced.
   */
  syncDatabase(): Promise<void>;
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

const CREATED_HINT =
  'Right at the first start only. Otherwise DATA_DIR is the wrong one or not mounted, and enquiries go to an empty database: stop, correct it, start';

/**
 * Opens the database, applies migrations and verifies that visitors have exactly the declared rights.
 * @throws StartError with one sentence for the operator
 */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { databaseUrl, dataDir, publishableKey } = options;
  const log: Log = (...line) => withOriginalConsole(() => options.log?.(...line));
  const release = databaseUrl === undefined ? await lockDataDirectory(dataDir) : () => {};
  const databaseDir = pgliteDirectory(dataDir);
  const isNew = databaseUrl === undefined && !existsSync(databaseDir);
  const database = new ReopenableDatabase(options, log);
  const query: Engine['query'] = async (sql, parameters) => database.current.engine.query(sql, parameters);

  let durability: Durability | undefined;
  let erasedText: ErasedText | undefined;
  let closing: Promise<void> | undefined;
  const close = async () => {
    erasedText?.stop();
    await database.close();
    await durability?.close();
  };
  try {
    if (isNew) assertNeverHadDatabase(dataDir);
    await database.open();
    if (isNew) log('database_created', { directory: databaseDir, hint: CREATED_HINT }, 'warn');
    if (databaseUrl === undefined) {
      durability = new Durability(dataDir, databaseDir, query, log);
      await durability.replay();
      erasedText = new ErasedText(() => database.current.engine, durability, log);
    }
    return {
      engine: database.current.engine.kind,
      publishableKey,
      fetch: async (request) => withoutLibraryOutput(log, () => database.current.app.fetch(request)),
      query,
      transaction: async (work) => database.current.engine.transaction(work),
      persistRowByKey: async (table, key) => durability?.persistRowByKey(table, key),
      persistRow: async (table, row) => durability?.persistRow(table, row),
      syncDatabase: async () => durability?.syncDatabase(),
      copyTo: async (directory) => database.current.engine.copyTo(directory),
      reopen: () => database.reopen(async () => durability?.replay()),
      health: () => database.health(),
      close: () => (closing ??= close().finally(release)),
    };
  } catch (error) {
    await close().finally(release);
    throw error;
  }
}
