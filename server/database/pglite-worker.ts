import { parentPort, workerData } from 'node:worker_threads';

import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';

import type { DatabaseReply, DatabaseRequest } from './pglite-thread.ts';
import { isoTimestamp } from './protocol.ts';

/** The thread of the embedded database: opens it, runs one request after the other and answers each by its number. */

/**
 * Bounds of the write-ahead log on disk. There is no process of its own that makes checkpoints: `Durability`
 * asks for them.
 */
const LOG_BOUNDS = ['-c', 'max_wal_size=64MB', '-c', 'min_wal_size=32MB'];

const asText = (text: string) => text;

/** A number where it is told exactly, as the library expects it. */
function exactNumber(text: string): number | string {
  const number = Number(text);
  return Number.isFinite(number) && String(number) === text ? number : text;
}

const database = new PGlite({
  dataDir: (workerData as { directory: string }).directory,
  startParams: [...PGlite.defaultStartParams, ...LOG_BOUNDS],
  parsers: {
    [types.NUMERIC]: exactNumber,
    [types.DATE]: asText,
    [types.TIME]: asText,
    [types.TIMESTAMP]: asText,
    [types.TIMETZ]: asText,
    [types.TIMESTAMPTZ]: isoTimestamp,
  },
  // Search in the desk; the name is that of the extension.
  extensions: { pg_trgm: trigrams },
});

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
