import type { Backend } from './backend.ts';

/** Stands in for a database that is being opened: it answers nothing, so that the guard asks to come back. */
export function backendBeingOpened(given: Pick<Backend, 'engine' | 'publishableKey'>): Backend {
  const refuse = () => Promise.reject(new Error('The database is being opened.'));
  return {
    ...given,
    fetch: refuse,
    query: refuse,
    transaction: refuse,
    keep: refuse,
    copyTo: refuse,
    reopen: refuse,
    ping: async () => false,
    close: async () => {},
  };
}
