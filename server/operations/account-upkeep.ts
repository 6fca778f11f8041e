import type { Backend } from '#server/database/backend.ts';

/** Rows of each kind that one statement deletes: few enough that visitors notice no delay. */
const BATCH = 500;
/** Minimum time between runs on any server; just under an hour, so that every second half-hourly call runs it. */
const PAUSE = '55 minutes';

/**
 * Deletes ended sessions of accounts and readers, old entries of the sign-in log and long-unused known addresses, unless
 * this or another server did so within the last hour.
 * @returns the number of deleted rows of accounts, or `undefined` when no run was due
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
  let total = 0;
  let deleted = 1;
  while (deleted > 0 && !isStopping()) {
    const [batch] = await backend.query<{ deleted: number }>(
      'select private.delete_stale_account_rows($1) as deleted',
      [BATCH],
    );
    deleted = batch?.deleted ?? 0;
    total += deleted;
  }
  if (isStopping()) return total;
  await backend.query('select private.delete_old_attempts()');
  await backend.query('select private.delete_ended_reading($1)', [BATCH]);
  // The ids of removed rows are for the journal, which a PostgreSQL server does not have.
  if (backend.engine === 'postgres') await backend.query('delete from private.removed_rows');
  return total;
}
