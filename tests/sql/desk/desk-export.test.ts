import { once } from 'node:events';

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { hashOf } from '#backend/tokens.ts';
import { listen } from '#server/http/listen.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { EXPORT_PATH } from '#shared/desk/calls.ts';
import type { ExportRequest } from '#shared/desk/calls.ts';
import { NEWSLETTER_SOURCE } from '#shared/forms/newsletter.ts';
import { SQL_TEST_ENGINES } from '#tests/harness/database/backend.ts';
import { liftHourlyLimits } from '#tests/harness/database/hourly-limits.ts';
import { untimedTransaction } from '#tests/harness/database/untimed-transaction.ts';
import { admin, member, sendEnquiry } from '#tests/harness/desk.ts';
import type { Colleague } from '#tests/harness/desk.ts';
import { startEdgeFunction } from '#tests/harness/edge-function.ts';
import { readStrictCsv } from '#tests/harness/files/csv-reader.ts';
import { openPolicyTarget } from '#tests/harness/policy-target.ts';
import type { PolicyTarget } from '#tests/harness/policy-target.ts';
import { freePort } from '#tests/harness/site/free-port.ts';

const FORMULAS = ['=HYPERLINK("file")', '+1', '-1', '@SUM(A1)', ' =1', '\u200b=1'];
const SITE = 'https://www.firm.example';

describe.each(SQL_TEST_ENGINES)('exports on %s', (engine) => {
  let target: PolicyTarget;
  let ada: Colleague;

  beforeAll(async () => {
    target = await openPolicyTarget(engine, 'through the server');
    await liftHourlyLimits(target.backend);
    ada = await admin(target, 'ada@firm.example');
  });
  afterAll(() => target?.close());

  const ask = (url: string, body: unknown, token?: string) =>
    fetch(url, {
      method: 'POST',
      headers: {
        apikey: LOCAL_PUBLISHABLE_KEY,
        'content-type': 'application/json',
        origin: SITE,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });
  const exported = async (body: ExportRequest, token = ada.token, url = `${target.url}${EXPORT_PATH}`) => {
    const response = await ask(url, body, token);
    return { response, lines: readStrictCsv(new Uint8Array(await response.arrayBuffer())) };
  };
  const column = ([titles = [], ...lines]: string[][], title: string) =>
    lines.map((line) => line[titles.indexOf(title)]);

  test('the file holds the filtered rows as strict CSV, with spreadsheet formulas defused', async () => {
    const names = FORMULAS.map((_formula, index) => `formula-${index}@example.com`);
    for (const [index, formula] of FORMULAS.entries()) {
      await sendEnquiry(target, {
        email: names[index],
        company: formula,
        page: '/about',
        message: `Zürich, "quoted"\nsecond line ${formula}`,
      });
    }
    await sendEnquiry(target, { email: 'apart@example.com' });
    const { response, lines } = await exported({ kind: 'submissions', filter: { search: 'zürich' } });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
    expect(column(lines, 'Email')).toEqual(names.toReversed());
    // The database trims white space; a zero-width character is written as its code point.
    expect(column(lines, 'Company')).toEqual(
      [`'=HYPERLINK("file")`, `'+1`, `'-1`, `'@SUM(A1)`, `'=1`, '[U+200B]=1'].toReversed(),
    );
    expect(column(lines, 'Message')[0]).toContain('Zürich, "quoted"\nsecond line');
    expect(column(lines, 'Industry')[0]).toBe('Finance');
    expect(column(lines, 'Page')[0]).toBe('/about');
  });

  test('rows beyond one page are exported once each, newest first, without rows added meanwhile', async () => {
    await untimedTransaction(target, async ({ query }) => {
      await query(
        `insert into public.newsletter_subscriptions (email) select 'reader-' || n || '@example.org' from generate_series(1, 4203) n`,
      );
      // All rows get the same time, as after an import.
      await query(`update public.newsletter_subscriptions set created_at = '2026-01-01'`);
    });
    const { lines } = await exported({ kind: 'newsletter', search: 'reader-' });
    expect(new Set(column(lines, 'Email')).size).toBe(4203);
    expect(lines).toHaveLength(4204);

    const response = await ask(`${target.url}${EXPORT_PATH}`, { kind: 'newsletter' }, ada.token);
    const late = 'late@example.org';
    await target.client().from('newsletter_subscriptions').insert({ email: late, source: NEWSLETTER_SOURCE });
    const all = readStrictCsv(new Uint8Array(await response.arrayBuffer()));
    expect(column(all, 'Email')).not.toContain(late);
    expect(column((await exported({ kind: 'newsletter' })).lines, 'Email')[0]).toBe(late);
  });

  test('the export of subscribers has state, topics, frequency and dates, and only subscribers of the requested state', async () => {
    const [asked, confirmed] = ['asked@state.example', 'confirmed@state.example'];
    for (const email of [asked, confirmed])
      await target.client().from('newsletter_subscriptions').insert({ email, source: NEWSLETTER_SOURCE });
    await target.backend.query(
      `update public.newsletter_subscriptions set confirmed_at = '2026-03-01T10:00:00Z', confirm_until = null,
         topics = '{Leadership,Risk Management}' where email = $1`,
      [confirmed],
    );
    const search = 'state.example';
    const { lines } = await exported({ kind: 'newsletter', search });
    expect(column(lines, 'Email')).toEqual([confirmed, asked]);
    expect(column(lines, 'State')).toEqual(['confirmed', 'unconfirmed']);
    expect(column(lines, 'Confirmed (UTC)')).toEqual(['2026-03-01 10:00:00', '']);
    expect(column(lines, 'Topics')).toEqual(['Leadership; Risk Management', 'all']);
    expect(column(lines, 'Frequency')).toEqual(['weekly', 'weekly']);
    const chosen = await exported({ kind: 'newsletter', search, state: 'unconfirmed' });
    expect(column(chosen.lines, 'Email')).toEqual([asked]);
  });

  test('each confirmed row has its own working link to its preferences, and suppressed mailboxes are left out', async () => {
    const [confirmed, other, asked, suppressed] = ['confirmed', 'other', 'asked', 'suppressed'].map(
      (name) => `${name}@links.example`,
    );
    for (const email of [confirmed, other, asked, suppressed])
      await target.client().from('newsletter_subscriptions').insert({ email, source: NEWSLETTER_SOURCE });
    await target.backend.query(
      `update public.newsletter_subscriptions set confirmed_at = now() where email in ($1, $2, $3)`,
      [confirmed, other, suppressed],
    );
    await target.backend.query(`select private.suppress_mailbox($1, 'left')`, [suppressed]);
    const wanted: ExportRequest = { kind: 'newsletter', search: 'links.example' };
    const files = [(await exported(wanted)).lines, (await exported(wanted)).lines];
    for (const lines of files) expect(column(lines, 'Email')).toEqual([asked, other, confirmed]);
    const links = files.flatMap((lines) => column(lines, 'Preferences link'));
    const tokens = links.map(
      (link) => /^http:\/\/[^/]+\/newsletter\/preferences\?token=([\w-]{43})$/.exec(link ?? '')?.[1] ?? '',
    );
    expect(links[0]).toBe('');
    expect(new Set(tokens).size).toBe(5);
    const owners = tokens.map(async (token) => {
      const [row] = await target.backend.query<{ email: string }>(
        `select email from private.subscription_of(decode($1, 'hex'), 'preferences')`,
        [hashOf(token)],
      );
      return row?.email;
    });
    expect(await Promise.all(owners)).toEqual([undefined, other, confirmed, undefined, other, confirmed]);
  });

  test('the event log keeps who exported and with which filters, but not the search words', async () => {
    await exported({ kind: 'submissions', filter: { search: 'secretword', interest: ['none'] } });
    const [event] = await target.backend.query(
      'select action, actor_id, detail from public.desk_events order by id desc limit 1',
    );
    expect(event).toEqual({
      action: 'submissions_exported',
      actor_id: ada.id,
      detail: { filters: 'interest search' },
    });
  });

  test('only admins can export, and an unknown body is refused', async () => {
    const url = `${target.url}${EXPORT_PATH}`;
    const stranger = await member(target, 'stranger@example.com');
    const wanted = { kind: 'newsletter' };
    expect((await ask(url, wanted)).status).toBe(401);
    expect((await ask(url, wanted, stranger.token)).status).toBe(403);
    for (const body of [{}, { kind: 'accounts' }, { kind: 'submissions', filter: { status: ['x'] } }]) {
      expect((await ask(url, body, ada.token)).status).toBe(400);
    }
    await target.backend.query('delete from auth.sessions where user_id = $1', [ada.id]);
    expect((await ask(url, wanted, ada.token)).status).toBe(401);
    ada = await admin(target, 'ada@firm.example');
  });

  test('the edge function produces the same file under Deno', async () => {
    const port = await freePort();
    const api = await listen((request) => target.backend.fetch(request), {
      host: '127.0.0.1',
      port,
      trustedProxies: [],
    });
    onTestFinished(async () => {
      api.close();
      api.closeAllConnections();
      await once(api, 'close');
    });
    const edge = await startEdgeFunction('supabase/functions/export-desk', {
      SUPABASE_URL: `http://127.0.0.1:${port}`,
      SITE_URL: `${SITE}/`,
    });
    onTestFinished(edge.stop);
    const wanted: ExportRequest = { kind: 'submissions', filter: { search: 'zürich' } };
    const { response, lines } = await exported(wanted, ada.token, edge.url);
    expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(lines).toEqual((await exported(wanted)).lines);
    const stranger = await member(target, 'stranger-of-the-edge@example.com');
    expect((await ask(edge.url, wanted, stranger.token)).status).toBe(403);
    expect((await ask(edge.url, wanted)).status).toBe(403);
    expect((await ask(edge.url, { kind: 'x' }, ada.token)).status).toBe(400);
    const subscribers: ExportRequest = { kind: 'newsletter', search: 'links.example', state: 'confirmed' };
    const links = column((await exported(subscribers, ada.token, edge.url)).lines, 'Preferences link');
    expect(links).toHaveLength(2);
    for (const link of links) expect(link).toMatch(`${SITE}/newsletter/preferences?token=`);
  });
});
