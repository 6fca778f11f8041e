import { openBackend } from './backend.ts';
import type { Backend, BackendOptions } from './backend.ts';

export type LateBackend = Backend & {
  /**
   * Opens the database and runs `prepare` on it. Calls that were waiting continue after that.
   * @throws StartError with one sentence for the operator
   */
  open(prepare: (backend: Backend) => Promise<void>): Promise<void>;
};

/**
 * A backend that can be used before its database is open: calls wait for it. If that takes too long, the guard answers
 * 503 with Retry-After.
 */
export function createLateBackend(options: BackendOptions, openDatabase = openBackend): LateBackend {
  const ready = Promise.withResolvers<Backend>();
  // Avoids an unhandled rejection when no caller is waiting for a database that cannot be opened.
  ready.promise.catch(() => {});
  let opening: Promise<Backend> | undefined;
  let isReady = false;
  return {
    engine: options.databaseUrl === undefined ? 'pglite' : 'postgres',
    publishableKey: options.publishableKey,
    fetch: async (request) => (await ready.promise).fetch(request),
    query: async (sql, parameters) => (await ready.promise).query(sql, parameters),
    transaction: async (work) => (await ready.promise).transaction(work),
    persistDurably: async (table, sent) => (await ready.promise).persistDurably(table, sent),
    copyTo: async (directory) => (await ready.promise).copyTo(directory),
    reopen: async () => (await ready.promise).reopen(),
    ping: async () => isReady && (await ready.promise).ping(),
    async open(prepare) {
      try {
        opening = openDatabase(options);
        const backend = await opening;
        await prepare(backend);
        isReady = true;
        ready.resolve(backend);
      } catch (error) {
        ready.reject(error);
        throw error;
      }
    },
    async close() {
      const backend = await opening?.catch(() => undefined);
      await backend?.close();
    },
  };
}
