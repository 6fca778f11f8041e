import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

import type { Backend } from '#server/database/backend.ts';
import { StartError } from '#server/start-error.ts';
import type { DeskIntake } from '#shared/desk-answers.ts';

export type Metrics = {
  /** Counts an answer; `route` is its name in the log. */
  answered: (route: string, status: number) => void;
  /** All metrics in the text format of Prometheus. */
  text: () => Promise<string>;
};

/** States of messages that are not delivered; the staff can retry a failed one. */
const OPEN_STATES = ['waiting', 'unconfigured', 'sending', 'failed'];

const COUNTS_SQL = `select
  (select jsonb_object_agg(state, count) from (
    select state, count(*) from public.outbox_messages
     where state in ('waiting', 'unconfigured', 'sending', 'failed') group by state) open) as outbox,
  (select extract(epoch from now() - min(coalesce(reopened_at, created_at)))::float8
     from public.contact_submissions where status in ('new', 'in_progress')) as oldest,
  (select jsonb_agg(i) from private.intake_status() i) as intake`;

type Counts = { outbox: Record<string, number> | null; oldest: number | null; intake: DeskIntake };

/** Reduces routes to a few classes, because every label value ever seen is kept in memory. */
function routeClass(route: string): string {
  const [, segment = ''] = route.split('/');
  if (route === 'unknown api') return 'unknown';
  if (['rest', 'auth', 'functions'].includes(segment)) return segment;
  if (route === '/healthz' || route === '/readyz') return 'health';
  if (['assets', 'images', 'fonts', 'og'].includes(segment) || route === 'missing file') return 'file';
  return route === 'failed' ? 'failed' : 'page';
}

function directoryBytes(directory: string): number {
  try {
    return readdirSync(directory).reduce((sum, name) => sum + statSync(join(directory, name)).size, 0);
  } catch {
    // With a PostgreSQL server there is no journal, and a file may be deleted between listing and reading its size.
    return 0;
  }
}

/** Metrics of this process and its database for the operator. They hold no personal data. */
export function createMetrics({ backend, dataDir }: { backend: Backend; dataDir: string }): Metrics {
  const registry = new Registry();
  // Includes event loop delay and memory use.
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
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
  const up = gauge('site_database_up', 'Whether the database answers correctly and accepts writes: 1 or 0.');
  const readOnly = gauge(
    'site_database_read_only',
    'Whether the database refuses writes, as a standby does: 1 or 0.',
  );
  const latency = gauge(
    'site_database_latency_seconds',
    'Time that the database took to answer a health query.',
  );
  const outbox = gauge('site_outbox_messages', 'Undelivered messages, by state.', ['state']);
  const oldest = gauge('site_oldest_unanswered_enquiry_seconds', 'Age of the oldest unanswered enquiry.');
  const intake = gauge(
    'site_intake_ceiling_used_ratio',
    'Used share of each ceiling, which counts all visitors together, by table and ceiling.',
    ['table', 'ceiling'],
  );
  const journal = gauge('site_journal_bytes', 'Size of the journal of the embedded database.');

  const collect = async () => {
    journal.set(directoryBytes(join(dataDir, 'journal')));
    const startedAt = performance.now();
    const health = await backend.health().catch(() => 'failed');
    up.set(health === 'ready' ? 1 : 0);
    readOnly.set(health === 'read-only' ? 1 : 0);
    latency.set((performance.now() - startedAt) / 1_000);
    const [counts] = health === 'ready' ? await backend.query<Counts>(COUNTS_SQL).catch(() => []) : [];
    // Remove values that cannot be read now, because an old value would look current.
    outbox.reset();
    oldest.remove();
    intake.reset();
    if (!counts) return;
    for (const state of OPEN_STATES) outbox.set({ state }, counts.outbox?.[state] ?? 0);
    oldest.set(counts.oldest ?? 0);
    for (const { table_name: table, rows_per_hour, last_hour, held, held_at_most } of counts.intake) {
      if (rows_per_hour !== null) intake.set({ table, ceiling: 'hourly' }, last_hour / rows_per_hour);
      intake.set({ table, ceiling: 'held' }, held / held_at_most);
    }
  };

  return {
    answered(route, status) {
      const name = routeClass(route);
      requests.inc({ route: name, status });
      if (status === 429) limits.inc({ route: name });
    },
    async text() {
      await collect();
      return registry.metrics();
    },
  };
}

/**
 * Serves `/metrics` on loopback only.
 * @throws StartError when the port cannot be bound
 */
export async function listenForMetrics(
  metrics: Metrics,
  port: number,
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch(() => {
    throw new StartError(`METRICS_PORT ${port} cannot be opened: set it to a free port above 1023.`);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
