import { parentPort, workerData } from 'node:worker_threads';

import { PGlite, types } from '@electric-sql/pglite';
import { pg_buffercache as bufferCache } from '@electric-sql/pglite/contrib/pg_buffercache';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';

import { clearRemains, hasRemains } from './page-holes.ts';
import type { DatabaseReply, DatabaseRequest, Pages } from './pglite-thread.ts';
import { isoTimestamp } from './protocol.ts';

/** The thread of the embedded database: opens it, runs one request after the other and answers each by its number. */

/**
 * Bounds of the write-ahead log on disk. There is no process of its own that makes checkpoints: `Durability`
 * asks for them.
 */
const LOG_BOUNDS = ['-c', 'max_wal_size=64MB'];
/** A segment kept for reuse keeps what was in it. */
const LOG_REMOVED = ['-c', 'wal_recycle=off'];

const PAGES_OF_SEGMENT = 131_072;
/** Writes pages to their file where need be, and drops them from memory; false for one that is in use. */
const DROP_PAGES = `select private.pg_buffercache_evict(bufferid) as dropped from private.pg_buffercache
  where reldatabase = (select oid from pg_database where datname = current_database())
    and relfilenode = $1 and relforknumber = 0 and relblocknumber between $2 and $3`;

const asText = (text: string) => text;

/** A number where it is told exactly, as the library expects it. */
function exactNumber(text: string): number | string {
  const number = Number(text);
  return Number.isFinite(number) && String(number) === text ? number : text;
}

const database = new PGlite({
  dataDir: (workerData as { directory: string }).directory,
  startParams: [...PGlite.defaultStartParams, ...LOG_BOUNDS, ...LOG_REMOVED],
  parsers: {
    [types.NUMERIC]: exactNumber,
    [types.DATE]: asText,
    [types.TIME]: asText,
    [types.TIMESTAMP]: asText,
    [types.TIMETZ]: asText,
    [types.TIMESTAMPTZ]: isoTimestamp,
  },
  // Search in the desk, and what overwrites erased text; the names are those of the extensions.
  extensions: { pg_trgm: trigrams, pg_buffercache: bufferCache },
});

/** The files are written here, in the database's own thread: it cannot be writing them at the same time. */
async function clear({ file, node, segment, first, count }: Pages): Promise<void> {
  if (!hasRemains(file, first, count)) return;
  const start = segment * PAGES_OF_SEGMENT + first;
  const { rows } = await database.query<{ dropped: boolean }>(DROP_PAGES, [node, start, start + count - 1]);
  if (!rows.every(({ dropped }) => dropped)) throw new Error('Pages of the database are in use');
  clearRemains(file, first, count);
}

async function answer(request: DatabaseRequest): Promise<DatabaseReply['answer']> {
  switch (request.what) {
    case 'ready':
      await database.waitReady;
      return undefined;
    case 'query': {
      const { rows, affectedRows } = await database.query(request.sql, request.parameters);
      return { rows, changes: affectedRows };
    }
    case 'script':
      await database.exec(request.sql);
      return undefined;
    case 'clear':
      await clear(request.pages);
      return undefined;
    case 'close':
      await database.close();
      return undefined;
  }
}

/** What PostgreSQL says of an error: texts only, without the statement and its parameters. */
function told(error: unknown): DatabaseReply['error'] {
  if (!(error instanceof Error)) return { message: String(error) };
  const { query: _query, params: _params, ...said } = { ...error } as Record<string, unknown>;
  const texts = Object.entries(said).filter(([, value]) => typeof value === 'string');
  return { ...Object.fromEntries(texts), name: error.name, message: error.message };
}

parentPort?.on('message', (request: DatabaseRequest) => {
  void answer(request)
    .then(
      (result): DatabaseReply => ({ id: request.id, answer: result }),
      (error: unknown): DatabaseReply => ({ id: request.id, error: told(error) }),
    )
    .then((reply) => parentPort?.postMessage(reply));
});
