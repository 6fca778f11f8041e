import { cp } from 'node:fs/promises';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgliteConnection } from '@supabase/lite/pglite';
import type { PgliteConnection } from '@supabase/lite/pglite';

import { StartError } from '#server/start-error.ts';

import { inTransaction } from './engine.ts';
import type { Engine, Session } from './engine.ts';
import { nextTurn, serialiseTransactions } from './pglite-dialect.ts';
import { isoTimestamp } from './protocol.ts';
import { syncTree } from './sync-directory.ts';

/**
 * Bounds of the write-ahead log on disk. There is no process of its own that makes checkpoints: `Durability`
 * asks for them.
 */
const LOG_BOUNDS = ['-c', 'max_wal_size=64MB', '-c', 'min_wal_size=32MB'];

/** Where the embedded database stands in the data directory. */
export function pgliteDirectory(dataDir: string): string {
  return join(dataDir, 'pglite');
}

/** The type's number in PostgreSQL's catalogue. */
const TIMESTAMPTZ = 1184;

/**
 * Opens the embedded PostgreSQL in `directory`. The caller holds the lock on the directory: two processes on
 * one directory lose rows that were acknowledged.
 */
export async function openPglite(
  directory: string,
  prepare: (session: Session) => Promise<void>,
): Promise<Engine> {
  let connection: PgliteConnection;
  try {
    connection = await createPgliteConnection({
      url: directory,
      pgliteOptions: {
        startParams: [...PGlite.defaultStartParams, ...LOG_BOUNDS],
        parsers: { [TIMESTAMPTZ]: isoTimestamp },
        // Search in the desk; the name is that of the extension.
        extensions: { pg_trgm: trigrams },
      },
    });
    await connection.driver.waitReady;
  } catch {
    throw new StartError(
      `The database in ${directory} cannot be opened: it is damaged or not this user's; restore it from a backup or move it away.`,
    );
  }
  const { driver } = connection;
  const session: Session = {
    query: async <Row>(sql: string, parameters: unknown[] = []) => {
      await nextTurn();
      return (await driver.query<Row>(sql, parameters)).rows;
    },
    script: async (sql) => {
      await driver.exec(sql);
    },
  };
  try {
    await prepare(session);
  } catch (error) {
    await connection.close();
    throw error;
  }
  const exclusively = serialiseTransactions(connection);
  return {
    kind: 'pglite',
    connection,
    query: (sql, parameters) => exclusively(() => session.query(sql, parameters)),
    transaction: (work) => exclusively(() => inTransaction(session, () => work(session))),
    copyTo: (target) =>
      exclusively(async () => {
        await session.query('checkpoint');
        await cp(directory, target, { recursive: true, errorOnExist: true, force: false });
        await syncTree(target);
      }),
    close: () => connection.close(),
  };
}
