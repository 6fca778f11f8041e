import { afterAll, beforeAll, expect, test, onTestFinished } from 'vitest';

import { ROUTES } from '#server/guard/routes/routes.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { API_SECURITY_POLICY } from '#shared/security-policy.ts';
import { enquiry, openApi } from '#tests/harness/api.ts';
import type { Api } from '#tests/harness/api.ts';

let api: Api;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

test.each([
  '/_system/config',
  '/_system/introspect',
  '/%5fsystem/config',
  '/rest/v1/',
  '/rest/v1/admins',
  '/rest/v1/rpc/apply_grants',
  '/auth/v1/otp',
  '/auth/v1/%6ftp',
  '/%61uth/v1/recover',
  '/auth/v1/magiclink',
  '/auth/v1/verify?type=recovery&token=1',
  '/auth/v1/resend',
  '/auth/v1/admin/users',
  '/auth/v1/settings',
  '/auth/v1/factors/x/verify',
  '/storage/v1/bucket',
  '/realtime/v1/websocket',
  '/functions/v1/anything',
  '/rest/v1/contact_submissions/',
  '//rest/v1/contact_submissions',
  '/x/../auth/v1/otp',
  '/rest/v1/contact_submissions%00',
])('%s does not exist', async (path) => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
    const response = await api.send(path, { method, body: method === 'GET' ? undefined : {} });
    expect([method, response.status]).toEqual([method, 404]);
  }
});

test.each([
  ['DELETE', '/auth/v1/user', 'GET, PUT, OPTIONS'],
  ['DELETE', '/rest/v1/contact_submissions', 'POST, GET, OPTIONS'],
  ['PATCH', '/rest/v1/newsletter_subscriptions', 'POST, OPTIONS'],
  ['GET', '/rest/v1/newsletter_subscriptions', 'POST, OPTIONS'],
  ['GET', '/rest/v1/rpc/is_admin', 'POST, OPTIONS'],
  ['GET', '/auth/v1/signup', 'POST, OPTIONS'],
])('%s %s is refused with the allowed methods', async (method, path, allowed) => {
  const response = await api.send(path, { method, body: method === 'GET' ? undefined : {} });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe(allowed);
});

test('an encoded spelling of a known route is handled by that route', async () => {
  const response = await api.send('/%72est/v1/rpc/is_admin', { body: {} });
  expect([response.status, await response.json()]).toEqual([200, false]);
});

test('the API answers only requests with the publishable key; a secret key is refused', async () => {
  for (const apikey of ['', 'sb_secret_something', `${LOCAL_PUBLISHABLE_KEY}x`]) {
    const response = await api.send('/rest/v1/rpc/is_admin', { body: {}, headers: { apikey } });
    expect(response.status).toBe(401);
  }
});

test('query parameters that a route does not know are refused', async () => {
  for (const query of ['__proto__=eq.1', 'select=*', 'columns=a&columns=b', 'on_conflict=email']) {
    const response = await api.send(`/rest/v1/newsletter_subscriptions?${query}`, {
      body: { email: 'q@example.com', source: 'insights_page' },
    });
    expect([query, response.status]).toEqual([query, 400]);
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
});

const PAGES = ROUTES.filter(({ method, path, isPage }) => isPage && method === 'GET' && !path.includes(':'));

test.each(PAGES.map(({ path }) => path))('%s ignores a parameter that a mail program adds', async (path) => {
  const statusOf = async (query: string) => (await api.send(`${path}?${query}`)).status;
  expect(await statusOf('utm_source=mail')).toBe(await statusOf(''));
  expect(await statusOf('token=x&utm_source=mail')).toBe(await statusOf('token=x'));
});

const INVALID_CHANGES: Record<string, unknown>[] = [
  { email: 'not an address' },
  { first_name: '' },
  { first_name: '   ' },
  { message: 'x'.repeat(4001) },
  { message: 'nul \u0000 in the middle' },
  { message: 'half \ud800 a character' },
  { email: { a: 1 } },
  { role: 'emperor' },
  { source: 'elsewhere' },
  { id: '00000000-0000-0000-0000-000000000000' },
  { created_at: '2000-01-01' },
  { constructor: 'x' },
  { website: 'https://spam.example' },
];

test.each(INVALID_CHANGES)('an enquiry with %j is refused with 400', async (changes) => {
  const response = await api.send('/rest/v1/contact_submissions', { body: enquiry(changes) });
  expect(response.status).toBe(400);
  expect(JSON.stringify(await response.json())).not.toMatch(/contact_submissions|check|constraint|column/i);
});

test('a request with more than one row is refused', async () => {
  const rows = [enquiry({ email: 'one@example.com' }), enquiry({ email: 'two@example.com' })];
  expect((await api.send('/rest/v1/contact_submissions', { body: rows })).status).toBe(400);
  const first = await api.send('/rest/v1/contact_submissions?columns=%22email%22', { body: [rows[0]] });
  expect(first.status).toBe(201);
});

test('a duplicate subscription is answered with 409 and the code that the form reads', async () => {
  const body = { email: ' Twice@Example.com ', source: 'insights_page' };
  expect((await api.send('/rest/v1/newsletter_subscriptions', { body })).status).toBe(201);
  const again = await api.send('/rest/v1/newsletter_subscriptions', {
    body: { ...body, email: 'twice@example.com' },
  });
  expect([again.status, await again.json()]).toMatchObject([409, { code: '23505' }]);
});

test('a body that is not a JSON object is answered with 400, never 5xx', async () => {
  for (const body of [
    'null',
    '[]',
    '1',
    '"x"',
    '{',
    '[{}]',
    '{"__proto__":{"x":1}}',
    '[[[[[[[[[1]]]]]]]]]',
  ]) {
    for (const path of [
      '/rest/v1/contact_submissions',
      '/rest/v1/newsletter_subscriptions',
      '/auth/v1/signup',
      '/auth/v1/token?grant_type=password',
      '/auth/v1/token?grant_type=refresh_token',
    ]) {
      const response = await api.send(path, { body });
      expect([path, body, response.status]).toEqual([path, body, 400]);
    }
  }
});

test('an error answer has a request id, is not cacheable and reveals no internals', async () => {
  const response = await api.send('/rest/v1/contact_submissions', { body: enquiry({ email: 'x' }) });
  expect(response.headers.get('cache-control')).toBe('no-store');
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ request_id: response.headers.get('x-request-id') });
  expect(text).not.toMatch(/contact_submissions|constraint|relation|column|sqlstate|\bat .*:\d/i);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

test('every answer of the API and of the probes has the security headers', async () => {
  const paths = ['/rest/v1/contact_submissions', '/rest/v1/nothing', '/auth/v1/user', '/healthz', '/readyz'];
  for (const path of paths) {
    const { headers } = await api.send(path);
    expect([path, Object.fromEntries(headers)]).toEqual([path, expect.objectContaining(HEADERS)]);
    expect([path, headers.get('content-security-policy')]).toEqual([path, API_SECURITY_POLICY]);
    expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
});

test('requests to the API are logged; pages, files and probes are only counted', async () => {
  const since = api.log.length;
  const counted: string[] = [];
  api.onResponse = (route) => counted.push(route);
  for (const path of [
    '/',
    '/missing',
    '/assets/gone.js',
    '/healthz',
    '/readyz',
    '/auth/v1/user',
    '/rest/v1/x',
    '/events/no-such-event',
  ]) {
    await api.send(path);
  }
  const lines = api.log.slice(since).filter(({ event }) => event === 'request');
  expect(lines.map(({ route, status }) => [route, status])).toEqual([
    ['/auth/v1/user', 401],
    ['unknown api', 404],
    ['/events/:event', 404],
  ]);
  expect(counted).toHaveLength(8);
});

test('browsers may call the API only from the site’s own pages', async () => {
  const preflight = (origin: string) =>
    api.send('/rest/v1/contact_submissions', { method: 'OPTIONS', headers: { origin } });
  const own = await preflight('http://localhost:3000');
  expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([
    204,
    'http://localhost:3000',
  ]);
  expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
});

test('pages of an origin that the operator allows may call the API too', async () => {
  const other = await openApi({ allowedOrigins: ['https://static.example'] });
  onTestFinished(() => other.close());
  const preflight = async (origin: string) => {
    const init = { method: 'OPTIONS', headers: { origin } };
    const { headers } = await other.send('/rest/v1/contact_submissions', init);
    return headers.get('access-control-allow-origin');
  };
  expect(await preflight('https://static.example')).toBe('https://static.example');
  expect(await preflight('http://localhost:3000')).toBe('http://localhost:3000');
  expect(await preflight('https://static.example.evil.example')).toBeNull();
});

test('the log holds routes but neither request contents nor addresses', async () => {
  await api.send('/rest/v1/contact_submissions?email=leak@example.com', { body: enquiry() });
  await api.send('/somebody@example.com/secret?token=abc');
  const text = JSON.stringify(api.log);
  expect(text).not.toMatch(/example\.com|203\.0\.|token=|Ada|Stone/);
  expect(api.log.filter((line) => line.event === 'request').length).toBeGreaterThan(50);
});

test('a database that refuses every request is logged once a minute', async () => {
  const rename = (from: string, to: string) =>
    api.backend.query(`alter table public.${from} rename to ${to}`);
  await rename('contact_submissions', 'elsewhere');
  onTestFinished(async () => void (await rename('elsewhere', 'contact_submissions')));
  const ask = async () => (await api.send('/rest/v1/contact_submissions', { body: enquiry() })).status;
  const refusals = () => api.log.filter(({ event }) => event === 'backend_refused').length;
  const before = refusals();
  expect([await ask(), await ask(), refusals() - before]).toEqual([503, 503, 1]);
  api.clock.now += 60_000;
  expect([await ask(), refusals() - before]).toEqual([503, 2]);
});
