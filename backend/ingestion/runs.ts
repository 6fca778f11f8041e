import { INGESTION_LIMITS } from '../../shared/ingestion.ts';
import type { IngestionCounts, PageReport } from '../../shared/ingestion.ts';
import type { Database, Query } from '../database.ts';

export type Run = { id: string; startedAt: string };
export type RunOrigin = 'admin' | 'server';
type RunState = 'succeeded' | 'failed' | 'refused';

/** Why no run was started. */
export type NotStarted =
  | { started: false; because: 'running' }
  | { started: false; because: 'limit'; retryAfterS: number };

type Claim = NotStarted | { started: true; run: Run };

/** A run without a heartbeat for this long counts as interrupted, and another may replace it. */
const STALE_AFTER_S = 30;
export const HEARTBEAT_MS = 5_000;
const KEPT_RUNS = 20;

const INTERRUPTED = 'The run was interrupted, so nothing was changed.';

/** Starts a run, unless one is running on any server or admins have started too many. */
export async function claimRun(
  database: Database,
  origin: RunOrigin,
  buildDigest: string | undefined,
): Promise<Claim> {
  return database.transaction(async ({ query }): Promise<Claim> => {
    // Serialise simultaneous starts, so that each counts the other.
    await query(`select pg_advisory_xact_lock(hashtextextended('ingestion_runs', 0))`);
    await query(
      `update public.ingestion_runs set state = 'failed', finished_at = now(), message = $1
        where state = 'running' and active_at < now() - make_interval(secs => $2)`,
      [INTERRUPTED, STALE_AFTER_S],
    );
    const running = await query(`select 1 from public.ingestion_runs where state = 'running'`);
    if (running.length > 0) return { started: false, because: 'running' };
    if (origin === 'admin') {
      const [recent] = await query<{ count: number; wait: number | null }>(
        `select count(*)::integer as count,
            ceil(extract(epoch from min(started_at) + interval '1 hour' - now()))::integer as wait
          from public.ingestion_runs where origin = 'admin' and started_at > now() - interval '1 hour'`,
      );
      if ((recent?.count ?? 0) >= INGESTION_LIMITS.runsPerHour) {
        return { started: false, because: 'limit', retryAfterS: Math.max(1, recent?.wait ?? 1) };
      }
    }
    await query(
      `delete from public.ingestion_runs where id in (
        select id from public.ingestion_runs order by started_at desc offset $1)`,
      [KEPT_RUNS - 1],
    );
    const [row] = await query<{ id: string; started_at: string }>(
      `insert into public.ingestion_runs (origin, build_digest) values ($1, $2) returning id, started_at`,
      [origin, buildDigest ?? null],
    );
    if (!row) throw new Error('A run was not written');
    return { started: true, run: { id: row.id, startedAt: row.started_at } };
  });
}

/** Records the progress and heartbeat of a run. Returns `false` if another run has replaced this one. */
export async function reportProgress(
  { query }: Database,
  run: Run,
  { found, done }: { found: number; done: number },
): Promise<boolean> {
  const rows = await query(
    `update public.ingestion_runs set found = $2, done = $3, active_at = now()
      where id = $1 and state = 'running' returning 1`,
    [run.id, found, done],
  );
  return rows.length === 1;
}

export type RunEnd = {
  state: RunState;
  message: string;
  counts: IngestionCounts;
  pages: readonly PageReport[];
};

/** Thrown when another run has replaced this one, to roll back the surrounding transaction. */
export class RunLost extends Error {}

/** Ends a run and stores its list of pages. @throws RunLost */
export async function endRun(
  query: Query,
  run: Run,
  { state, message, counts, pages }: RunEnd,
): Promise<void> {
  const rows = await query(
    `update public.ingestion_runs
        set state = $2, message = $3, finished_at = now(), active_at = now(),
          added = $4, changed = $5, unchanged = $6, removed = $7, failed = $8, skipped = $9
      where id = $1 and state = 'running' returning 1`,
    [
      run.id,
      state,
      message,
      counts.added,
      counts.changed,
      counts.unchanged,
      counts.removed,
      counts.failed,
      counts.skipped,
    ],
  );
  if (rows.length === 0) throw new RunLost('The run is no longer the current one');
  await query(
    `insert into public.ingestion_run_pages (run_id, position, url, outcome, reason)
      select $1::uuid, page.position, page.url, page.outcome, page.reason
      from jsonb_to_recordset($2::text::jsonb) page (position integer, url text, outcome text, reason text)`,
    [run.id, JSON.stringify(pages.map((page, position) => ({ position, ...page })))],
  );
}
