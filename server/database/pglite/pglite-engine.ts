import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { createPostgresConnection } from '@supabase/lite/postgres';

import { assertFreeSpace } from '#server/database/data-directory.ts';
import { databaseLostData, databaseNotOpened } from '#server/database/database-damage.ts';
import { inTransaction } from '#server/database/engine.ts';
import type { Engine, DatabaseSession } from '#server/database/engine.ts';
import { scrub } from '#server/database/erasure/scrub.ts';
import { kyselyOn } from '#server/database/reserved-connection.ts';
import { findCutFiles, forgetFileSizes } from '#server/database/journal/recorded-file-sizes.ts';

import { DirectoryCopy } from './directory-copy.ts';
import { PgliteThread } from './pglite-thread.ts';

const CLOSE_AFTER_FAILURE_MS = 5_000;
/** How often a copy checks that the database is still open; the health check allows five seconds. */
const ALIVE_INTERVAL_MS = 500;

/** The embedded database's directory inside the data directory. */
export function pgliteDirectory(dataDir: string): string {
  return join(dataDir, 'pglite');
}

/**
 * Opens the embedded database in `directory`. The caller must hold the lock on the directory: two processes on one
 * directory lose acknowledged rows.
 */
export async function openPglite(
  directory: string,
  prepare: (session: DatabaseSession) => Promise<void>,
): Promise<Engine> {
  await mkdir(directory, { recursive: true });
  const cut = findCutFiles(directory);
  if (cut) throw databaseLostData(directory, cut);
  await forgetFileSizes(directory);
  const thread = new PgliteThread(directory);
  try {
    await thread.ready();
  } catch {
    await thread.close(0);
    throw await databaseNotOpened(directory);
  }
  const session: DatabaseSession = {
    query: async <Row>(sql: string, parameters: unknown[] = []) =>
      (await thread.run<Row>(sql, parameters)).rows,
    script: (sql) => thread.script(sql),
  };
  try {
    await prepare(session);
  } catch (error) {
    await thread.close(CLOSE_AFTER_FAILURE_MS);
    throw error;
  }
  // The library's PGlite connection would run the database in the server's thread. Its PostgreSQL connection generates the
  // same SQL, so we replace that one's `kysely` with an instance that sends statements to the database's thread. The
  // connection itself is never opened.
  const connection = createPostgresConnection({ url: 'postgres://embedded.invalid/' });
  connection.kysely = kyselyOn(() => thread.acquire());
  const query: Engine['query'] = (sql, parameters) =>
    thread.exclusively(() => session.query(sql, parameters));
  return {
    kind: 'pglite',
    connection,
    query,
    transaction: (work) => thread.exclusively(() => inTransaction(session, () => work(session))),
    copyTo: async (target) => {
      const copy = new DirectoryCopy(directory, target);
      // Statements run during these two updates and wait for the third. The second is short, so it leaves few changes.
      for (let update = 1; update <= 2; update += 1) {
        await assertFreeSpace(dirname(directory));
        await query('checkpoint');
        await copy.update();
      }
      await thread.exclusively(async () => {
        await assertFreeSpace(dirname(directory));
        await session.query('checkpoint');
        // Each query shows the health check that the database is alive. It rejects once the database is being closed:
        // from then on its files may change, by the close or by a thread that reopens it.
        const assertOpen = () => session.query('select 1');
        let askedAt = performance.now();
        await copy.update(async () => {
          if (performance.now() - askedAt < ALIVE_INTERVAL_MS) return;
          await assertOpen();
          askedAt = performance.now();
        });
        await assertOpen();
      });
    },
    scrub: async (signal) => {
      await assertFreeSpace(dirname(directory));
      await scrub(thread, directory, signal);
    },
    answered: () => thread.answered,
    close: (withinMs) => thread.close(withinMs),
  };
}
