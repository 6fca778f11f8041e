import type { Backend } from '#server/database/backend.ts';
import type { Log } from '#server/log.ts';

import { repeat } from './repeat.ts';
import type { Repeating } from './repeat.ts';

const INTERVAL_MS = 60_000;

/**
 * Changed rows after which a table is vacuumed, or fewer if a fifth of its rows are dead. Unlike autovacuum's
 * threshold it does not grow with the table, so each vacuum visits few pages.
 */
const VACUUM_AFTER_ROWS = 1_000;
/** Tables up to this size also have their indexes vacuumed, which reads each index completely. */
const SMALL_BYTES = 32 * 1024 * 1024;

/**
 * Tables whose statistics or free space are out of date. The counters are lost when the server is killed, so a table that
 * was never analysed, or has grown by a fifth since, counts too.
 */
const DUE_SQL = `select s.relid::regclass::text as name,
    pg_total_relation_size(s.relid) < ${SMALL_BYTES} as small,
    greatest(s.n_dead_tup, s.n_ins_since_vacuum) >= ${VACUUM_AFTER_ROWS}
      or (s.n_dead_tup >= 50 and s.n_dead_tup > c.reltuples / 5) as vacuum,
    s.n_mod_since_analyze > 100 + greatest(c.reltuples, 0) / 10
      or pg_relation_size(s.relid) > (1.2 * c.relpages + 8) * current_setting('block_size')::integer as analyze
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid order by 1`;

type DueTable = { name: string; small: boolean; vacuum: boolean; analyze: boolean };

type MaintenanceRun = { vacuumed: number; analyzed: number; longestMs: number };

/**
 * Does for the embedded database what autovacuum does on a PostgreSQL server: without statistics the desk's searches are
 * slow, and without vacuum the space of deleted and updated rows is never used again. Requests get their turn between
 * the statements.
 */
export async function runMaintenance(
  backend: Pick<Backend, 'query'>,
  isStopping: () => boolean = () => false,
): Promise<MaintenanceRun> {
  const run: MaintenanceRun = { vacuumed: 0, analyzed: 0, longestMs: 0 };
  const statement = async (sql: string) => {
    const startedAt = performance.now();
    await backend.query(sql);
    run.longestMs = Math.max(run.longestMs, Math.round(performance.now() - startedAt));
  };
  for (const { name, small, vacuum, analyze } of await backend.query<DueTable>(DUE_SQL)) {
    if (vacuum && !isStopping()) {
      await statement(`vacuum (index_cleanup ${small ? 'on' : 'off'}) ${name}`);
      run.vacuumed += 1;
    }
    if (analyze && !isStopping()) {
      await statement(`analyze ${name}`);
      run.analyzed += 1;
    }
  }
  return run;
}

/** Maintains the embedded database every minute until the server stops. */
export function startMaintenance(backend: Backend, log: Log): Repeating {
  const task = async (signal: AbortSignal) => {
    const run = await runMaintenance(backend, () => signal.aborted);
    if (run.vacuumed + run.analyzed > 0) log('database_maintained', run);
  };
  const times = { intervalMs: INTERVAL_MS, firstAfterMs: INTERVAL_MS };
  return repeat(times, task, log, 'database_not_maintained');
}
