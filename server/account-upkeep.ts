import type { Backend } from './database/backend.ts';

/** Rows of each kind deleted by one statement: short enough that visitors do not notice. */
const BATCH = 500;
/** Between two runs, of whichever server; a little less than an hour, so that hourly calls are not skipped. */
const PAUSE = '55 minutes';

/**
 * Deletes ended sessions, old entries of the sign-in log and addresses long unused, unless that was done within the
 * hour, by this server or another one.
 * @returns how many rows went, or `undefined` when it was not this server's turn
 */
export async function runAccountUpkeep(
  backend: Backend,
  isStopping: () => boolean = () => false,
): Promise<number | undefined> {
  const [turn] = await backend.query<{ ours: boolean }>(
    `select private.begin_task('account upkeep', $1::interval) as ours`,
    [PAUSE],
  );
  if (!turn?.ours) return undefined;
  let inAll = 0;
  let deleted = 1;
  while (deleted > 0 && !isStopping()) {
    const [batch] = await backend.query<{ deleted: number }>(
      'select private.delete_stale_account_rows($1) as deleted',
      [BATCH],
    );
    deleted = batch?.deleted ?? 0;
    inAll += deleted;
  }
  // The embedded database never does so by itself, and would not use the space of deleted rows again.
  if (backend.engine === 'pglite') {
    await backend.query('vacuum auth.sessions, auth.refresh_tokens, auth.audit_log_entries, auth.users');
  }
  return inAll;
}
