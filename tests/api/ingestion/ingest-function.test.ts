import { afterAll, beforeAll, expect, test } from 'vitest';

import { createAdmin } from '#server/admin/admins.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { INGESTION_REQUEST } from '#shared/ingestion.ts';
import { PASSWORD } from '#tests/harness/api.ts';
import { startEdgeFunction } from '#tests/harness/edge-function.ts';
import type { EdgeFunction } from '#tests/harness/edge-function.ts';
import { openPolicyTarget } from '#tests/harness/policy-target.ts';
import type { PolicyTarget } from '#tests/harness/policy-target.ts';
import { startHostileSite } from '#tests/harness/site/hostile-site.ts';
import type { HostileSite } from '#tests/harness/site/hostile-site.ts';

/** A backend with accounts, next to which the function runs under Deno as deployed. */
let target: PolicyTarget;
let site: HostileSite;
let edge: EdgeFunction;
beforeAll(async () => {
  target = await openPolicyTarget('postgres', 'through the server');
  site = await startHostileSite();
  edge = await startEdgeFunction('supabase/functions/ingest-site', {
    SUPABASE_URL: target.url,
    SUPABASE_ANON_KEY: LOCAL_PUBLISHABLE_KEY,
    SUPABASE_DB_URL: target.databaseUrl ?? '',
    SITE_URL: site.url,
  });
});
afterAll(async () => {
  await edge?.stop();
  await site?.close();
  await target?.close();
});

const call = (token?: string, changes: object = {}, init: RequestInit = {}) =>
  fetch(edge.url, {
    method: 'POST',
    body: JSON.stringify({ baseUrl: site.url, ...INGESTION_REQUEST, ...changes }),
    ...init,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
async function tokenOf(email: string): Promise<string> {
  const { data, error } = await target.client().auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return data.session.access_token;
}

test('the backend decides who may ingest, and in production only public addresses are reached', async () => {
  await target.client().auth.signUp({ email: 'member@example.com', password: PASSWORD });
  await createAdmin(target.backend, 'admin@example.com', PASSWORD);
  const admin = await tokenOf('admin@example.com');
  const [header, claims] = admin.split('.');
  const statuses = [];
  for (const token of [
    undefined,
    LOCAL_PUBLISHABLE_KEY,
    `${header}.${claims}.forged`,
    await tokenOf('member@example.com'),
  ]) {
    statuses.push((await call(token)).status);
  }
  expect(statuses).toEqual([401, 401, 401, 403]);
  expect((await call(admin, { baseUrl: 'https://evil.example' })).status).toBe(400);
  expect((await call(admin, {}, { body: '{' })).status).toBe(400);
  expect((await call(admin, {}, { method: 'PUT' })).status).toBe(405);
  const run = await call(admin);
  expect([run.status, await run.json()]).toMatchObject([
    200,
    {
      success: false,
      message: 'robots.txt could not be read, so nothing was read. The address is not on the public web.',
    },
  ]);
  expect(site.asked(/./)).toBe(0);
  await target.client().auth.admin.signOut(admin, 'local');
  expect((await call(admin)).status).toBe(401);
});

test('browsers may call the function only from the site’s own pages', async () => {
  const preflight = async (origin: string) =>
    (await fetch(edge.url, { method: 'OPTIONS', headers: { origin } })).headers.get(
      'access-control-allow-origin',
    );
  expect([await preflight(site.url), await preflight('https://evil.example')]).toEqual([site.url, null]);
});
