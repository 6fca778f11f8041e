import { openAsBlob } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

import { PGlite, types } from '@electric-sql/pglite';
import { pg_buffercache as bufferCache } from '@electric-sql/pglite/contrib/pg_buffercache';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';

import { isoTimestamp } from '#backend/postgres-types.ts';
import { clearRemains, hasRemains } from '#server/database/erasure/page-holes.ts';

import { BUILT_CLUSTER, canUseBuiltCluster } from './built-cluster.ts';
import { limitCompilation } from './limit-compilation.ts';
import type { DatabaseReply, DatabaseRequest, Pages } from './pglite-thread.ts';

/** The embedded database's thread: it opens the database and answers each request with a reply of the same id. */

/**
 * Bounds the write-ahead log on disk. PGlite has no checkpointer process, so `Durability` requests the checkpoints.
 */
const WAL_SIZE = ['-c', 'max_wal_size=64MB'];
/** Removes old log segments instead of recycling them, because a recycled segment keeps its old content. */
const WAL_REMOVAL = ['-c', 'wal_recycle=off'];
/** ANALYZE samples 3,000 rows instead of 30,000, because all requests wait meanwhile. */
const STATISTICS = ['-c', 'default_statistics_target=10'];

/**
 * Bounds the memory, which WebAssembly never gives back. PGlite touches all shared buffers when it opens, 128 MB by
 * default; what they do not hold is read from the system's file cache.
 */
const MEMORY = ['-c', 'shared_buffers=32MB', '-c', 'maintenance_work_mem=16MB'];

const PAGES_PER_SEGMENT = 131_072;
/** Evicts pages from the buffer cache, writing dirty ones to their file first; `dropped` is false for a page in use. */
const EVICT_PAGES = `select private.pg_buffercache_evict(bufferid) as dropped from private.pg_buffercache
  where reldatabase = (select oid from pg_database where datname = current_database())
    and relfilenode = $1 and relforknumber = 0 and relblocknumber between $2 and $3`;

const asText = (text: string) => text;

/** Parses `numeric` to a number, as @supabase/lite expects; stays text if the number would print differently. */
function numberIfExact(text: string): number | string {
  const number = Number(text);
  return Number.isFinite(number) && String(number) === text ? number : text;
}

limitCompilation();
const { directory } = workerData as { directory: string };
const database = new PGlite({
  dataDir: directory,
  ...(canUseBuiltCluster(directory) ? { loadDataDir: await openAsBlob(BUILT_CLUSTER) } : {}),
  startParams: [...PGlite.defaultStartParams, ...WAL_SIZE, ...WAL_REMOVAL, ...STATISTICS, ...MEMORY],
  parsers: {
    [types.NUMERIC]: numberIfExact,
    [types.DATE]: asText,
    [types.TIME]: asText,
    [types.TIMESTAMP]: asText,
    [types.TIMETZ]: asText,
    [types.TIMESTAMPTZ]: isoTimestamp,
  },
  // pg_trgm is for the desk's search, pg_buffercache for overwriting erased text. The keys are extension names.
  extensions: { pg_trgm: trigrams, pg_buffercache: bufferCache },
});

/** Writes the files in the database's own thread, so that PostgreSQL cannot be writing them at the same time. */
async function clear({ file, node, segment, first, count }: Pages): Promise<void> {
  if (!hasRemains(file, first, count)) return;
  const start = segment * PAGES_PER_SEGMENT + first;
  const { rows } = await database.query<{ dropped: boolean }>(EVICT_PAGES, [node, start, start + count - 1]);
  if (!rows.every(({ dropped }) => dropped)) throw new Error('Pages of the database are in use');
  clearRemains(file, first, count);
}

async function perform(request: DatabaseRequest): Promise<DatabaseReply['result']> {
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

/** Reduces an error to its string fields, without the statement and its parameters, which hold visitors' text. */
function toReplyError(error: unknown): DatabaseReply['error'] {
  if (!(error instanceof Error)) return { message: String(error) };
  const { query: _query, params: _params, ...fields } = { ...error } as Record<string, unknown>;
  const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string');
  return { ...Object.fromEntries(texts), name: error.name, message: error.message };
}

parentPort?.on('message', (request: DatabaseRequest) => {
  void perform(request)
    .then(
      (result): DatabaseReply => ({ id: request.id, result }),
      (error: unknown): DatabaseReply => ({ id: request.id, error: toReplyError(error) }),
    )
    .then((reply) => parentPort?.postMessage(reply));
});
