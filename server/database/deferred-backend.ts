import { setTimeout as sleep } from 'node:timers/promises';

import { openBackend } from './backend.ts';
import type { Backend, BackendOptions } from './backend.ts';
import { isTransient } from './postgres/find-primary.ts';

/** Pause between attempts to open a PostgreSQL server that is unreachable. */
const RETRY_MS = 1_000;

type DeferredBackend = Backend & {
  /**
   * Opens the database and runs `prepare` on it. Calls that were waiting continue after that. An unreachable PostgreSQL
   * server is tried again until it answers; meanwhile calls are refused at once.
   * @throws StartError with one sentence for the operator
   */
  open(prepare: (backend: Backend) => Promise<void>): Promise<void>;
};

/**
 * A backend that can be used before its database is open: calls wait for it. If that takes too long, the guard answers
 * 503 with Retry-After.
 */
export function createDeferredBackend(options: BackendOptions, openDatabase = openBackend): DeferredBackend {
  const firstAttempt = Promise.withResolvers<Backend>();
  // Avoids an unhandled rejection when no caller is waiting for a database that cannot be opened.
  firstAttempt.promise.catch(() => {});
  const closing = new AbortController();
  let ready = firstAttempt.promise;
  let opening: Promise<Backend> | undefined;
  let isReady = false;

  /** Opens and prepares the database, and closes it when that fails. */
  const attempt = async (prepare: (backend: Backend) => Promise<void>): Promise<Backend> => {
    const backend = await openDatabase(options);
    try {
      await prepare(backend);
      return backend;
    } catch (error) {
      await backend.close();
      throw error;
    }
  };
  const untilOpen = async (prepare: (backend: Backend) => Promise<void>): Promise<Backend> => {
    for (let isFirst = true; ; isFirst = false) {
      try {
        return await attempt(prepare);
      } catch (error) {
        firstAttempt.reject(error);
        const isUnreachable = options.databaseUrl !== undefined && isTransient(error);
        if (!isUnreachable || closing.signal.aborted) throw error;
        if (isFirst) options.log?.('database_awaited', { reason: (error as Error).message }, 'error');
        await sleep(RETRY_MS, undefined, { signal: closing.signal });
      }
    }
  };

  return {
    engine: options.databaseUrl === undefined ? 'pglite' : 'postgres',
    publishableKey: options.publishableKey,
    fetch: async (request) => (await ready).fetch(request),
    query: async (sql, parameters) => (await ready).query(sql, parameters),
    transaction: async (work) => (await ready).transaction(work),
    persistRowByKey: async (table, key) => (await ready).persistRowByKey(table, key),
    persistRow: async (table, row) => (await ready).persistRow(table, row),
    syncDatabase: async () => (await ready).syncDatabase(),
    copyTo: async (directory) => (await ready).copyTo(directory),
    reopen: async () => (await ready).reopen(),
    health: async () => (isReady ? (await ready).health() : 'starting'),
    async open(prepare) {
      opening = untilOpen(prepare);
      const backend = await opening;
      isReady = true;
      ready = Promise.resolve(backend);
      firstAttempt.resolve(backend);
    },
    async close() {
      closing.abort();
      const backend = await opening?.catch(() => undefined);
      await backend?.close();
    },
  };
}
