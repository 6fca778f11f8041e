import { withTimeout } from '#shared/timeout.ts';

import type { Engine } from './engine.ts';
import { isReadOnlyFault } from './postgres/find-primary.ts';

/**
 * A `read-only` database answers reads, but refuses every write: a standby, or a primary that was demoted. One that is
 * `without-standby` answers reads, but every write waits for a synchronous standby that is gone.
 */
export type Health = 'ready' | 'starting' | 'read-only' | 'without-standby' | 'failed';

const PING_TIMEOUT_MS = 5_000;

/** The database's answer about itself. It is constant while the database works, except for newer migrations. */
export type SelfReport = {
  one: number;
  operator: string;
  migrations: string;
  is_read_only: boolean;
  lacks_standby: boolean;
};

// A write still waits after its request has been refused, until the standby is back or no longer named.
const WAITING_SESSIONS = `pg_stat_activity where datname = current_database() and usename = current_user
  and wait_event = 'SyncRep'`;

// On a standby `pg_current_xact_id` fails as a write would, so that the connection is dropped. It is not called elsewhere.
const SELF_REPORT_SQL = `select 1 as one, current_user::text as operator,
  (select max(version) from supabase_migrations.schema_migrations) as migrations,
  current_setting('transaction_read_only')::boolean as is_read_only,
  exists (select from ${WAITING_SESSIONS} and state_change < now() - interval '3 seconds') as lacks_standby,
  case when pg_is_in_recovery() then pg_current_xact_id() end`;

/**
 * Ends the sessions of refused writes before they use up the server's connections. Their rows stay committed, but only on
 * the primary. The oldest remain, because they show that the standby is still gone.
 */
const END_WAITING_SQL = `select pg_terminate_backend(pid) from (
  select pid from ${WAITING_SESSIONS} and state_change < now() - interval '5 seconds'
  order by state_change offset 3) surplus`;

export async function readSelfReport(engine: Engine): Promise<SelfReport | undefined> {
  const [report] = await engine.query<SelfReport>(SELF_REPORT_SQL);
  return report;
}

async function ask(engine: Engine, baseline: SelfReport | undefined): Promise<Health> {
  const report = await readSelfReport(engine);
  const isCorrect =
    baseline !== undefined &&
    report?.one === 1 &&
    report.operator === baseline.operator &&
    report.migrations >= baseline.migrations;
  if (!isCorrect) return 'failed';
  if (report.lacks_standby) {
    await engine.query(END_WAITING_SQL);
    return 'without-standby';
  }
  return report.is_read_only ? 'read-only' : 'ready';
}

/** Whether the database still answers as right after opening, or is only delayed. */
export async function checkHealth(engine: Engine, baseline: SelfReport | undefined): Promise<Health> {
  const answeredBefore = engine.answered();
  const asked = ask(engine, baseline).catch((error: unknown): Health =>
    isReadOnlyFault(error) ? 'read-only' : 'failed',
  );
  const health = await withTimeout(asked, PING_TIMEOUT_MS).catch(() => undefined);
  // If the query timed out while others were answered, the database is only busy, for example with a long transaction.
  return health ?? (engine.answered() > answeredBefore ? 'ready' : 'failed');
}
