import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createDeliverer } from '#backend/mail/deliver.ts';
import { deliverySettings } from '#backend/mail/settings.ts';
import { openTestBackend } from '#tests/harness/database/backend.ts';
import type { TestBackend } from '#tests/harness/database/backend.ts';

const SECRET = 'a-secret-of-the-webhook-for-the-tests-9137';
const never = new AbortController().signal;

let opened: TestBackend;
let server: Server;
let url: string;
let calls: { path: string; headers: IncomingHttpHeaders; body: string }[] = [];
/** Status of every answer; with 0 the webhook takes the call and does not answer. */
let status = 200;
let headers: Record<string, string> = {};

async function round(abandon = never) {
  const env = { NOTIFY_WEBHOOK_URL: url, NOTIFY_WEBHOOK_SECRET: SECRET };
  const deliverer = createDeliverer({
    database: opened.backend,
    settings: deliverySettings(env, 'https://www.firm.example'),
    log: () => {},
  });
  return deliverer.round(abandon, abandon).finally(() => deliverer.close());
}

async function enquire(email = 'ada@example.com'): Promise<void> {
  await opened.backend.query(
    `insert into public.contact_submissions (first_name, last_name, email, company, message)
     values ('Ada', 'Stone', $1, 'Example Ltd', 'Grüße')`,
    [email],
  );
}

const message = async () =>
  (
    await opened.backend.query<{ state: string; last_error: string | null }>(
      `select state, last_error from public.outbox_messages where kind = 'webhook'`,
    )
  )[0];

beforeAll(async () => {
  opened = await openTestBackend('pglite');
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      calls.push({ path: request.url ?? '', headers: request.headers, body });
      if (status === 0) return;
      response.writeHead(status, headers).end('ok');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
});
beforeEach(async () => {
  calls = [];
  status = 200;
  headers = {};
  await opened.backend.query('delete from public.contact_submissions');
  await opened.backend.query('delete from public.outbox_messages');
  await round();
});
afterAll(async () => {
  server?.close();
  await opened?.close();
});

test('a webhook is called once, with a signature over timestamp and body', async () => {
  await enquire();
  expect(await round()).toMatchObject({ sent: 1 });
  expect(await round()).toMatchObject({ sent: 0 });
  expect(calls).toHaveLength(1);
  const [call] = calls;
  const [, seconds, digest] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(call?.headers['webhook-signature'])) ?? [];
  expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(60);
  expect(digest).toBe(createHmac('sha256', SECRET).update(`${seconds}.${call?.body}`).digest('hex'));
  const body = JSON.parse(call?.body ?? '') as { id: string; text: string };
  expect(body).toMatchObject({
    type: 'enquiry.received',
    enquiry: { email: 'ada@example.com', message: 'Grüße' },
  });
  expect(body.id).toBe(call?.headers['webhook-id']);
  expect(body.text).not.toContain('Ada');
});

test('an enquiry that the staff answer at once is still reported', async () => {
  await enquire();
  await opened.backend.query(`update public.contact_submissions set status = 'answered'`);
  expect(await round()).toMatchObject({ sent: 1 });
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ type: 'enquiry.received' });
});

test('the line for chat services begins with the incident that an enquiry is about', async () => {
  await enquire();
  await opened.backend.query(`update public.contact_submissions set interest = 'incident-response'`);
  await round();
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({
    text: expect.stringMatching(/^Incident response: new enquiry CV-/),
  });
});

test('above the ceiling one call reports it, without any content of an enquiry', async () => {
  const setCeiling = (rows: number) =>
    opened.backend.query('update private.intake_ceilings set rows_per_hour = $1', [rows]);
  await setCeiling(1);
  for (const email of ['ada@example.com', 'ben@example.com', 'cara@example.com']) await enquire(email);
  await setCeiling(300);
  expect(await round()).toMatchObject({ sent: 2 });
  const bodies = calls.map(({ body }) => JSON.parse(body) as { id: string; type: string; text: string });
  expect(bodies.map(({ type }) => type).sort()).toEqual(['ceiling.passed', 'enquiry.received']);
  const notice = bodies.find(({ type }) => type === 'ceiling.passed');
  expect(Object.keys(notice ?? {})).toEqual(['id', 'type', 'text']);
  expect(notice?.text).toContain('https://www.firm.example/admin/submissions?view=spam');
});

test('with only a webhook configured, possible spam is reported without its content', async () => {
  await opened.backend.query(
    `insert into public.contact_submissions (first_name, last_name, email, company, message)
     values ('Win https://a.example', 'Stone', 'ada@example.com', 'Example Ltd', 'Hello')`,
  );
  expect(await round()).toMatchObject({ sent: 1 });
  const body = JSON.parse(calls[0]?.body ?? '') as { type: string; text: string };
  expect(Object.keys(body)).toEqual(['id', 'type', 'text']);
  expect(body.type).toBe('enquiry.suspected');
  expect(body.text).toContain('https://www.firm.example/admin/submissions?view=spam');
});

test('a call about suspected spam is not made if the enquiry has been deleted', async () => {
  await opened.backend.query('update private.intake_ceilings set suspicion_notice_at = null');
  await opened.backend.query(
    `insert into public.contact_submissions (first_name, last_name, email, company, message)
     values ('Win https://a.example', 'Stone', 'ada@example.com', 'Example Ltd', 'Hello')`,
  );
  await opened.backend.query('delete from public.contact_submissions');
  expect(await round()).toMatchObject({ sent: 0, obsolete: 1 });
  expect(calls).toEqual([]);
});

test('a redirect is not followed', async () => {
  await enquire();
  status = 307;
  headers = { location: '/elsewhere' };
  expect(await round()).toMatchObject({ sent: 0, delayed: 1 });
  expect(calls.map(({ path }) => path)).toEqual(['/hook']);
  expect(await message()).toEqual({
    state: 'waiting',
    last_error: 'The webhook answered with a redirect, which is not followed.',
  });
});

test('a refused call is repeated with the same id', async () => {
  await enquire();
  status = 500;
  expect(await round()).toMatchObject({ delayed: 1, uncertain: 0 });
  status = 204;
  await opened.backend.query('update public.outbox_messages set next_attempt_at = now()');
  expect(await round()).toMatchObject({ sent: 1 });
  expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

test('a call that is abandoned before its answer is repeated at once and counted as uncertain', async () => {
  await enquire();
  status = 0;
  const abandon = new AbortController();
  const given = round(abandon.signal);
  await expect.poll(() => calls.length, { timeout: 10_000 }).toBe(1);
  abandon.abort();
  expect(await given).toMatchObject({ delayed: 1, uncertain: 1 });
  expect(await message()).toEqual({
    state: 'waiting',
    last_error: 'The webhook had not answered when the call was cancelled.',
  });
  status = 204;
  expect(await round()).toMatchObject({ sent: 1 });
});

test('no webhook message is written when no webhook is configured', async () => {
  await opened.backend.query(
    `update private.message_channels set is_configured = false where kind = 'webhook'`,
  );
  await enquire();
  expect(await message()).toBeUndefined();
});
