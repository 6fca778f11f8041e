import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { startReading } from '#backend/reader/sessions.ts';
import { hashOf, newToken } from '#backend/tokens.ts';
import { openTestBackend } from '#tests/harness/database/backend.ts';
import type { TestBackend } from '#tests/harness/database/backend.ts';
import { startEdgeFunction } from '#tests/harness/edge-function.ts';
import type { EdgeFunction } from '#tests/harness/edge-function.ts';

const SITE = 'https://www.firm.example';
const KEY = 'the-secret-key';
const PIECE = '/insights/deputy';
const OBJECTS: Record<string, string> = {
  'index.json': JSON.stringify({ deputy: { csp: "script-src 'self'", files: [{ name: 'deputy.pdf' }] } }),
  'deputy.html': '<p>Whole</p>',
  'deputy.pdf': 'pdf',
};

let storageFault: string | undefined;

/** A private bucket as Supabase's storage serves it: every fault has the status 400, and its own in the body. */
function startStorage(): Server {
  return createServer((request, response) => {
    const name = /^\/storage\/v1\/object\/authenticated\/reader\/(.+)$/.exec(request.url ?? '')?.[1];
    const isAllowed = request.headers.authorization === `Bearer ${KEY}`;
    const object = OBJECTS[name ?? ''];
    const fault = storageFault ?? (isAllowed ? '404' : '403');
    if (storageFault === undefined && isAllowed && object !== undefined) response.writeHead(200).end(object);
    else response.writeHead(400).end(JSON.stringify({ statusCode: fault, error: 'fault', message: 'No' }));
  }).listen(0, '127.0.0.1');
}

let opened: TestBackend;
let storage: Server;
let edge: EdgeFunction;
let subscription = '';

beforeAll(async () => {
  opened = await openTestBackend('postgres');
  storage = startStorage();
  await once(storage, 'listening');
  edge = await startEdgeFunction('supabase/functions/read', {
    SUPABASE_URL: `http://127.0.0.1:${(storage.address() as AddressInfo).port}`,
    // A new project has no legacy keys.
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: KEY }),
    SUPABASE_DB_URL: opened.options.databaseUrl ?? '',
    SITE_URL: SITE,
  });
  const [row] = await opened.backend.query<{ id: string }>(
    `insert into public.newsletter_subscriptions (email, confirmed_at, confirm_until)
     values ('reader@example.com', now(), null) returning id`,
  );
  subscription = row?.id ?? '';
}, 60_000);
afterAll(async () => {
  await edge?.stop();
  storage?.close();
  await opened?.close();
});

const ask = (path: string, cookie = '', method = 'GET') =>
  fetch(`${edge.url}/read${path}`, { method, headers: { cookie }, redirect: 'manual' });
const post = (path: string, fields: Record<string, string>, origin = SITE) =>
  edge.submitForm(`/read${path}`, fields, origin);

test('under Deno a bucket that cannot be read is a fault, and is read again by the next request', async () => {
  const cookie = `__Host-reader=${await startReading(opened.backend, subscription)}`;
  for (storageFault of ['403', '404', '500']) {
    const response = await ask(PIECE, cookie);
    expect([storageFault, response.status, response.headers.get('retry-after')]).toEqual([
      storageFault,
      503,
      expect.any(String),
    ]);
  }
  storageFault = undefined;
  expect((await ask(PIECE, cookie)).status).toBe(200);
  expect(edge.output()).toContain('"event":"function_failed"');
});

test('under Deno a link is queued, opens one browser, and reading ends with the subscription', async () => {
  expect((await ask('/insights/link')).status, edge.output()).toBe(200);
  const asked = await post('/form/reading-link', { email: 'reader@example.com' });
  expect([asked.status, asked.headers.get('location')]).toEqual([303, `${SITE}/form/link-sent`]);
  const token = newToken();
  await opened.backend.query(
    `select private.add_reading_token(id, decode($1, 'hex')) from public.outbox_messages where kind = 'reading_link'`,
    [hashOf(token)],
  );
  for (const method of ['GET', 'HEAD']) {
    const page = await ask(`/insights/open?token=${token}`, '', method);
    expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'strict-origin']);
  }
  expect((await post('/insights/open', { token }, 'https://evil.example')).status).toBe(403);
  const opening = await post('/insights/open', { token });
  expect([opening.status, opening.headers.get('location')]).toEqual([303, '/insights']);
  expect((await post('/insights/open', { token })).status).toBe(410);
  const cookie = opening.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect(cookie).toMatch(/^__Host-reader=/);

  const whole = await ask(PIECE, cookie);
  expect([whole.status, await whole.text()]).toEqual([200, '<p>Whole</p>']);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'content-security-policy': "script-src 'self'",
    vary: expect.stringContaining('Cookie'),
    'x-content-type-options': 'nosniff',
  });
  expect(await (await ask(`${PIECE}/`, cookie)).text()).toBe('<p>Whole</p>');
  const pdf = await ask(`${PIECE}/deputy.pdf`, cookie);
  expect([pdf.headers.get('content-type'), await pdf.text()]).toEqual(['application/pdf', 'pdf']);
  expect((await ask(`${PIECE}/index.json`, cookie)).status).toBe(404);

  const other = `__Host-reader=${await startReading(opened.backend, subscription)}`;
  expect((await ask(PIECE, other)).status).toBe(200);
  await opened.backend.query('delete from public.newsletter_subscriptions where id = $1', [subscription]);
  for (const ended of [cookie, other]) {
    const response = await ask(PIECE, ended);
    expect([response.status, response.headers.get('location')]).toEqual([303, PIECE]);
    expect(response.headers.getSetCookie()[0]).toContain('Max-Age=0');
  }
});

test('under Deno a press confirms a subscription and starts reading, and one POST unsubscribes', async () => {
  const [row] = await opened.backend.query<{ id: string }>(
    `insert into public.newsletter_subscriptions (email) values ('new@example.com') returning id`,
  );
  const tokens = { confirm: newToken(), preferences: newToken() };
  for (const [purpose, token] of Object.entries(tokens))
    await opened.backend.query(`select private.add_newsletter_token($1::uuid, $2, decode($3, 'hex'))`, [
      row?.id,
      purpose,
      hashOf(token),
    ]);
  const confirmedAt = async () =>
    (
      await opened.backend.query<{ at: string | null }>(
        'select confirmed_at as at from public.newsletter_subscriptions where id = $1',
        [row?.id],
      )
    )[0]?.at;
  for (const method of ['GET', 'HEAD'])
    expect((await ask(`/newsletter/confirm?token=${tokens.confirm}`, '', method)).status).toBe(200);
  expect(await confirmedAt()).toBeNull();
  const submitted = await post('/newsletter/confirm', { token: tokens.confirm });
  expect(submitted.status).toBe(200);
  expect(await confirmedAt()).not.toBeNull();
  const cookie = submitted.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect((await ask(PIECE, cookie)).status).toBe(200);
  const saved = await post('/newsletter/preferences', {
    token: tokens.preferences,
    act: 'save',
    Leadership: 'yes',
    frequency: 'monthly',
  });
  expect(await saved.text()).toMatch(/Your choice is saved[\s\S]*name="Leadership"[^>]*checked/);
  const left = await fetch(`${edge.url}/read/newsletter/leave?token=${tokens.preferences}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect([left.status, await left.text(), await confirmedAt()]).toEqual([200, '', undefined]);
});

test('under Deno a client above the limit of requests gets a page', async () => {
  const headers = { 'cf-connecting-ip': '192.0.2.9' };
  const open = (path: string) => fetch(`${edge.url}/read${path}`, { headers });
  await Promise.all(Array.from({ length: 300 }, async () => (await open('/newsletter/confirm')).text()));
  for (const path of ['/newsletter/confirm', '/insights/open', '/insights/link']) {
    const response = await open(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      429,
      'text/html; charset=utf-8',
    ]);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  const piece = await open(PIECE);
  expect([piece.status, await piece.text()]).toEqual([429, expect.stringContaining('Please wait')]);
});

test('under Deno nobody else gets a file, and an unknown piece is not found', async () => {
  const stranger = await ask(`${PIECE}/deputy.pdf`, `__Host-reader=${newToken()}`);
  expect([stranger.status, stranger.headers.get('location')]).toEqual([303, PIECE]);
  expect((await ask('/insights/other', `__Host-reader=${newToken()}`)).status).toBe(404);
});
