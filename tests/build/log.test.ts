import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { ADVERTISED_TITLES } from '#content/insights/advertised.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { DESK_CALLS } from '#shared/desk/calls.ts';
import { enquiry } from '#tests/harness/api.ts';
import { startSite } from '#tests/harness/site/site-process.ts';
import type { SiteProcess } from '#tests/harness/site/site-process.ts';

/** Contained in everything that this test sends, so that it must not occur in the log. */
const MARK = 'xq7marker';
const PASSWORD = `${MARK}-pass-phrase-long-enough`;
const EMAIL = `${MARK}@example.com`;
const ADDRESS = '198.51.100.177';
const [PIECE = ''] = ADVERTISED_TITLES.keys();

const lineSchema = z.object({ event: z.string(), time: z.string(), status: z.optional(z.number()) });

let site: SiteProcess;
beforeAll(async () => {
  site = await startSite({ TRUSTED_PROXIES: '127.0.0.1,::1', LOG_REQUESTS: 'all' });
}, 120_000);
afterAll(() => site?.stop());

type Init = { method?: string; body?: unknown; token?: string; headers?: Record<string, string> };

let sent = 0;

async function send(path: string, { method = 'POST', body, token, headers }: Init = {}): Promise<Response> {
  sent += 1;
  return fetch(`${site.url}${path}`, {
    method,
    // A redirect that is followed would be logged as a request of its own.
    redirect: 'manual',
    headers: {
      apikey: LOCAL_PUBLISHABLE_KEY,
      'content-type': 'application/json',
      'x-forwarded-for': ADDRESS,
      'user-agent': `${MARK}-agent`,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

const count = (lines: { event: string }[], name: string) =>
  lines.filter(({ event }) => event === name).length;

/** Waits until `wanted` requests are logged after offset `from`, and returns the log lines after it. */
async function linesSince(from: number, wanted: number): Promise<z.infer<typeof lineSchema>[]> {
  const read = () =>
    site
      .output()
      .slice(from)
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => lineSchema.parse(JSON.parse(line)));
  await expect.poll(() => count(read(), 'request')).toBeGreaterThanOrEqual(wanted);
  return read();
}

test('the log contains no input of visitors or staff, even after failures', async () => {
  const from = site.output().length;
  sent = 0;
  const made = await site.admin(['create', EMAIL], PASSWORD);
  expect(made.code, made.text).toBe(0);
  const credentials = { email: EMAIL, password: PASSWORD };
  const signedIn = await send('/auth/v1/token?grant_type=password', { body: credentials });
  const { access_token: token, refresh_token: renewal } = (await signedIn.json()) as Record<string, string>;
  if (token === undefined || renewal === undefined) throw new Error('Nobody was signed in');

  const message = `${MARK} message`;
  const row = enquiry({ first_name: MARK, email: EMAIL, company: MARK, message });
  const bodies: [path: string, body: unknown][] = [
    ['/rest/v1/contact_submissions', row],
    ['/rest/v1/contact_submissions', { ...row, role: MARK }],
    ['/rest/v1/contact_submissions', { ...row, [MARK]: MARK }],
    ['/rest/v1/contact_submissions', `{"message":"${MARK}`],
    ['/rest/v1/contact_submissions', { ...row, message: MARK.repeat(3_000) }],
    [`/rest/v1/contact_submissions?${MARK}=${MARK}`, row],
    [`/rest/v1/${MARK}`, row],
    ['/rest/v1/newsletter_subscriptions', { email: EMAIL, source: 'insights_page' }],
    ['/rest/v1/newsletter_subscriptions', { email: EMAIL, source: 'insights_page' }],
    ['/auth/v1/signup', credentials],
    ['/auth/v1/signup', { ...credentials, password: MARK }],
    ['/auth/v1/token?grant_type=password', { ...credentials, password: `${MARK}-wrong` }],
    ['/auth/v1/token?grant_type=refresh_token', { refresh_token: `${MARK}.${MARK}` }],
    [`/auth/v1/verify?token=${MARK}`, {}],
    ['/functions/v1/chat', { messages: [{ role: 'user', content: `What is ${MARK}?` }] }],
    ['/functions/v1/chat', { messages: [{ role: MARK, content: MARK }] }],
    ['/functions/v1/ingest-site', { baseUrl: `https://${MARK}.example`, limit: 1, excludePaths: [] }],
    ['/functions/v1/try-assistant', { question: `What is ${MARK}?` }],
    ['/functions/v1/export-desk', { kind: 'newsletter', search: MARK }],
    ['/rest/v1/rpc/list_submissions', { filter: { search: MARK } }],
    ['/rest/v1/rpc/find_person', { email: EMAIL }],
    ['/rest/v1/rpc/add_submission_note', { submission: randomUUID(), body: MARK }],
    ...Object.keys(DESK_CALLS).map((name): [string, unknown] => [`/rest/v1/rpc/${name}`, { [MARK]: MARK }]),
  ];
  for (const [path, body] of bodies) {
    await send(path, { body });
    await send(path, { body, token });
    await send(path, { body, token: `${token.slice(0, -8)}${MARK}` });
  }
  for (const path of [
    `/${MARK}`,
    `/${MARK}.css`,
    `/about?q=${MARK}`,
    `/About/?q=${MARK}`,
    `/%E0%A4%A${MARK}`,
    `/insights/${PIECE}/${MARK}.pdf`,
  ]) {
    await send(path, { method: 'GET' });
    await send(path, { method: 'DELETE' });
  }
  await send('/auth/v1/user', { method: 'GET', token });
  const change = { password: `${MARK} enough for a password`, current_password: `${MARK}-wrong` };
  await send('/auth/v1/user', { method: 'PUT', body: change, token });
  await send('/auth/v1/user', { method: 'PUT', body: { ...change, [MARK]: MARK }, token });
  await send('/auth/v1/user', {
    method: 'GET',
    headers: { apikey: MARK, origin: `https://${MARK}.example` },
  });
  await send('/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: renewal } });
  await send('/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: renewal } });

  await linesSince(from, sent);
  const text = site.output();
  const [, , signature = MARK] = token.split('.');
  for (const secret of [
    MARK,
    ADDRESS,
    signature,
    token,
    renewal,
    renewal.split('.')[0] ?? MARK,
    'eyJ',
    '$2b$',
  ]) {
    expect([secret, text.toLowerCase().includes(secret.toLowerCase())]).toEqual([secret, false]);
  }
}, 60_000);

test('each failed sign-in and each refusal is logged as one line with its cause', async () => {
  const from = site.output().length;
  sent = 0;
  const answers: number[] = [];
  for (let guess = 0; guess < 7; guess += 1) {
    const body = { email: 'somebody@example.com', password: `guess-${guess}` };
    const headers = { 'x-forwarded-for': '198.51.100.178' };
    answers.push((await send('/auth/v1/token?grant_type=password', { body, headers })).status);
  }
  expect(answers).toEqual([400, 400, 400, 400, 400, 429, 429]);
  await send('/rest/v1/rpc/list_submissions', { body: { filter: {} } });
  await send('/rest/v1/admins', { method: 'GET' });
  await send('/auth/v1/user', { method: 'DELETE', body: {} });
  const wanted = [...answers, 401, 404, 405];
  // The last requests of the previous test may be logged late.
  const statuses = async () =>
    (await linesSince(from, sent)).filter(({ event }) => event === 'request').map(({ status }) => status);
  await expect.poll(async () => (await statuses()).slice(-wanted.length)).toEqual(wanted);
  const lines = await linesSince(from, sent);
  expect(count(lines, 'sign_in_failed')).toBe(5);
  expect(count(lines, 'sign_in_limited')).toBe(2);
});
