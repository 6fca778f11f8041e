import { afterAll, beforeAll, expect, test } from 'vitest';

import { INGESTION_REQUEST } from '#shared/ingestion.ts';
import type { IngestionResult } from '#shared/ingestion.ts';
import { openApi } from '#tests/harness/api.ts';
import type { Api } from '#tests/harness/api.ts';

const SITE_URL = 'http://localhost:3000';
const WISH = { baseUrl: SITE_URL, ...INGESTION_REQUEST };

let api: Api;
let admin: string;
let member: string;
beforeAll(async () => {
  api = await openApi({ siteUrl: SITE_URL });
  admin = await api.tokenFor('admin@example.com', { admin: true });
  member = await api.tokenFor('member@example.com');
});
afterAll(() => api.close());

const ingest = (body: unknown, token?: string, headers?: Record<string, string>) =>
  api.send('/functions/v1/ingest-site', { body, token, headers });
const runs = async () => (await api.backend.query('select id from public.ingestion_runs')).length;

test('only admins may start a run, whatever the body', async () => {
  for (const body of [WISH, {}, undefined]) {
    const statuses = [await ingest(body ?? 'null'), await ingest(body ?? 'null', member)].map(
      ({ status }) => status,
    );
    expect(statuses).toEqual([401, 403]);
  }
  expect((await ingest(WISH, `${admin}x`)).status).toBe(401);
  expect((await ingest(WISH, admin, { apikey: 'other' })).status).toBe(401);
  expect(await runs()).toBe(0);
});

test.each([
  ['no body', null],
  ['another site', { ...WISH, baseUrl: 'https://evil.example' }],
  ['another port', { ...WISH, baseUrl: 'http://localhost:3001' }],
  ['another scheme', { ...WISH, baseUrl: 'https://localhost:3000' }],
  ['a path', { ...WISH, baseUrl: 'http://localhost:3000/about' }],
  ['a name in front', { ...WISH, baseUrl: 'http://localhost:3000@evil.example' }],
  ['a file', { ...WISH, baseUrl: 'file:///etc/passwd' }],
  ['no address', { ...WISH, baseUrl: 'x' }],
  ['too many pages', { ...WISH, limit: 151 }],
  ['no pages', { ...WISH, limit: 0 }],
  ['half a page', { ...WISH, limit: 1.5 }],
  ['a path without slash', { ...WISH, excludePaths: ['privacy'] }],
  ['too many paths', { ...WISH, excludePaths: Array.from({ length: 51 }, () => '/a') }],
  ['more than asked for', { ...WISH, depth: 3 }],
])('%s is refused', async (_name, body) => {
  const response = await ingest(body ?? 'null', admin);
  expect([response.status, await runs()]).toEqual([400, 0]);
  expect(await response.json()).toMatchObject({ success: false, message: expect.any(String) });
});

test('a body beyond 16 KiB is not read', async () => {
  const response = await ingest({ ...WISH, excludePaths: ['/'.padEnd(17_000, 'x')] }, admin);
  expect(response.status).toBe(413);
});

test('an admin ingests the built pages and reads the run back, page by page', async () => {
  const response = await ingest(WISH, admin);
  const result = (await response.json()) as IngestionResult;
  expect([response.status, result]).toMatchObject([200, { success: true, added: 2, failed: 0 }]);

  const last = await api.send('/rest/v1/ingestion_runs?select=*&order=started_at.desc&limit=1', {
    token: admin,
  });
  const [run] = (await last.json()) as { id: string }[];
  expect(run).toMatchObject({
    state: 'succeeded',
    origin: 'admin',
    found: 3,
    done: 3,
    message: result.message,
  });
  const query = `select=url,outcome,reason&run_id=eq.${run?.id}&order=position.asc&limit=200`;
  const pages = await api.send(`/rest/v1/ingestion_run_pages?${query}`, { token: admin });
  expect(await pages.json()).toEqual(result.pages);
  for (const path of [
    '/rest/v1/ingestion_runs?select=*&order=started_at.desc&limit=1',
    `/rest/v1/ingestion_run_pages?${query}`,
  ]) {
    expect((await api.send(path)).status).toBe(401);
    expect(await (await api.send(path, { token: member })).json()).toEqual([]);
  }
});

test.each([
  '/rest/v1/ingestion_runs?select=*',
  '/rest/v1/ingestion_runs?select=*&order=started_at.desc&limit=2',
  '/rest/v1/ingestion_runs?select=*,ingestion_run_pages(*)&order=started_at.desc&limit=1',
  '/rest/v1/ingestion_run_pages?select=url,outcome,reason&order=position.asc&limit=200',
  '/rest/v1/ingestion_run_pages?select=url,outcome,reason&run_id=neq.1&order=position.asc&limit=200',
])('%s is not a query that the desk uses and is refused', async (path) => {
  expect((await api.send(path, { token: admin })).status).toBe(400);
});

test.each(['/rest/v1/site_pages?select=*', '/rest/v1/site_passages?select=*'])(
  '%s does not exist',
  async (path) => {
    expect((await api.send(path, { token: admin })).status).toBe(404);
  },
);

test('a second simultaneous run and a seventh within the hour are refused with an explanation', async () => {
  await api.backend.query(`insert into public.ingestion_runs default values`);
  const busy = await ingest(WISH, admin);
  expect([busy.status, await busy.json()]).toMatchObject([
    409,
    { success: false, message: 'An ingestion is already running. Wait until it has finished.' },
  ]);
  await api.backend.query(
    `update public.ingestion_runs set state = 'succeeded', finished_at = now() where state = 'running'`,
  );
  await api.backend.query(
    `insert into public.ingestion_runs (state, finished_at) select 'succeeded', now() from generate_series(1, 4)`,
  );
  const seventh = await ingest(WISH, admin);
  expect(seventh.status).toBe(429);
  expect(Number(seventh.headers.get('retry-after'))).toBeGreaterThan(3_500);
  expect(await seventh.json()).toMatchObject({
    message: 'The site was ingested 6 times within an hour. Try again in 60 minutes.',
  });
});

test('the log holds the counts of a run and no URL', () => {
  const lines = api.log.filter(({ event }) => event === 'ingestion');
  expect(lines[0]).toMatchObject({ state: 'succeeded', added: 2 });
  expect(JSON.stringify(lines)).not.toMatch(/localhost|http/);
});
