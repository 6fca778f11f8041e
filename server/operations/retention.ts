import { describeError } from '#backend/describe-error.ts';
import type { Backend } from '#server/database/backend.ts';
import type { Log } from '#server/log.ts';

import { runAccountUpkeep } from './account-upkeep.ts';
import { repeat } from './repeat.ts';
import type { Repeating } from './repeat.ts';

/** Rows that one statement deletes: few enough that visitors notice no delay. */
const BATCH = 500;
/** How often all tasks are attempted. The database allows one deletion of old rows a day and one account upkeep an hour. */
const INTERVAL_MS = 30 * 60_000;

/**
 * Calls a function that deletes up to `$1` rows until none is left.
 * @returns the number of deleted rows, or `undefined` if there were none
 */
async function deleteInBatches(
  backend: Pick<Backend, 'query'>,
  sql: string,
  isStopping: () => boolean,
  ...others: unknown[]
): Promise<number | undefined> {
  let total = 0;
  for (let deleted = BATCH; deleted === BATCH && !isStopping(); total += deleted) {
    const [batch] = await backend.query<{ deleted: number }>(sql, [BATCH, ...others]);
    deleted = batch?.deleted ?? 0;
  }
  return total || undefined;
}

/**
 * Deletes rows that are past their retention period, unless this or another server has already done so today.
 * @returns the number of rows deleted from each table, or `undefined` when no run was due
 */
export async function runRetention(
  backend: Backend,
  isStopping: () => boolean = () => false,
): Promise<Record<string, number> | undefined> {
  const [turn] = await backend.query<{ ours: boolean }>('select private.begin_retention_run() as ours');
  if (!turn?.ours) return undefined;
  const periods = await backend.query<{ table_name: string }>(
    'select table_name from private.retention_periods order by 1',
  );
  const counts: Record<string, number> = {};
  const failures: unknown[] = [];
  for (const { table_name: table } of periods) {
    const sql = 'select private.delete_expired($2, $1) as deleted';
    try {
      counts[table] = (await deleteInBatches(backend, sql, isStopping, table)) ?? 0;
    } catch (error) {
      // The other tables must not wait for this one.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  // An interrupted run stays unfinished, so that another server, or this one after its restart, takes it over.
  if (!isStopping()) {
    await backend.query('select private.finish_retention_run($1::jsonb)', [JSON.stringify(counts)]);
  }
  return counts;
}

/** Deletes subscriptions that were not confirmed in time. */
export function deleteUnconfirmed(
  backend: Pick<Backend, 'query'>,
  isStopping: () => boolean = () => false,
): Promise<number | undefined> {
  return deleteInBatches(backend, 'select private.delete_unconfirmed($1) as deleted', isStopping);
}

/** Deletes registrations for events that ended more than twelve months ago. */
export function deleteOldRegistrations(
  backend: Pick<Backend, 'query'>,
  isStopping: () => boolean = () => false,
): Promise<number | undefined> {
  return deleteInBatches(backend, 'select private.delete_old_registrations($1) as deleted', isStopping);
}

/** Runs the daily retention, the other deletions by age and the hourly account upkeep until the server stops. */
export function startRetention(backend: Backend, log: Log): Repeating {
  const attempt = async (event: string, run: () => Promise<Record<string, number> | undefined>) => {
    try {
      const counts = await run();
      if (counts) log(`${event}_applied`, counts);
    } catch (error) {
      log(`${event}_failed`, describeError(error), 'error');
    }
  };
  const task = async (signal: AbortSignal) => {
    const isStopping = () => signal.aborted;
    await attempt('retention', () => runRetention(backend, isStopping));
    await attempt('unconfirmed_deletion', async () => {
      const newsletter_subscriptions = await deleteUnconfirmed(backend, isStopping);
      return newsletter_subscriptions ? { newsletter_subscriptions } : undefined;
    });
    await attempt('registration_deletion', async () => {
      const event_registrations = await deleteOldRegistrations(backend, isStopping);
      return event_registrations ? { event_registrations } : undefined;
    });
    await attempt('account_upkeep', async () => {
      const deleted = await runAccountUpkeep(backend, isStopping);
      return deleted ? { deleted } : undefined;
    });
  };
  return repeat({ intervalMs: INTERVAL_MS }, task, log, 'retention_failed');
}
