import { sync as ical } from 'node-ical';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { hashOf, newToken } from '#backend/tokens.ts';
import { EVENT_NOTICES, REGISTRATION_FAULTS } from '#content/events/events.ts';
import { openTestBackend } from '#tests/harness/database/backend.ts';
import type { TestBackend } from '#tests/harness/database/backend.ts';
import { keepSessionsAhead } from '#tests/harness/events.ts';
import { startEdgeFunction } from '#tests/harness/edge-function.ts';
import type { EdgeFunction } from '#tests/harness/edge-function.ts';

const SITE = 'https://www.firm.example';
const SLUG = 'rehearsing-an-ai-incident';

let opened: TestBackend;
let edge: EdgeFunction;

beforeAll(async () => {
  opened = await openTestBackend('postgres');
  await keepSessionsAhead(opened.backend);
  edge = await startEdgeFunction('supabase/functions/events', {
    SUPABASE_DB_URL: opened.options.databaseUrl ?? '',
    SITE_URL: SITE,
  });
}, 60_000);
afterAll(async () => {
  await edge?.stop();
  await opened?.close();
});

const ask = (path: string) => fetch(`${edge.url}/events${path}`, { redirect: 'manual' });
const post = (path: string, fields: Record<string, string>, origin = SITE) =>
  edge.submitForm(`/events${path}`, fields, origin);

test('under Deno the events are read as JSON, as a calendar and as pages', async () => {
  const json = await ask('');
  expect(json.status, edge.output()).toBe(200);
  const { events } = (await json.json()) as { events: { slug: string }[] };
  expect(events.map(({ slug }) => slug)).toContain(SLUG);
  const feed = Object.values(ical.parseICS(await (await ask('/events.ics')).text()));
  expect(JSON.stringify(feed)).toContain(`${SITE}/events/${SLUG}`);
  const page = await ask(`/events/${SLUG}`);
  const html = await page.text();
  expect([page.status, html.includes('Rehearsing an AI incident')]).toEqual([200, true]);
  expect(html).toContain('"@type":"Event"');
  const unknown = await ask('/events/nothing');
  expect([unknown.status, (await unknown.text()).includes(EVENT_NOTICES.unknown.title)]).toEqual([404, true]);
});

test('under Deno a visitor corrects a form, registers, and cancels by pressing a button', async () => {
  const typed = { event: SLUG, name: 'Ada Guest', email: 'guest@example.com', company: 'Guest Ltd' };
  const wrong = await post('/form/registration', { ...typed, email: 'guest' });
  const html = await wrong.text();
  expect([wrong.status, html.includes(REGISTRATION_FAULTS.invalid.title)]).toEqual([422, true]);
  expect(html).toContain('value="Ada Guest"');
  expect((await post('/form/registration', typed, 'https://evil.example')).status).toBe(403);
  const taken = await post('/form/registration', typed);
  // No mail server is configured, and the confirmation page is to say so.
  expect([taken.status, taken.headers.get('location')]).toEqual([
    303,
    `${SITE}/form/registered?mail=waits&event=${SLUG}`,
  ]);
  const confirmed = await ask(`/form/registered?mail=waits&event=${SLUG}`);
  expect([confirmed.status, (await confirmed.text()).includes(`href="/events/${SLUG}"`)]).toEqual([
    200,
    true,
  ]);

  const registration = async () =>
    (
      await opened.backend.query<{ id: string; state: string }>(
        'select id, state from private.event_registrations where email = $1',
        [typed.email],
      )
    )[0];
  const token = newToken();
  await opened.backend.query(`select private.add_registration_token($1, decode($2, 'hex'))`, [
    (await registration())?.id,
    hashOf(token),
  ]);
  const manage = await ask(`/events/manage?token=${token}`);
  expect([manage.status, manage.headers.get('referrer-policy')]).toEqual([200, 'strict-origin']);
  expect((await registration())?.state).toBe('registered');
  const submitted = await post('/events/manage', { token, act: 'cancel' });
  expect(await submitted.text()).toContain(EVENT_NOTICES.cancelled.title);
  expect((await registration())?.state).toBe('cancelled');
});
