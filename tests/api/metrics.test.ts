import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';

import { recordBackup } from '#server/database/last-backup.ts';
import { listenForMetrics } from '#server/operations/metrics-listener.ts';
import { createMetrics } from '#server/operations/metrics.ts';
import { bookFreeTime, hourAhead } from '#tests/harness/bookings.ts';
import { addConsultant } from '#tests/harness/calendar.ts';
import { enquiry, openApi } from '#tests/harness/api.ts';
import type { Api } from '#tests/harness/api.ts';
import { newTemporaryDirectory, removeDirectory } from '#tests/harness/files/temporary-directory.ts';
import { openTestBackend } from '#tests/harness/database/backend.ts';
import { freePort } from '#tests/harness/site/free-port.ts';

let api: Api;
let port: number;
let close: () => Promise<void>;
let logged: string[];

beforeAll(async () => {
  api = await openApi();
});
// Tests share the database. A day between them resets the rate limits.
beforeEach(async () => {
  api.clock.now += 24 * 60 * 60_000;
  await api.backend.query('delete from public.contact_submissions');
  await api.backend.query('delete from public.outbox_messages');
  logged = [];
  const metrics = createMetrics({
    backend: api.backend,
    dataDir: api.dataDir,
    log: (event) => void logged.push(event),
  });
  api.onResponse = metrics.countResponse;
  ({ port, close } = await listenForMetrics(metrics, 0));
});
afterEach(async () => {
  await close();
});
afterAll(() => api?.close());

async function scrape(): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
}

/** The value of a metric in the scraped text; `undefined` if it is absent. */
function valueOf(text: string, name: string): number | undefined {
  const line = text.split('\n').find((entry) => entry.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

test('answers are counted by route class and status, and rate-limited ones also separately', async () => {
  await api.send('/');
  await api.send('/about?who=ada@example.com');
  await api.send('/no-such-page-of-ada');
  await api.send('/rest/v1/secret_table');
  for (let attempt = 0; attempt < 7; attempt += 1) {
    const email = `sender${attempt}@example.com`;
    await api.send('/rest/v1/contact_submissions', { body: enquiry({ email }), address: '203.0.113.7' });
  }
  const text = await scrape();
  expect(valueOf(text, 'site_requests_total{route="page",status="200"}')).toBe(2);
  expect(valueOf(text, 'site_requests_total{route="rest",status="201"}')).toBe(5);
  expect(valueOf(text, 'site_requests_total{route="rest",status="429"}')).toBe(2);
  expect(valueOf(text, 'site_requests_total{route="unknown",status="404"}')).toBe(1);
  expect(valueOf(text, 'site_limits_hit_total{route="rest"}')).toBe(2);
  expect(text).not.toMatch(/ada|example\.com|203\.0|secret_table/);
});

test('a failure to compute the metrics is logged, and no old value is kept', async () => {
  await scrape();
  await api.backend.query('alter function private.intake_status() rename to away');
  try {
    const text = await scrape();
    expect(valueOf(text, 'site_database_up')).toBe(1);
    // The alert rule MetricsIncomplete looks for this one.
    expect(valueOf(text, 'site_outbox_messages{state="waiting"}')).toBeUndefined();
    expect(logged).toEqual(['metrics_incomplete']);
  } finally {
    await api.backend.query('alter function private.away() rename to intake_status');
  }
  expect(valueOf(await scrape(), 'site_outbox_messages{state="waiting"}')).toBe(0);
});

test('the metrics report the state of the desk, the journal and the database', async () => {
  const before = await scrape();
  expect(valueOf(before, 'site_oldest_unanswered_enquiry_seconds')).toBe(0);
  expect(valueOf(before, 'site_outbox_messages{state="waiting"}')).toBe(0);
  const journal = valueOf(before, 'site_journal_bytes') ?? Number.NaN;
  await api.send('/rest/v1/contact_submissions', { body: enquiry() });
  await api.backend.query(
    `update public.contact_submissions set created_at = created_at - interval '2 hours'`,
  );
  await api.backend.query(`update public.outbox_messages set state = 'waiting'`);
  const after = await scrape();
  expect(valueOf(after, 'site_oldest_unanswered_enquiry_seconds')).toBeGreaterThan(7_190);
  expect(valueOf(after, 'site_outbox_messages{state="waiting"}')).toBeGreaterThan(0);
  expect(valueOf(after, 'site_journal_bytes')).toBeGreaterThan(journal + 200);
  expect(valueOf(after, 'site_database_up')).toBe(1);
  expect(valueOf(after, 'site_database_latency_seconds')).toBeGreaterThan(0);
  expect(valueOf(after, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(valueOf(after, 'process_resident_memory_bytes')).toBeGreaterThan(1e7);
});

test('an enquiry with an appointment does not count as unanswered', async () => {
  await bookFreeTime(api.backend, await addConsultant(api.backend), hourAhead(3), {
    email: 'visitor@example.com',
  });
  await api.backend.query(
    `update public.contact_submissions set created_at = created_at - interval '2 days'`,
  );
  expect(valueOf(await scrape(), 'site_oldest_unanswered_enquiry_seconds')).toBe(0);
});

test('the time of API requests is counted in a histogram, and pages from memory are not', async () => {
  await api.send('/');
  await api.send('/rest/v1/contact_submissions', { body: enquiry() });
  const text = await scrape();
  expect(valueOf(text, 'site_request_duration_seconds_count{route="rest"}')).toBe(1);
  expect(valueOf(text, 'site_request_duration_seconds_bucket{le="20",route="rest"}')).toBe(1);
  expect(text).not.toMatch(/^site_request_duration_seconds_count\{route="page"\}/m);
});

test('the metrics report how much of the promised time is used, and the age of the oldest message', async () => {
  await api.send('/rest/v1/contact_submissions', { body: enquiry() });
  await api.backend.query(
    `update public.contact_submissions set created_at = created_at - interval '18 hours'`,
  );
  await api.backend.query(
    `update public.outbox_messages set state = 'waiting', next_attempt_at = next_attempt_at - interval '10 minutes'`,
  );
  const text = await scrape();
  expect(valueOf(text, 'site_response_promise_used_ratio')).toBeCloseTo(0.75, 2);
  expect(valueOf(text, 'site_oldest_waiting_message_seconds')).toBeGreaterThan(590);
  await api.backend.query(`update public.outbox_messages set next_attempt_at = now() + interval '1 day'`);
  const scheduled = await scrape();
  expect(valueOf(scheduled, 'site_oldest_waiting_message_seconds')).toBe(0);
  expect(valueOf(scheduled, 'site_outbox_messages{state="waiting"}')).toBe(0);
  // Its age counts from the first attempt, however recent the last one is.
  await api.backend.query(
    `update public.outbox_messages set attempts = 9, retry_until = now() + interval '38 hours',
       next_attempt_at = now() + interval '1 hour'`,
  );
  expect(valueOf(await scrape(), 'site_oldest_waiting_message_seconds')).toBeGreaterThan(35_990);
  await api.backend.query(`update public.outbox_messages set state = 'sent'`);
  expect(valueOf(await scrape(), 'site_oldest_waiting_message_seconds')).toBe(0);
});

test('a full mailbox is not reported as a mail fault, unless several providers defer or it is that of the staff', async () => {
  await api.send('/rest/v1/contact_submissions', { body: enquiry() });
  await api.backend.query(`update public.outbox_messages set state = 'sent'`);
  await api.backend.query(`update private.message_channels set last_success_at = now() - interval '2 hours'`);
  const deferred = async (kind: string, recipient: string) => {
    await api.backend.query(
      `insert into public.outbox_messages (kind, submission_id, recipient, attempts, deferred_since, retry_until)
       select $1, id, $2, 9, now() - interval '1 hour', now() + interval '47 hours' from public.contact_submissions limit 1`,
      [kind, recipient],
    );
  };
  const oldest = async () => valueOf(await scrape(), 'site_oldest_waiting_message_seconds');
  await deferred('acknowledgement', 'full@one.example');
  await deferred('acknowledgement', 'full-too@one.example');
  expect(await oldest()).toBe(0);
  await deferred('acknowledgement', 'full@two.example');
  expect(await oldest()).toBeGreaterThan(3_590);
  await api.backend.query(
    `update private.message_channels set last_success_at = now() where kind = 'reading_link'`,
  );
  expect(await oldest()).toBe(0);
  await deferred('staff_notification', 'desk@firm.example');
  expect(await oldest()).toBeGreaterThan(3_590);
  await api.backend.query(`delete from public.outbox_messages where kind = 'staff_notification'`);
  expect(await oldest()).toBe(0);
  const consultant = await addConsultant(api.backend, { email: 'full-consultant@example.com' });
  await bookFreeTime(api.backend, consultant, hourAhead(3), { email: 'told@example.com' });
  await api.backend.query(
    `update public.outbox_messages set state = 'waiting', attempts = 9, deferred_since = now() - interval '1 hour',
       retry_until = now() + interval '47 hours' where kind = 'consultant_invitation'`,
  );
  expect(await oldest()).toBeGreaterThan(3_590);
});

test('a failed message counts only while the desk can resend it', async () => {
  const consultant = await addConsultant(api.backend, { email: 'second-consultant@example.com' });
  await bookFreeTime(api.backend, consultant, hourAhead(3), { email: 'visitor@example.com' });
  const failed = async () => valueOf(await scrape(), 'site_outbox_messages{state="failed"}');
  await api.backend.query(
    `update public.outbox_messages set state = 'failed', attempts = 1 where kind = 'appointment_invitation'`,
  );
  expect(await failed()).toBe(1);
  // The failed invitation is the visitor's, not the consultant's.
  expect(valueOf(await scrape(), 'site_failed_staff_messages')).toBe(0);
  await api.backend.query(
    `update public.outbox_messages set useful_until = now() - interval '1 day' where kind = 'appointment_invitation'`,
  );
  expect(await failed()).toBe(0);
});

test('a failed message about an enquiry counts until the enquiry has been dealt with', async () => {
  await api.send('/rest/v1/contact_submissions', { body: enquiry() });
  await api.backend.query(`update public.outbox_messages set state = 'failed', attempts = 1`);
  const failedWhen = async (status: string) => {
    await api.backend.query('update public.contact_submissions set status = $1', [status]);
    return valueOf(await scrape(), 'site_outbox_messages{state="failed"}');
  };
  expect(await failedWhen('new')).toBe(2);
  expect(valueOf(await scrape(), 'site_failed_staff_messages')).toBe(1);
  for (const status of ['answered', 'archived', 'spam']) expect(await failedWhen(status)).toBe(0);
  expect(valueOf(await scrape(), 'site_failed_staff_messages')).toBe(0);
  expect(await failedWhen('in_progress')).toBe(2);
});

test('the metrics report the used share of each ceiling', async () => {
  const ratio = (text: string, table: string, ceiling: string) =>
    valueOf(text, `site_intake_ceiling_used_ratio{table="${table}",ceiling="${ceiling}"}`);
  await api.backend.query(
    `update private.intake_ceilings set rows_per_hour = 4, held_at_most = 10 where table_name = 'contact_submissions'`,
  );
  for (const name of ['a', 'b', 'c']) {
    await api.send('/rest/v1/contact_submissions', { body: enquiry({ email: `${name}@example.com` }) });
  }
  expect(ratio(await scrape(), 'contact_submissions', 'hourly')).toBe(0.75);
  for (const name of ['d', 'e']) {
    await api.send('/rest/v1/contact_submissions', { body: enquiry({ email: `${name}@example.com` }) });
  }
  const text = await scrape();
  expect(ratio(text, 'contact_submissions', 'hourly')).toBe(1);
  expect(ratio(text, 'contact_submissions', 'held')).toBe(0.1);
  expect(ratio(text, 'newsletter_subscriptions', 'hourly')).toBe(0);
});

test('every metric that an alert rule names exists', async () => {
  const rules = readFileSync(resolve(import.meta.dirname, '../../deploy/prometheus-alerts.yml'), 'utf8');
  const named = rules.match(/\b(?:site|nodejs|process)_[a-z_0-9]+/g) ?? [];
  const text = await scrape();
  const exists = (name: string) => text.includes(`# TYPE ${name.replace(/_bucket$/, '')} `);
  expect(named.length).toBeGreaterThan(12);
  expect(named.filter((name) => !exists(name))).toEqual([]);
});

test('the age of the last backup is absent without a backup, because 0 would look like a fresh one', async () => {
  const age = async () => valueOf(await scrape(), 'site_last_backup_age_seconds');
  expect(await age()).toBeUndefined();
  const made_at = new Date(Date.now() - 3_600_000).toISOString();
  const directory = newTemporaryDirectory('backup');
  await recordBackup(api.dataDir, { directory, made_at, enquiries: 0, subscriptions: 0 });
  expect(await age()).toBeGreaterThan(3_590);
  removeDirectory(directory);
  expect(await age()).toBeUndefined();
});

test('with a PostgreSQL server there is no age of a backup and no journal, because its own tools make the backups', async () => {
  const opened = await openTestBackend('postgres');
  onTestFinished(() => opened.close());
  const { dataDir } = opened.options;
  // Left by the embedded database, before DATABASE_URL was set.
  const backup = { directory: dataDir, made_at: new Date(0).toISOString(), enquiries: 0, subscriptions: 0 };
  await recordBackup(dataDir, backup);
  const text = await createMetrics({ backend: opened.backend, dataDir, log: () => {} }).text();
  expect(valueOf(text, 'site_database_up')).toBe(1);
  // The alert rules of backups look for these two.
  expect(valueOf(text, 'site_last_backup_age_seconds')).toBeUndefined();
  expect(valueOf(text, 'site_journal_bytes')).toBeUndefined();
});

test('metrics that need the database are omitted while it is down', async () => {
  await scrape();
  await api.backend.close();
  const text = await scrape();
  expect(valueOf(text, 'site_database_up')).toBe(0);
  expect(text).not.toMatch(/^site_outbox_messages\{/m);
  expect(valueOf(text, 'site_oldest_unanswered_enquiry_seconds')).toBeUndefined();
  await api.restart();
});

test('the metrics port serves nothing else, and only on its own address', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
  await expect(fetch(`http://127.0.0.2:${port}/metrics`)).rejects.toThrow('fetch failed');
});

test('a metrics port in use is named in the error', async () => {
  const taken = await freePort();
  const metrics = { countResponse: () => {}, text: async () => '' };
  const first = await listenForMetrics(metrics, taken);
  await expect(listenForMetrics(metrics, taken)).rejects.toThrow(`METRICS_PORT ${taken}`);
  await first.close();
});
