import { afterAll, beforeAll, expect, test } from 'vitest';

import { startEdgeFunction } from '#tests/harness/edge-function.ts';
import type { EdgeFunction } from '#tests/harness/edge-function.ts';

const SITE = 'https://www.firm.example';

/** The functions that answer with pages, while neither database nor API can be reached. */
const SETTINGS = {
  SITE_URL: SITE,
  SUPABASE_URL: 'http://127.0.0.1:1',
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_of_the_tests"}',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_of_the_tests"}',
  SUPABASE_DB_URL: 'postgres://nobody@127.0.0.1:1/nothing',
};
const NAMES = ['read', 'events', 'calendar', 'form'] as const;
const functions = new Map<string, EdgeFunction>();

beforeAll(async () => {
  for (const name of NAMES)
    functions.set(name, await startEdgeFunction(`supabase/functions/${name}`, SETTINGS));
}, 120_000);
afterAll(async () => {
  for (const edge of functions.values()) await edge.stop();
});

const ask = (name: string, path: string, init: RequestInit = {}) =>
  fetch(`${functions.get(name)?.url}/${name}${path}`, { redirect: 'manual', ...init });

const TOKEN = 'A'.repeat(43);

test.each([
  ['read', `/newsletter/preferences?token=${TOKEN}`],
  ['events', '/events/rehearsing-an-ai-incident'],
  ['events', `/events/manage?token=${TOKEN}`],
  ['calendar', '/consultation'],
  ['calendar', `/consultation/manage?token=${TOKEN}`],
])('under Deno %s answers %s with a page while the database is away', async (name, path) => {
  const response = await ask(name, path);
  expect([response.status, response.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await response.text()).not.toMatch(/ECONN|127\.0\.0\.1|postgres/);
  expect(functions.get(name)?.output()).toContain('function_failed');
});

test.each([
  ['events', ''],
  ['calendar', ''],
])('under Deno the script of %s gets JSON while the database is away', async (name, path) => {
  const response = await ask(name, path);
  expect([response.status, await response.json()]).toEqual([
    503,
    expect.objectContaining({ error: 'unavailable' }),
  ]);
});

test.each([
  ['read', '/newsletter/confrim'],
  ['read', '/insights/nothing/nothing/nothing'],
  ['calendar', '/consultation/nothing'],
])('under Deno a visitor of %s reads at %s that nothing is there', async (name, path) => {
  const response = await ask(name, path);
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
});

const FORM: RequestInit = {
  method: 'POST',
  body: new URLSearchParams({ email: 'nothing' }),
  headers: { origin: SITE },
};

test.each([
  ['form', '/form/newsletter', FORM],
  ['form', '/form/nothing', {}],
  ['events', '', {}],
  ['calendar', '', {}],
  ['read', '/newsletter/confirm', {}],
  ['read', '/newsletter/confirm', { method: 'PUT' }],
] as const)('every answer of %s %s has the headers of the site', async (name, path, init) => {
  const response = await ask(name, path, init);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'referrer-policy': expect.stringContaining('strict-origin'),
    'strict-transport-security': expect.stringContaining('max-age='),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});
