import type { Backend } from './backend.ts';

/**
 * Stands in for a database that is still being opened: calls wait until it is open. If that takes too long, the guard
 * answers 503 with Retry-After.
 */
export function backendBeingOpened(
  given: Pick<Backend, 'engine' | 'publishableKey'>,
  opened: Promise<Backend>,
): Backend {
  return {
    ...given,
    fetch: async (request) => (await opened).fetch(request),
    query: async (sql, parameters) => (await opened).query(sql, parameters),
    transaction: async (work) => (await opened).transaction(work),
    persistDurably: async (table, sent) => (await opened).persistDurably(table, sent),
    copyTo: async (directory) => (await opened).copyTo(directory),
    reopen: async () => (await opened).reopen(),
    ping: async () => false,
    close: async () => (await opened).close(),
  };
}
