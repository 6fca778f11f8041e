import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { startEdgeFunction } from '#tests/harness/edge-function.ts';
import type { EdgeFunction } from '#tests/harness/edge-function.ts';
import { openPolicyTarget } from '#tests/harness/policy-target.ts';
import type { PolicyTarget } from '#tests/harness/policy-target.ts';

const SITE = 'https://www.firm.example';

/** A backend, next to which the function runs under Deno as deployed, with the pages of the build. */
let target: PolicyTarget;
let edge: EdgeFunction;
beforeAll(async () => {
  target = await openPolicyTarget('pglite', 'through the server');
  edge = await startEdgeFunction('supabase/functions/form', {
    SUPABASE_URL: target.url,
    // A new project has no legacy keys.
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: LOCAL_PUBLISHABLE_KEY }),
    SITE_URL: SITE,
  });
});
afterAll(async () => {
  await edge?.stop();
  await target?.close();
});

const ENQUIRY = {
  first_name: 'Ada',
  last_name: 'Stone',
  email: 'ada@example.com',
  company: 'Stone & Sons',
  role: '',
  industry: 'defense',
  interest: '',
  message: 'One\r\nTwo',
  website: '',
};

/** Sends a form as a page of the static host does. */
const post = (path: string, fields: Record<string, string>, origin = SITE) =>
  fetch(edge.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin, 'sec-fetch-site': 'cross-site' },
    redirect: 'manual',
  });

test('under Deno an enquiry is stored, and the static host confirms it', async () => {
  const response = await post('/form/enquiry', ENQUIRY);
  expect([response.status, response.headers.get('location')], edge.output()).toEqual([
    303,
    `${SITE}/form/received`,
  ]);
  const rows = await target.backend.query(
    'select company, industry, message from public.contact_submissions',
  );
  expect(rows).toEqual([{ company: 'Stone & Sons', industry: 'defense', message: 'One\nTwo' }]);
});

test('under Deno a form with a fault comes back with its error and everything typed', async () => {
  const response = await post('/form/enquiry', { ...ENQUIRY, email: 'ada' });
  expect([response.status, response.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8']);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await response.text();
  expect(html).toContain('value="Stone &amp; Sons"');
  expect(html).toMatch(/id="contact-email-error"[\s\S]*Please enter a valid email address<\/p>/);
  expect(html).not.toContain('id="contact-company-error"');
  expect(html).toContain('<option value="defense" selected="">');
  expect(html).not.toMatch(/[\uE000\uE001]|<script|noscript:hidden/);
});

test('under Deno a newsletter form is accepted, and one from another site is refused', async () => {
  const locations = [];
  for (const email of ['reader@example.com', 'Reader@example.com'])
    locations.push((await post('/form/newsletter', { email })).headers.get('location'));
  expect(locations).toEqual([`${SITE}/form/subscribed`, `${SITE}/form/known`]);
  expect((await post('/form/enquiry', ENQUIRY, 'https://other.example')).status).toBe(403);
  expect((await post('/form/else', {})).status).toBe(404);
});

test('under Deno a form that came back is sent again by a browser without fetch metadata', async () => {
  const again = { ...ENQUIRY, email: 'again@example.com' };
  const response = await edge.submitForm('/form/enquiry', again, new URL(target.url).origin);
  expect([response.status, response.headers.get('location')]).toEqual([303, `${SITE}/form/received`]);
});

test('under Deno the log says that the API refuses the function, and the visitor gets the form back', async () => {
  const unauthorised = await startEdgeFunction('supabase/functions/form', {
    SUPABASE_URL: target.url,
    SUPABASE_PUBLISHABLE_KEYS: '{"default":"a-key-that-was-deleted"}',
    SITE_URL: SITE,
  });
  onTestFinished(() => unauthorised.stop());
  const response = await unauthorised.submitForm('/form/enquiry', ENQUIRY, SITE);
  expect([response.status, response.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(await response.text()).toContain('value="Stone &amp; Sons"');
  expect(unauthorised.output()).toContain('{"level":"error","event":"form_not_stored","status":401}');
});

test('under Deno a visitor gets the form back within seconds while the API hangs', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const hanging = await startEdgeFunction('supabase/functions/form', {
    SUPABASE_URL: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: LOCAL_PUBLISHABLE_KEY }),
    SITE_URL: SITE,
  });
  onTestFinished(async () => {
    await hanging.stop();
    silent.close();
  });
  const response = await hanging.submitForm('/form/enquiry', ENQUIRY, SITE);
  expect([response.status, (await response.text()).includes('value="Stone &amp; Sons"')]).toEqual([
    503,
    true,
  ]);
}, 15_000);

test('under Deno the address of a form leads to the form on the site', async () => {
  const locations = [];
  for (const path of ['/form/enquiry', '/form/newsletter']) {
    const response = await fetch(edge.url + path, { redirect: 'manual' });
    expect(response.status).toBe(303);
    locations.push(response.headers.get('location'));
  }
  expect(locations).toEqual([`${SITE}/#contact`, `${SITE}/insights#newsletter`]);
});
