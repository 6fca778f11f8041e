import { sync as ical } from 'node-ical';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { hashOf, newToken } from '#backend/tokens.ts';
import { APPOINTMENT_FAULTS, MANAGE_NOTICES } from '#content/calendar/pages.ts';
import type { FreeTimes } from '#shared/calendar/calendar.ts';
import { addConsultant, expireHolds } from '#tests/harness/calendar.ts';
import { openTestBackend } from '#tests/harness/database/backend.ts';
import type { TestBackend } from '#tests/harness/database/backend.ts';
import { startEdgeFunction } from '#tests/harness/edge-function.ts';
import type { EdgeFunction } from '#tests/harness/edge-function.ts';

const SITE = 'https://www.firm.example';

let opened: TestBackend;
let edge: EdgeFunction;

beforeAll(async () => {
  opened = await openTestBackend('postgres');
  await addConsultant(opened.backend, { buffer_minutes: 0 });
  edge = await startEdgeFunction('supabase/functions/calendar', {
    SUPABASE_DB_URL: opened.options.databaseUrl ?? '',
    SITE_URL: SITE,
  });
}, 60_000);
afterAll(async () => {
  await edge?.stop();
  await opened?.close();
});

const ask = (path: string, method = 'GET') =>
  fetch(`${edge.url}/calendar${path}`, { method, redirect: 'manual' });
const post = (path: string, fields: Record<string, string>, origin = SITE) =>
  edge.submitForm(`/calendar${path}`, fields, origin);
const send = async (body: object, address?: string) => {
  const response = await fetch(`${edge.url}/calendar`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      origin: SITE,
      'content-type': 'application/json',
      ...(address && { 'cf-connecting-ip': address }),
    },
  });
  return [response.status, (await response.json()) as Record<string, string>] as const;
};
const freeTimes = async () => ((await (await ask('')).json()) as FreeTimes).times.map(({ start }) => start);
const inputOf = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

const FIELDS = {
  topic: 'consulting',
  medium: 'video',
  zone: 'Asia/Tokyo',
  first_name: 'Ada',
  last_name: 'Stone',
  company: 'Stone & Sons',
  about: 'Resilience of our plants.',
};

test('under Deno the script holds and books a time, which is then unavailable to others', async () => {
  const start = (await freeTimes()).at(-1) ?? '';
  const [status, { hold }] = await send({ act: 'hold', start });
  expect(status, edge.output()).toBe(200);
  const booking = { act: 'book', start, hold, ...FIELDS, email: 'script@example.com' };
  const [booked, response] = await send(booking);
  expect([booked, response]).toEqual([
    200,
    expect.objectContaining({ outcome: 'booked', start, office: 'london' }),
  ]);
  // The calendar file holds the second in which it was made.
  const { file: _file, ...facts } = response;
  expect(await send(booking)).toEqual([
    200,
    { ...facts, file: expect.stringMatching(/^data:text\/calendar/) },
  ]);
  const [gone, { error }] = await send({ ...booking, hold: undefined, email: 'other@example.com' });
  expect([gone, error]).toEqual([409, 'gone']);
  expect(await freeTimes()).not.toContain(start);
});

test('under Deno one network may hold three times at once, and visitors with unknown addresses share no such limit', async () => {
  const starts = (await freeTimes()).slice(0, 8);
  const outcomes = [];
  for (const [index, start] of starts.entries()) {
    const [, { outcome }] = await send(
      { act: 'hold', start },
      index < 4 ? undefined : `2001:db8:7:${index}::1`,
    );
    outcomes.push(outcome);
  }
  expect(outcomes).toEqual(['held', 'held', 'held', 'held', 'held', 'held', 'held', 'free']);
  await expireHolds(opened.backend);
});

test('under Deno one network may book a fifth of all bookings, and further ones are received without a time', async () => {
  const starts = (await freeTimes()).slice(20, 28);
  const outcomes = [];
  for (const [index, start] of starts.entries()) {
    const sent = { act: 'book', start, ...FIELDS, email: `${index}@example.com`, about: `Plant ${index}.` };
    const [, { outcome }] = await send(sent, index < 7 ? `2001:db8:8:${index}::1` : '2001:db8:9::1');
    outcomes.push(outcome);
  }
  expect(outcomes).toEqual([...Array(6).fill('booked'), 'received', 'booked']);
});

test('under Deno a visitor without JavaScript books from the list', async () => {
  const list = await ask('/consultation?zone=Asia/Tokyo');
  expect([list.status, list.headers.get('x-robots-tag'), list.headers.get('x-content-type-options')]).toEqual(
    [200, null, 'nosniff'],
  );
  expect((await ask('/consultation/')).status).toBe(200);
  const [, href = ''] = /href="(\/consultation\/book\?[^"]*)"/.exec(await list.text()) ?? [];
  const form = await (await ask(href.replaceAll('&amp;', '&'))).text();
  const fields = { ...FIELDS, email: 'form@example.com', start: inputOf(form, 'start') };
  expect((await post('/form/appointment', fields, 'https://evil.example')).status).toBe(403);
  const wrong = await post('/form/appointment', { ...fields, email: 'form' });
  const again = await wrong.text();
  expect([wrong.status, inputOf(again, 'start')]).toEqual([422, fields.start]);
  expect(again).toContain('value="Stone &amp; Sons"');
  expect(again).not.toMatch(/[\uE000\uE001]|<script/);
  const booked = await post('/form/appointment', fields);
  expect([booked.status, booked.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(`^${SITE}/form/booked\\?reference=CV-`),
  ]);
  const { pathname, search, searchParams } = new URL(booked.headers.get('location') ?? '');
  const confirmed = await ask(pathname + search);
  const shown = await confirmed.text();
  expect(confirmed.status).toBe(200);
  // No mail server is configured.
  for (const text of [
    searchParams.get('reference') ?? '-',
    'data:text/calendar',
    'At present we cannot send email',
  ])
    expect(shown).toContain(text);
  const late = await post('/form/appointment', { ...fields, email: 'late@example.com' });
  expect([late.status, (await late.text()).includes(APPOINTMENT_FAULTS.gone.title)]).toEqual([409, true]);
});

test('under Deno a mailed link moves and cancels an appointment by pressing a button, and a feed is read', async () => {
  const [row] = await opened.backend.query<{ id: string; consultant_id: string }>(
    'select id, consultant_id from private.appointments order by created_at desc limit 1',
  );
  const token = newToken();
  const feed = newToken();
  await opened.backend.query(`select private.add_calendar_token($1::uuid, decode($2, 'hex'))`, [
    row?.id,
    hashOf(token),
  ]);
  await opened.backend.query(`update private.consultants set feed_hash = decode($1, 'hex') where id = $2`, [
    hashOf(feed),
    row?.consultant_id,
  ]);
  const path = `/consultation/manage?token=${token}`;
  expect((await ask(path, 'HEAD')).status).toBe(200);
  const page = await ask(path);
  expect(page.headers.get('referrer-policy')).toBe('strict-origin');
  const html = await page.text();
  const [, start = ''] = /name="start" value="([^"]*)"/.exec(html) ?? [];
  const moved = await post('/consultation/manage', {
    token,
    version: inputOf(html, 'version'),
    act: 'move',
    start,
  });
  const movedHtml = await moved.text();
  expect(movedHtml).toContain(MANAGE_NOTICES.moved.title);
  const answered = await ask(`/consultation/feed.ics?token=${feed}`);
  const entries = Object.values(ical.parseICS(await answered.text())).filter(
    (entry) => entry?.type === 'VEVENT',
  );
  expect(JSON.stringify(entries)).toContain(new Date(start).toISOString());
  const cancelled = await post('/consultation/manage', {
    token,
    version: inputOf(movedHtml, 'version'),
    act: 'cancel',
  });
  expect(await cancelled.text()).toContain(MANAGE_NOTICES.cancelled.title);
  expect((await ask(`/consultation/manage?token=${newToken()}`)).status).toBe(404);
  expect((await ask(`/consultation/feed.ics?token=${newToken()}`)).status).toBe(404);
  expect((await ask('/consultation/other')).status).toBe(404);
});
