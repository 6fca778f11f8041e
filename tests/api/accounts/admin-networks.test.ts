import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createAdmin } from '#server/admin/admins.ts';
import { DESK_CALLS, EXPORT_PATH } from '#shared/desk/calls.ts';
import { enquiry, openApi, PASSWORD } from '#tests/harness/api.ts';
import type { Api } from '#tests/harness/api.ts';

const ADMIN = 'admin@example.com';
const LIST = '/rest/v1/contact_submissions?select=*&order=created_at.desc&limit=10';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await openApi({
    adminNetworks: ['192.0.2.0/24', '198.51.100.7', '2001:db8:1::/48'],
    trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8', '192.0.2.200'],
  });
  await createAdmin(api.backend, ADMIN, PASSWORD);
  const response = await api.signIn(ADMIN, PASSWORD, '192.0.2.1');
  token = ((await response.json()) as { access_token: string }).access_token;
});
afterAll(() => api.close());

/** Calls that only the staff networks may reach, each with a valid body. */
const STAFF_CALLS: [method: string, path: string, body?: unknown][] = [
  ['POST', '/auth/v1/token?grant_type=password', { email: ADMIN, password: PASSWORD }],
  ['POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: 'abcdefghijkl' }],
  ['POST', '/auth/v1/signup', { email: 'new@example.com', password: PASSWORD }],
  ['POST', '/auth/v1/logout?scope=others'],
  ['GET', '/auth/v1/user'],
  ['PUT', '/auth/v1/user', { password: PASSWORD, current_password: 'another one' }],
  ['GET', LIST],
  ['GET', '/rest/v1/ingestion_runs?select=*&order=started_at.desc&limit=1'],
  ['GET', '/rest/v1/ingestion_run_pages?select=*'],
  ['POST', '/rest/v1/rpc/is_admin', {}],
  ['POST', '/functions/v1/ingest-site', {}],
  ['POST', '/functions/v1/try-assistant', { question: 'What do you do?' }],
  ['POST', EXPORT_PATH, { kind: 'newsletter' }],
  ...Object.keys(DESK_CALLS).map((name): [string, string, unknown] => ['POST', `/rest/v1/rpc/${name}`, {}]),
];

test.each(STAFF_CALLS)(
  '%s %s exists for the staff networks and for no other address',
  async (method, path, body) => {
    const ask = (address: string, as = method) =>
      api.send(path, { method: as, body: as === 'GET' ? undefined : body, token, address });
    const outside = await ask('203.0.113.5');
    const unknown = await api.send('/rest/v1/rpc/nothing_at_all', { body: {}, address: '203.0.113.5' });
    expect([outside.status, outside.headers.get('allow')]).toEqual([404, null]);
    expect([...outside.headers.keys()]).toEqual([...unknown.headers.keys()]);
    if (!path.startsWith('/rest/v1/contact_submissions')) {
      expect((await ask('203.0.113.5', 'OPTIONS')).status).toBe(404);
      expect((await ask('203.0.113.5', 'DELETE')).status).toBe(404);
    }
    expect((await ask('192.0.2.1')).status).not.toBe(404);
  },
);

test.each([
  '/login',
  '/login/',
  '/LOGIN',
  '//login',
  '/%6cogin',
  '/login/index.html',
  '/login%2f',
  '/admin',
  '/Admin/',
  '/admin/submissions',
  '/admin/submissions/',
  '/admin/anything',
])('the page %s is the ordinary not-found page for other addresses', async (path) => {
  const usual = await api.send('/nowhere', { address: '203.0.113.5' });
  const response = await api.send(path, { address: '203.0.113.5' });
  expect([response.status, await response.text()]).toEqual([404, await usual.text()]);
  expect([...response.headers.keys()]).toEqual([...usual.headers.keys()]);
});

test('public calls work from every address', async () => {
  const address = '203.0.113.6';
  const sent = await api.send('/rest/v1/contact_submissions', { body: enquiry(), address });
  expect(sent.status).toBe(201);
  const subscribed = { email: 'reader@example.com', source: 'insights_page' };
  expect((await api.send('/rest/v1/newsletter_subscriptions', { body: subscribed, address })).status).toBe(
    201,
  );
  const question = { messages: [{ role: 'user', content: 'What do you do?' }] };
  expect((await api.send('/functions/v1/chat', { body: question, address })).status).toBe(200);
  const pages = [
    ['/', 200],
    ['/about', 200],
    ['/administration-of-risk', 404],
    ['/loginx', 404],
  ] as const;
  for (const [path, status] of pages)
    expect([path, (await api.send(path, { address })).status]).toEqual([path, status]);
  const allowed = await api.send('/rest/v1/contact_submissions', { method: 'OPTIONS', address });
  expect([allowed.status, allowed.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
});

describe('which addresses belong to the staff networks', () => {
  const IN = 200;
  const OUT = 404;
  test.each([
    ['an address of a range', '192.0.2.77', undefined, IN],
    ['the next address after the range', '192.0.3.0', undefined, OUT],
    ['a single address', '198.51.100.7', undefined, IN],
    ['its neighbour', '198.51.100.8', undefined, OUT],
    ['an IPv6 range', '2001:db8:1:ffff::1', undefined, IN],
    ['outside of the IPv6 range', '2001:db8:2::1', undefined, OUT],
    ['an IPv4 address on an IPv6 socket', '::ffff:192.0.2.77', undefined, IN],
    ['another one on an IPv6 socket', '::ffff:203.0.113.1', undefined, OUT],
    ['behind a trusted proxy', '10.0.0.1', '192.0.2.77', IN],
    ['behind a trusted proxy, IPv6', 'fd00::1', '2001:db8:1::9', IN],
    ['behind a trusted proxy, mapped', '::ffff:10.0.0.1', '::ffff:192.0.2.77', IN],
    ['behind a trusted proxy, mapped in hexadecimal', '10.0.0.1', '::ffff:c000:24d', IN],
    ['a stranger behind a trusted proxy', '10.0.0.1', '203.0.113.1', OUT],
    ['a stranger who claims to be one', '10.0.0.1', '192.0.2.77, 203.0.113.1', OUT],
    ['a stranger without a proxy who claims to be one', '203.0.113.1', '192.0.2.77', OUT],
    ['somebody behind a proxy of the staff that is not trusted', '192.0.2.77', '203.0.113.1', OUT],
    ['an address that is none', '10.0.0.1', 'unknown', OUT],
    ['a proxy that names nobody', '10.0.0.1', '', OUT],
    ['behind a trusted proxy that adds the port', '10.0.0.1', '192.0.2.77:51034', IN],
    ['a stranger whose port the proxy adds', '10.0.0.1', '203.0.113.1:51034', OUT],
    ['behind a proxy within the staff networks', '192.0.2.200', '192.0.2.77', IN],
    ['an address that is none, behind such a proxy', '192.0.2.200', 'unknown', OUT],
    ['nobody, named by such a proxy', '192.0.2.200', undefined, OUT],
  ])('%s', async (_who, peer, forwardedFor, status) => {
    const headers: Record<string, string> =
      forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
    const page = await api.send('/login', { peer, headers });
    expect(page.status).toBe(status);
    const call = await api.send('/auth/v1/user', { peer, headers, token });
    expect(call.status).toBe(status);
  });
});
