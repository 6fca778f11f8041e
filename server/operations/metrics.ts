import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { describeError } from '#backend/describe-error.ts';
import type { Backend } from '#server/database/backend.ts';
import { JOURNAL } from '#server/database/journal/journal.ts';
import { lastBackup } from '#server/database/last-backup.ts';
import type { Log } from '#server/log.ts';
import { STAFF_KINDS } from '#shared/message-kinds.ts';
import type { DeskIntake } from '#shared/desk/results.ts';

import { freeBytes } from '../database/data-directory.ts';

export type Metrics = {
  /** Counts a response and its duration in milliseconds. `route` is the route's name in the log. */
  countResponse: (route: string, status: number, ms: number) => void;
  /** All metrics in the text format of Prometheus. */
  text: () => Promise<string>;
};

/** States of messages that are not delivered. A failed one counts only while the staff should send it again. */
const OPEN_STATES = ['waiting', 'unconfigured', 'sending', 'failed'];

/** Excludes reminders that are not due yet. */
const DUE_SQL = `(attempts > 0 or next_attempt_at <= now())`;

const sqlTexts = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(', ');

/**
 * A mail that the mail server defers (4xx) is no fault of ours, except where mails to two domains are deferred and none has been
 * accepted since. A deferred message to the staff always counts, because its mailbox is ours. The age of a message counts
 * from its first attempt, which sets `retry_until` 48 hours ahead.
 */
const COUNTS_SQL = `with due as (
  select *, deferred_since is not null and kind not in (${sqlTexts(STAFF_KINDS)}) as deferred
    from public.outbox_messages where state in ('waiting', 'sending') and ${DUE_SQL}
), unanswered as (
  select * from due where deferred and deferred_since > (
    select coalesce(max(last_success_at), '-infinity') from private.message_channels where kind <> 'webhook')
), overdue as (
  select * from due where not deferred
  union all select * from unanswered
    where (select count(distinct split_part(recipient, '@', 2)) from unanswered) > 1
)
select
  (select jsonb_object_agg(state, count) from (
    select state, count(*) from public.outbox_messages m
     where state in (${sqlTexts(OPEN_STATES)}) and ${DUE_SQL}
       and (state <> 'failed' or private.needs_resending(m)) group by state) open) as outbox,
  (select count(*)::int from public.outbox_messages m
    where state = 'failed' and kind in (${sqlTexts(STAFF_KINDS)}) and private.needs_resending(m)) as failed_to_staff,
  (select extract(epoch from now() - min(w.since))::float8 from private.waiting_enquiries w) as oldest,
  (select promise_hours * 3600 from private.office_hours) as promised,
  (select extract(epoch from now() - min(coalesce(retry_until - interval '48 hours', next_attempt_at)))::float8
     from overdue) as oldest_message,
  (select jsonb_agg(i) from private.intake_status() i) as intake`;

/** Ages are in seconds, and null when there is nothing of that kind. */
type Counts = {
  outbox: Record<string, number> | null;
  failed_to_staff: number;
  oldest: number | null;
  promised: number | null;
  oldest_message: number | null;
  intake: DeskIntake;
};

/**
 * Route classes with a duration histogram: those of the API. The class `page` has none, because most pages are served from
 * memory, and those that query the database (forms, events, appointments, newsletter links, pieces for readers) share it.
 */
const TIMED_CLASSES = ['rest', 'auth', 'functions'];
/** Dense up to the timeout of database calls; only answers of a language model are slower. */
const DURATION_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 20];

/** Reduces routes to a few classes, because every label value ever seen is kept in memory. */
function routeClass(route: string): string {
  const [, segment = ''] = route.split('/');
  if (route === 'unknown api') return 'unknown';
  if (TIMED_CLASSES.includes(segment)) return segment;
  if (route === '/healthz' || route === '/readyz') return 'health';
  if (['assets', 'images', 'fonts', 'og'].includes(segment) || route === 'missing file') return 'file';
  return route === 'failed' ? 'failed' : 'page';
}

function directoryBytes(directory: string): number {
  try {
    return readdirSync(directory).reduce((sum, name) => sum + statSync(join(directory, name)).size, 0);
  } catch {
    // A file may be deleted between listing and reading its size.
    return 0;
  }
}

type Source = { backend: Backend; dataDir: string; log: Log };

/** Values that are read anew for every scrape. */
function createGauges(registry: Registry) {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  return {
    up: gauge('site_database_up', 'Whether the database answers correctly and accepts writes: 1 or 0.'),
    readOnly: gauge(
      'site_database_read_only',
      'Whether the database refuses writes, as a standby does: 1 or 0.',
    ),
    latency: gauge('site_database_latency_seconds', 'Time that the database took to answer a health query.'),
    outbox: gauge('site_outbox_messages', 'Undelivered messages, by state.', ['state']),
    failedToStaff: gauge(
      'site_failed_staff_messages',
      'Messages to the staff about enquiries and appointments that have failed for good.',
    ),
    oldest: gauge('site_oldest_unanswered_enquiry_seconds', 'Longest wait of an enquiry for an answer.'),
    promise: gauge(
      'site_response_promise_used_ratio',
      'Used share of the time within which the site promises an answer, for the enquiry that has waited longest.',
    ),
    oldestMessage: gauge(
      'site_oldest_waiting_message_seconds',
      'Age of the oldest message that our mail has not delivered.',
    ),
    intake: gauge(
      'site_intake_ceiling_used_ratio',
      'Used share of each ceiling, which counts all visitors together, by table and ceiling.',
      ['table', 'ceiling'],
    ),
    disk: gauge('site_disk_free_bytes', 'Free space on the disk of the data directory.'),
    backupAge: gauge('site_last_backup_age_seconds', 'Age of the last backup of the embedded database.'),
    journal: gauge('site_journal_bytes', 'Size of the journal of the embedded database.'),
  };
}

type Gauges = ReturnType<typeof createGauges>;

async function readCounts(backend: Backend, log: Log): Promise<Counts | undefined> {
  try {
    const [counts] = await backend.query<Counts>(COUNTS_SQL);
    return counts;
  } catch (error) {
    log('metrics_incomplete', describeError(error), 'error');
    return undefined;
  }
}

/** Values that cannot be read are removed, because an old value would look current. */
async function collect(gauges: Gauges, { backend, dataDir, log }: Source): Promise<void> {
  const { up, readOnly, latency, outbox, failedToStaff, oldest, promise, oldestMessage } = gauges;
  const { intake, disk, backupAge, journal } = gauges;
  const isEmbedded = backend.engine === 'pglite';
  if (isEmbedded) journal.set(directoryBytes(join(dataDir, JOURNAL)));
  else journal.remove();
  const free = await freeBytes(dataDir).catch(() => undefined);
  if (free === undefined) disk.remove();
  else disk.set(free);
  const backup = isEmbedded ? lastBackup(dataDir) : undefined;
  if (backup) backupAge.set((Date.now() - Date.parse(backup.made_at)) / 1_000);
  else backupAge.remove();
  const startedAt = performance.now();
  const health = await backend.health().catch(() => 'failed');
  up.set(health === 'ready' ? 1 : 0);
  readOnly.set(health === 'read-only' ? 1 : 0);
  latency.set((performance.now() - startedAt) / 1_000);
  const counts = health === 'ready' ? await readCounts(backend, log) : undefined;
  outbox.reset();
  for (const metric of [failedToStaff, oldest, promise, oldestMessage]) metric.remove();
  intake.reset();
  if (!counts) return;
  for (const state of OPEN_STATES) outbox.set({ state }, counts.outbox?.[state] ?? 0);
  failedToStaff.set(counts.failed_to_staff);
  oldest.set(counts.oldest ?? 0);
  if (counts.promised !== null) promise.set((counts.oldest ?? 0) / counts.promised);
  oldestMessage.set(counts.oldest_message ?? 0);
  for (const { table_name: table, rows_per_hour, last_hour, held, held_at_most } of counts.intake) {
    if (rows_per_hour !== null) intake.set({ table, ceiling: 'hourly' }, last_hour / rows_per_hour);
    intake.set({ table, ceiling: 'held' }, held / held_at_most);
  }
}

/** Metrics of this process and its database for the operator. They hold no personal data. */
export function createMetrics(source: Source): Metrics {
  const registry = new Registry();
  // Includes event loop delay and memory use.
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests answered, by class of route and status.',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  const limits = new Counter({
    name: 'site_limits_hit_total',
    help: 'Requests refused because of too many attempts, by class of route.',
    labelNames: ['route'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Time until the answer to a request of the API began, by class of route.',
    labelNames: ['route'],
    buckets: DURATION_BUCKETS_S,
    registers: [registry],
  });
  const gauges = createGauges(registry);
  return {
    countResponse(route, status, ms) {
      const name = routeClass(route);
      if (TIMED_CLASSES.includes(name)) durations.observe({ route: name }, ms / 1_000);
      requests.inc({ route: name, status });
      if (status === 429) limits.inc({ route: name });
    },
    async text() {
      await collect(gauges, source);
      return registry.metrics();
    },
  };
}
