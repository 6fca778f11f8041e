import { sync } from 'node-ical';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { hashOf, newToken } from '#backend/tokens.ts';
import { MANAGE_NOTICES, MANAGE_PAGE } from '#content/calendar/pages.ts';
import { CALENDAR_PATH } from '#shared/calendar/calendar.ts';
import type { FreeTimes } from '#shared/calendar/calendar.ts';
import { openApi } from '#tests/harness/api.ts';
import type { Api } from '#tests/harness/api.ts';
import { addConsultant, expireHolds } from '#tests/harness/calendar.ts';
import { SQL_TEST_ENGINES } from '#tests/harness/database/backend.ts';
import { MIGRATED, startMigratedPostgres } from '#tests/harness/database/database-template.ts';
import type { TestPostgres } from '#tests/harness/database/postgres.ts';

const BOOKED = /^\/form\/booked\?reference=(CV-[2-9A-Z]{4}-[2-9A-Z]{2})&/;
const FORGED_ENTRY = '00000000-0000-4000-8000-000000000000';
const FORGED = 'A'.repeat(43);

describe.each(SQL_TEST_ENGINES)('the calendar on %s', (engine) => {
  let postgres: TestPostgres | undefined;
  let api: Api;
  let visitors = 0;
  beforeAll(async () => {
    postgres = engine === 'postgres' ? await startMigratedPostgres() : undefined;
    api = await openApi({}, await postgres?.createDatabase(MIGRATED));
    await addConsultant(api.backend, { buffer_minutes: 0 });
    await query('update private.message_channels set is_configured = true');
  });
  afterAll(async () => {
    await api?.close();
    await postgres?.stop();
  });

  const query = <Row>(sql: string, parameters?: unknown[]) => api.backend.query<Row>(sql, parameters);
  const newVisitor = () => `visitor-${(visitors += 1)}@example.com`;
  const freeTimes = async (search = '') =>
    (await (await api.send(CALENDAR_PATH + search)).json()) as FreeTimes;
  /** A different free time for each test. */
  const someTime = async () => (await freeTimes()).times.at(-1)?.start ?? '';
  const isFree = async (start: string) => (await freeTimes()).times.some((time) => time.start === start);

  const ask = async (body: object, address?: string) => {
    const response = await api.send(CALENDAR_PATH, { body, address });
    const told = (await response.json()) as {
      outcome?: string;
      error?: string;
      hold?: string;
      until?: string | null;
      reference?: string;
      file?: string;
    };
    return { ...told, status: response.status };
  };
  const hold = (start: string, more: object = {}, address?: string) =>
    ask({ act: 'hold', start, ...more }, address);
  const booking = (start: string, changes: Record<string, unknown> = {}) => ({
    act: 'book',
    start,
    topic: 'consulting',
    medium: 'video',
    zone: 'Asia/Tokyo',
    first_name: 'Ada',
    last_name: 'Stone',
    email: newVisitor(),
    company: 'Example Ltd',
    // Many visitors who send the same text look like spam.
    about: `Resilience of plant ${visitors}.`,
    ...changes,
  });

  const open: Api['open'] = (...page) => api.open(...page);
  const submitForm: Api['submitForm'] = (...form) => api.submitForm(...form);
  /** The fields of the plain form as a browser sends them. */
  const typed = (start: string, changes: Record<string, string> = {}): Record<string, string> => {
    const { act: _act, ...fields } = booking(start) as Record<string, string>;
    return { ...fields, office: '', telephone: '', website: '', ...changes };
  };
  const valueIn = (html: string, id: string) => new RegExp(`<s id="${id}">(.*?)</s>`).exec(html)?.[1];
  /** The entry in the calendar file that the page links to. */
  const fileIn = (html: string) => {
    const link = valueIn(html, 'file')?.replaceAll('&amp;', '&');
    if (link === undefined) return undefined;
    const [type, text = ''] = link.split(/,(.*)/s);
    expect(type).toBe('data:text/calendar;charset=utf-8');
    return Object.values(sync.parseICS(decodeURIComponent(text))).find((entry) => entry?.type === 'VEVENT');
  };
  const startIn = (html: string) => fileIn(html)?.start?.getTime();
  const textOf = (html: string) => /<p>(.*?)<\/p>/.exec(html)?.[1];
  const titleOf = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1];

  type Row = { state: string; starts_at: string; version: number; sequence: number; id: string };
  const appointmentOf = async (email: string) =>
    query<Row>(
      `select a.* from private.appointments a join public.contact_submissions c on c.id = a.submission_id
       where c.email = $1`,
      [email],
    );

  /** The token of the link that the invitation would have. */
  async function tokenOf(email: string): Promise<string> {
    const [appointment] = await appointmentOf(email);
    const token = newToken();
    await query(`select private.add_calendar_token($1::uuid, decode($2, 'hex'))`, [
      appointment?.id,
      hashOf(token),
    ]);
    return token;
  }

  /** Books and makes a token. */
  async function booked(changes: Parameters<typeof booking>[1] = {}) {
    const start = await someTime();
    const sent = booking(start, changes);
    expect((await ask(sent)).status).toBe(200);
    const token = await tokenOf(sent.email);
    return { email: sent.email, start, token, path: `/consultation/manage?token=${token}` };
  }

  /** Lets an hour pass for the limits that the database counts, which the other tests use up. */
  async function forgetBookings(): Promise<void> {
    await query(`update private.appointments set created_at = created_at - interval '1 hour'`);
    await query('delete from private.attempts');
  }

  test('free times lie within the hours and end with the horizon', async () => {
    const { times, minutes } = await freeTimes();
    expect(minutes).toBe(30);
    expect(times.length).toBeGreaterThan(500);
    expect(times[0]).toMatchObject({ offices: ['london'] });
    expect((await freeTimes('?office=new-york')).times).toEqual([]);
    expect((await freeTimes('?topic=coaching')).times.length).toBe(times.length);
    expect((await api.send(CALENDAR_PATH, { headers: { apikey: '' } })).status).toBe(401);
  });

  test('a booking is an enquiry with its reference, and a retry is answered with the first', async () => {
    const start = await someTime();
    const sent = booking(start, { medium: 'telephone', telephone: '+81 3 1234 5678', page: '/about' });
    const first = await ask(sent);
    expect(first).toMatchObject({
      status: 200,
      outcome: 'booked',
      reference: expect.stringMatching(/^CV-/),
      start,
      office: 'london',
      zone: 'Asia/Tokyo',
    });
    // The file states when it was created, so two files differ in it.
    const { file: _file, ...appointment } = first;
    expect(await ask(sent)).toMatchObject(appointment);
    expect(await isFree(start)).toBe(false);
    const rows = await query<{ message: string }>(
      'select message, interest, reference, page from public.contact_submissions where email = $1',
      [sent.email],
    );
    expect(rows).toEqual([
      {
        message: expect.stringMatching(
          /^Appointment on \w+day \d+ \w+ 20\d\d, \d\d:\d\d \(Asia\/Tokyo\), by telephone, \+81 3 1234 5678\.\n\nResilience of plant \d+\.$/,
        ),
        interest: 'consulting',
        reference: first.reference,
        page: '/about',
      },
    ]);
    expect(await appointmentOf(sent.email)).toHaveLength(1);
  });

  test('a booking whose page is not valid is accepted without it', async () => {
    const sent = booking(await someTime(), { page: '/reader?token=secret' });
    expect(await ask(sent)).toMatchObject({ outcome: 'booked' });
    const rows = await query('select page from public.contact_submissions where email = $1', [sent.email]);
    expect(rows).toEqual([{ page: null }]);
  });

  test('one of thirty simultaneous bookings of one time succeeds, and the others are told that it is taken', async () => {
    const start = await someTime();
    const responses = await Promise.all(Array.from({ length: 30 }, () => ask(booking(start))));
    const outcomes = responses.map(({ status, outcome, error }) => `${status} ${outcome ?? error}`);
    expect(outcomes.toSorted()).toEqual(['200 booked', ...Array.from({ length: 29 }, () => '409 gone')]);
    const [{ enquiries } = { enquiries: 0 }] = await query<{ enquiries: number }>(
      `select count(*)::int as enquiries from private.appointments where starts_at = $1::timestamptz`,
      [start],
    );
    expect(enquiries).toBe(1);
  });

  test('a held time is unavailable to others until the hold expires or is released', async () => {
    const start = await someTime();
    const held = await hold(start);
    expect(held).toMatchObject({ status: 200, outcome: 'held', office: 'london' });
    expect(await isFree(start)).toBe(false);
    expect(await hold(start)).toMatchObject({ status: 409, error: 'gone' });
    expect(await ask(booking(start))).toMatchObject({ status: 409, error: 'gone' });
    await expireHolds(api.backend);
    // The server has read the calendar a moment ago, for the list and for the hold.
    await expect.poll(() => isFree(start), { timeout: 5_000 }).toBe(true);
    let other = await hold(start);
    await expect
      .poll(async () => (other.status === 200 ? 200 : (other = await hold(start)).status))
      .toBe(200);
    expect(await ask({ act: 'release', hold: other.hold })).toMatchObject({ outcome: 'released' });
    expect(await isFree(start)).toBe(true);
    expect(await ask(booking(start, { hold: held.hold }))).toMatchObject({ outcome: 'booked' });
  });

  test('a hold whose answer was lost is renewed when it is asked for again, and for nobody else', async () => {
    const [start = ''] = (await freeTimes()).times.slice(-8).map((time) => time.start);
    const mine = newToken();
    for (const _ of ['first', 'again'])
      expect(await hold(start, { hold: mine })).toMatchObject({ outcome: 'held', hold: mine });
    expect(await hold(start, { hold: newToken() })).toMatchObject({ status: 409, error: 'gone' });
    expect(await hold(start, { hold: 'short' })).toMatchObject({ status: 400 });
    expect(await ask({ act: 'release', hold: mine })).toMatchObject({ outcome: 'released' });
    expect(await isFree(start)).toBe(true);
  });

  test('a hold is renewed and books its own time, and no other', async () => {
    const [start, earlier] = (await freeTimes()).times.slice(-6).map((time) => time.start);
    const first = await hold(start ?? '');
    const renewed = await hold(start ?? '', { instead: first.hold });
    expect(renewed.status).toBe(200);
    const other = await hold(earlier ?? '');
    expect(await ask(booking(earlier ?? '', { hold: renewed.hold }))).toMatchObject({ error: 'gone' });
    expect(await ask(booking(start ?? '', { hold: renewed.hold }))).toMatchObject({ outcome: 'booked' });
    await ask({ act: 'release', hold: other.hold });
    expect(await isFree(earlier ?? '')).toBe(true);
  });

  test('a free time that cannot be held is not shown as held, and can be booked', async () => {
    const starts = (await freeTimes()).times.slice(20, 29).map((time) => time.start);
    const last = starts.pop() ?? '';
    for (const start of starts)
      expect(await hold(start)).toMatchObject({ outcome: 'held', until: expect.stringMatching(/Z$/) });
    const notKept = { status: 200, outcome: 'free', until: null, office: 'london' };
    expect(await hold(last)).toEqual(notKept);
    expect(await isFree(last)).toBe(true);
    expect(await hold(starts[0] ?? '')).toMatchObject({ status: 409, error: 'gone' });
    expect(await ask(booking(last))).toMatchObject({ outcome: 'booked', start: last });
    expect(await hold(last)).toMatchObject({ status: 409, error: 'gone' });
    await expireHolds(api.backend);
  });

  test.each([
    ['an IPv4 /24', (host: number) => `192.0.2.${host}`],
    ['an IPv6 /48', (host: number) => `2001:db8:7:${host}::1`],
  ])('the addresses of %s keep three times at once, and what is free can still be booked', async (_, at) => {
    const starts = (await freeTimes()).times.slice(60, 65).map((time) => time.start);
    const outcomes = [];
    for (const [host, start] of starts.entries())
      outcomes.push((await hold(start, {}, at(host + 1))).outcome);
    expect(outcomes).toEqual(['held', 'held', 'held', 'free', 'free']);
    const last = starts.at(-1) ?? '';
    expect(await ask(booking(last), at(9))).toMatchObject({ outcome: 'booked', start: last });
    // The database keeps no address that could be read.
    const holders = await query<{ holder: string }>(
      'select distinct holder from private.claimed_times where holder is not null',
    );
    expect(holders).toEqual([{ holder: expect.stringMatching(/^[\w-]{43}$/) }]);
    await expireHolds(api.backend);
    await query('delete from private.claimed_times where hold_until < clock_timestamp()');
  });

  test('one address may place six holds in five minutes', async () => {
    const starts = (await freeTimes()).times.slice(100, 107).map((time) => time.start);
    const statuses: number[] = [];
    for (const start of starts) statuses.push((await hold(start, {}, '198.51.100.9')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    await expireHolds(api.backend);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['a zone that does not exist', { zone: 'Mars/Olympus' }, 'Please choose a time zone from the list.'],
    [
      'a name of 4,000 characters',
      { first_name: 'A'.repeat(4000) },
      'Please shorten your first name to 120 characters.',
    ],
    [
      'no telephone for a call',
      { medium: 'telephone' },
      'Please enter a telephone number with its country code.',
    ],
    ['no start', { start: 'soon' }, 'Please choose a time.'],
    ['a name that is no text', { first_name: 7 }, 'A value is missing, too long or not acceptable.'],
    ['a topic of nobody', { topic: 'weather' }, 'A value is missing, too long or not acceptable.'],
    ['a field of nobody', { consultant: 'me' }, 'A value is missing, too long or not acceptable.'],
  ])('%s is refused in one sentence', async (_, changes, message) => {
    const response = await ask(booking(await someTime(), changes));
    expect(response).toMatchObject({ status: 400, error: 'validation_failed', message });
  });

  test('a time in the past, beyond the horizon, between the slots or at night is unavailable', async () => {
    const start = await someTime();
    const at = (change: number) => `${new Date(Date.parse(start) + change).toISOString().slice(0, 16)}Z`;
    const others = ['2020-01-06T10:00Z', '2099-01-06T10:00Z', at(600_000), at(12 * 3_600_000)];
    for (const other of others) {
      expect(await hold(other)).toMatchObject({ status: 409, error: 'gone' });
      expect(await ask(booking(other))).toMatchObject({ status: 409, error: 'gone' });
    }
  });

  test('a mailbox has at most three upcoming appointments', async () => {
    const starts = (await freeTimes()).times.filter((_, index) => index % 40 === 3).map(({ start }) => start);
    const email = newVisitor();
    const outcomes = [];
    for (const [index, start] of starts.slice(0, 4).entries()) {
      outcomes.push(await ask(booking(start, { email: email.replace('@', `+${index}@`), about: start })));
      api.clock.now += 301_000;
      await query(`update public.contact_submissions set created_at = created_at - interval '6 minutes'`);
    }
    expect(outcomes.map(({ outcome, error }) => outcome ?? error)).toEqual([
      'booked',
      'booked',
      'booked',
      'too_many',
    ]);
  });

  test('a booking that looks like spam is received without a time', async () => {
    const start = await someTime();
    const about = 'Buy cheap SEO backlinks casino viagra http://a.example http://b.example http://c.example';
    const response = await ask(
      booking(start, { about, first_name: 'http://x.example', company: 'http://y.example' }),
    );
    expect(response).toMatchObject({
      status: 200,
      outcome: 'received',
      reference: expect.stringMatching(/^CV-/),
    });
    expect(await isFree(start)).toBe(true);
  });

  test('without JavaScript the list leads to a form, which books and confirms with the reference', async () => {
    const list = await (await open('/consultation?zone=Asia/Tokyo&office=london&topic=coaching')).text();
    const [, href = '', start = ''] =
      /<a href="(\/consultation\/book\?[^"]*)" data-start="([^"]*)">/.exec(list) ?? [];
    expect(href).toContain('zone=Asia%2FTokyo&amp;office=london&amp;topic=coaching');
    expect(list.match(/data-start/g)).toHaveLength(24);
    expect(valueIn(list, 'zone.label')).toBe('Tokyo (UTC+9)');
    const later = valueIn(list, 'later')?.replaceAll('&amp;', '&') ?? '';
    const next = await (await open(later)).text();
    expect(next.match(/data-start/g)).toHaveLength(24);
    expect(next).not.toContain(`data-start="${start}"`);

    const form = await open(href.replaceAll('&amp;', '&'));
    const html = await form.text();
    expect([form.status, form.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(valueIn(html, 'start')).toBe(start);
    expect(valueIn(html, 'chosen')).toMatch(/^\w+day .* 20\d\d, \d\d:\d\d, Tokyo \(UTC\+9\)$/);
    const fields = typed(start, { office: 'london', topic: 'coaching' });
    const response = await submitForm('/form/appointment', fields);
    expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'no-store']);
    expect(response.headers.get('location')).toMatch(BOOKED);
    expect((await submitForm('/form/appointment', fields)).headers.get('location')).toBe(
      response.headers.get('location'),
    );
    const page = await open(response.headers.get('location') ?? '');
    const shown = await page.text();
    const [, reference = ''] = BOOKED.exec(response.headers.get('location') ?? '') ?? [];
    const [appointment] = await appointmentOf(fields['email'] ?? '');
    expect(shown).toContain(reference);
    expect(valueIn(shown, 'waits')).toBeUndefined();
    expect(fileIn(shown)).toMatchObject({
      uid: appointment?.id,
      description: expect.stringContaining(reference),
    });
    expect(startIn(shown)).toBe(Date.parse(fields['start'] ?? ''));
    expect(await appointmentOf(fields['email'] ?? '')).toHaveLength(1);
  });

  test('without a mail server the pages and the calendar say that the invitation follows later', async () => {
    const setMail = (isConfigured: boolean) =>
      query('update private.message_channels set is_configured = $1', [isConfigured]);
    await setMail(false);
    const response = await submitForm('/form/appointment', typed(await someTime()));
    expect(valueIn(await (await open(response.headers.get('location') ?? '')).text(), 'waits')).toBe('yes');
    const inCalendar = await ask(booking(await someTime()));
    expect(inCalendar).toMatchObject({ outcome: 'booked', mail: 'waits' });
    const { path, token } = await booked();
    const html = await (await open(path)).text();
    const version = valueIn(html, 'version') ?? '';
    const move = { token, act: 'move', version, start: await someTime() };
    const moved = await (await submitForm('/consultation/manage', move)).text();
    expect(moved).toContain(MANAGE_NOTICES.movedWithoutMail.text);
    expect(startIn(moved)).toBe(Date.parse(move.start));
    const cancelled = await (
      await submitForm('/consultation/manage', {
        token,
        act: 'cancel',
        version: valueIn(moved, 'version') ?? '',
      })
    ).text();
    expect(cancelled).toContain(MANAGE_NOTICES.cancelledWithoutMail.text);
    await setMail(true);
    expect(await ask(booking(await someTime()))).not.toHaveProperty('mail');
  });

  test('a database that fails after a booking does not hide it', async () => {
    const { query: working } = api.backend;
    const start = (await freeTimes()).times[0]?.start ?? '';
    let isBooked = false;
    api.backend.query = async (sql, parameters) => {
      if (isBooked) throw new Error('The database has gone.');
      const rows = await working(sql, parameters);
      isBooked = sql.includes('book_appointment');
      return rows as never;
    };
    try {
      expect(await ask(booking(start))).toMatchObject({ status: 200, outcome: 'booked' });
    } finally {
      api.backend.query = working;
    }
  });

  test('a confirmation shows no appointment whose values have another form', async () => {
    const good = {
      reference: 'CV-2345-67',
      start: '2027-01-05T09:30Z',
      zone: 'Europe/London',
      entry: FORGED_ENTRY,
    };
    const page = async (changes: Record<string, string>) =>
      (await open(`/form/booked?${new URLSearchParams({ ...good, ...changes })}`)).text();
    expect(fileIn(await page({}))).toBeDefined();
    const wrong: Record<string, string>[] = [
      { reference: 'CV-0000-00' },
      { start: 'tomorrow' },
      { start: '2027-13-05T09:30Z' },
      { zone: 'Mars/Olympus' },
      { entry: 'x\r\nSUMMARY:Pay here' },
    ];
    for (const changes of wrong) expect(fileIn(await page(changes))).toBeUndefined();
  });

  test('the list is found by search engines, and opening pages changes nothing', async () => {
    const before = await query('select count(*) from private.claimed_times');
    const { path } = await booked();
    const start = await someTime();
    const stateOf = () =>
      query(`select (select count(*) from private.claimed_times) as claims,
        (select jsonb_agg(to_jsonb(a) order by a.id) from private.appointments a) as appointments,
        (select count(*) from public.contact_submissions) as enquiries`);
    const state = await stateOf();
    for (const method of ['GET', 'HEAD'])
      for (const opened of ['/consultation', `/consultation/book?start=${start}`, path])
        expect((await open(opened, method)).status).toBe(200);
    expect(await stateOf()).toEqual(state);
    expect(before).toHaveLength(1);
    const list = await open('/consultation');
    expect([list.headers.get('x-robots-tag'), list.headers.get('cache-control')]).toEqual([null, 'no-store']);
    expect((await open(path)).headers.get('referrer-policy')).toBe('strict-origin');
  });

  test('a time that has gone brings the form back with what was typed and other times', async () => {
    const start = await someTime();
    await ask(booking(start));
    const fields = typed(start, { company: '"><script>alert(1)</script>', about: 'First\nsecond' });
    const response = await submitForm('/form/appointment', fields);
    const html = await response.text();
    expect([response.status, titleOf(html)]).toEqual([409, 'This time is no longer free']);
    expect(html).toContain('<i id="company">&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;</i>');
    expect(html.match(/data-start/g)).toHaveLength(24);
    expect(valueIn(html, 'start')).toBeUndefined();
    expect((await open(`/consultation/book?start=${start}`)).status).toBe(409);
  });

  test('a form with faults names each beside its field and keeps everything', async () => {
    const start = await someTime();
    const name = 'A'.repeat(4000);
    const response = await submitForm(
      '/form/appointment',
      typed(start, { first_name: name, email: 'nobody', medium: 'telephone', last_name: 'Stone' }),
    );
    const html = await response.text();
    expect([response.status, titleOf(html), valueIn(html, 'start')]).toEqual([422, 'Not booked yet', start]);
    expect(html.match(/<b>.*?<\/b>/g)).toEqual([
      '<b>Please shorten your first name to 120 characters</b>',
      '<b>Please enter a valid email address</b>',
      '<b>Please enter a telephone number with its country code</b>',
    ]);
    expect(html).toContain(`<i id="first_name">${name}</i>`);
    expect(html).toContain('<i id="last_name">Stone</i>');
    const lost = await (await submitForm('/form/appointment', typed('', { zone: 'Mars/Olympus' }))).text();
    expect([titleOf(lost), valueIn(lost, 'zone')]).toEqual(['Please choose a time again', 'Europe/London']);
    const unknown = await (await open('/consultation?zone=Mars/Olympus')).text();
    expect(valueIn(unknown, 'problem')).toContain('We do not know this time zone');
  });

  test('a filled honeypot is confirmed and books nothing, and a form of another site is refused', async () => {
    const start = await someTime();
    const bot = typed(start, { website: 'https://spam.example' });
    expect((await submitForm('/form/appointment', bot)).headers.get('location')).toBe('/form/booked');
    const foreign = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' };
    expect((await submitForm('/form/appointment', typed(start), foreign)).status).toBe(403);
    expect(await isFree(start)).toBe(true);
  });

  test('line ends and formulas in a name stay text', async () => {
    const start = await someTime();
    const email = newVisitor();
    const response = await submitForm(
      '/form/appointment',
      typed(start, { email, first_name: '=HYPERLINK("x")', last_name: 'Stone\r\nBcc: all@example.com' }),
    );
    expect(response.status).toBe(303);
    const [row] = await query(
      'select first_name, last_name from public.contact_submissions where email = $1',
      [email],
    );
    expect(row).toEqual({ first_name: '=HYPERLINK("x")', last_name: 'Stone\nBcc: all@example.com' });
  });

  test('the page of the link shows only the end of a telephone number', async () => {
    const { path } = await booked({ medium: 'telephone', telephone: '+81 3 1234 5678' });
    const page = await (await open(path)).text();
    expect(valueIn(page, 'fact.medium')).toBe('By telephone, on the number that ends in 78');
    expect(page).not.toContain('1234');
  });

  test('submitting the page behind an emailed link moves the appointment once and increments its sequence', async () => {
    const { email, start, token, path } = await booked();
    const page = await (await open(path)).text();
    const [, target = ''] = /data-start="([^"]*)"/.exec(page) ?? [];
    expect(valueIn(page, 'fact.time')).toContain('Tokyo');
    const fields = { token, version: valueIn(page, 'version') ?? '', act: 'move', start: target };
    const moved = await submitForm('/consultation/manage', fields);
    expect([moved.status, titleOf(await moved.text())]).toEqual([200, 'Your appointment has been moved']);
    const [stored] = await appointmentOf(email);
    expect([Date.parse(stored?.starts_at ?? ''), stored?.sequence]).toEqual([Date.parse(target), 1]);
    expect([await isFree(start), await isFree(target)]).toEqual([true, false]);
    // The same form resubmitted, and the form of a page that is out of date.
    expect(titleOf(await (await submitForm('/consultation/manage', fields)).text())).toBe(
      'Your appointment has been moved',
    );
    const stale = await submitForm('/consultation/manage', { ...fields, start });
    expect([stale.status, titleOf(await stale.text())]).toEqual([
      409,
      'Your appointment has changed in the meantime',
    ]);
    expect((await appointmentOf(email))[0]).toMatchObject({ sequence: 1, state: 'booked' });
  });

  test('an appointment moves by half an hour with the same consultant, but not to a taken or a missing time', async () => {
    const { email, start, token, path } = await booked();
    const version = async () => valueIn(await (await open(path)).text(), 'version') ?? '';
    const move = async (to: string) =>
      submitForm('/consultation/manage', { token, version: await version(), act: 'move', start: to });
    const earlier = `${new Date(Date.parse(start) - 1_800_000).toISOString().slice(0, 16)}Z`;
    expect((await move(earlier)).status).toBe(200);
    const other = await someTime();
    await ask(booking(other));
    for (const [to, status, title] of [
      [other, 409, 'This time is no longer free'],
      ['2020-01-06T10:00Z', 409, 'This time is no longer free'],
      ['9999-12-31T23:59Z', 409, 'This time is no longer free'],
      ['soon', 422, 'Please choose a time'],
      ['+275760-09-13T00:00:00.000Z', 422, 'Please choose a time'],
    ] as const) {
      const response = await move(to);
      expect([response.status, titleOf(await response.text())]).toEqual([status, title]);
    }
    const free = await someTime();
    for (const shown of ['NaN', '1.5', '99999999999']) {
      const response = await submitForm('/consultation/manage', {
        token,
        version: shown,
        act: 'move',
        start: free,
      });
      expect([response.status, titleOf(await response.text())]).toEqual([
        409,
        'Your appointment has changed in the meantime',
      ]);
    }
    expect(Date.parse((await appointmentOf(email))[0]?.starts_at ?? '')).toBe(Date.parse(earlier));
  });

  test('the page offers the times beside the appointment, also on a day that it fills itself', async () => {
    const settings = (buffer: number, maximum: number) =>
      query('update private.consultants set buffer_minutes = $1, daily_maximum = $2', [buffer, maximum]);
    const [before] = await query<{ daily_maximum: number }>('select daily_maximum from private.consultants');
    await settings(15, 1);
    api.clock.now += 3_000;
    const { times } = await freeTimes();
    const day = times[times.length >> 1]?.start.slice(0, 10) ?? '';
    const starts = times.map(({ start }) => start).filter((start) => start.startsWith(day));
    const start = starts[2] ?? '';
    const sent = booking(start);
    expect(await ask(sent)).toMatchObject({ outcome: 'booked' });
    const token = await tokenOf(sent.email);
    const page = await (await open(`/consultation/manage?token=${token}&from=${starts[0]}`)).text();
    const offered = [...page.matchAll(/data-start="([^"]*)"/g)].map(([, one]) => one);
    expect(offered.filter((one) => one?.startsWith(day))).toEqual(starts.filter((one) => one !== start));
    const fields = { token, version: valueIn(page, 'version') ?? '', act: 'move', start: starts[3] ?? '' };
    expect(titleOf(await (await submitForm('/consultation/manage', fields)).text())).toBe(
      'Your appointment has been moved',
    );
    await settings(0, before?.daily_maximum ?? 0);
    api.clock.now += 3_000;
    await forgetBookings();
  });

  test('an appointment that is moved again and again stays where it is', async () => {
    const { start, token, path } = await booked();
    const other = `${new Date(Date.parse(start) - 1_800_000).toISOString().slice(0, 16)}Z`;
    const move = async (to: string) => {
      const version = valueIn(await (await open(path)).text(), 'version') ?? '';
      const response = await submitForm('/consultation/manage', { token, version, act: 'move', start: to });
      return [response.status, titleOf(await response.text())];
    };
    for (const to of [other, start, other, start, other])
      expect(await move(to)).toEqual([200, 'Your appointment has been moved']);
    expect(await move(start)).toEqual([409, 'Moved too often today']);
    expect(await isFree(start)).toBe(true);
  });

  test.each(['0000-01-01T00:00Z', '0001-01-01T00:00Z', '9999-12-31T23:59Z'])(
    'nobody is free at %s',
    async (start) => {
      expect(await hold(start)).toMatchObject({ status: 409, error: 'gone' });
      expect((await ask(booking(start))).status).toBeLessThan(500);
    },
  );

  test('a video call stays one when a telephone number was typed too, which is not stored', async () => {
    const spoken = await booked({ medium: 'video', telephone: '+81 3 1234 5678' });
    expect(valueIn(await (await open(spoken.path)).text(), 'fact.medium')).toBe(MANAGE_PAGE.media.video);
    for (const telephone of ['+81 3 1234 5678', 'none']) {
      const fields = typed(await someTime(), { medium: 'video', telephone });
      expect((await submitForm('/form/appointment', fields)).status).toBe(303);
      expect(await appointmentOf(fields['email'] ?? '')).toMatchObject([{ telephone: null }]);
    }
  });

  test('while the call takes place, the page says how to find it, and afterwards that it is over', async () => {
    for (const medium of ['video', 'telephone'] as const) {
      const { email, token, path } = await booked({ medium, telephone: '+81 3 1234 5678' });
      const begin = (minutesAgo: number) =>
        query(
          `update private.appointments a set starts_at = now() - $1::integer * interval '1 minute',
             ends_at = now() + (30 - $1::integer) * interval '1 minute', busy_until = now() + interval '1 hour'
           from public.contact_submissions c where c.id = a.submission_id and c.email = $2`,
          [minutesAgo, email],
        );
      const page = async () => (await open(path)).text();
      const submitted = async () =>
        (await submitForm('/consultation/manage', { token, act: 'cancel' })).text();
      for (const [minutesAgo, { title, text }] of [
        [5, MANAGE_NOTICES.begun[medium]],
        [40, MANAGE_NOTICES.over],
      ] as const) {
        await begin(minutesAgo);
        for (const html of [await page(), await submitted()])
          expect([titleOf(html), textOf(html)]).toEqual([title, text]);
      }
      await query('delete from public.contact_submissions where email = $1', [email]);
    }
  });

  test('a page that shows an earlier time does not cancel the appointment, and shows the new time', async () => {
    const { email, token, path } = await booked();
    const shown = valueIn(await (await open(path)).text(), 'version') ?? '';
    const later = await someTime();
    const fields = { token, act: 'move', version: shown, start: later };
    expect((await submitForm('/consultation/manage', fields)).status).toBe(200);
    const cancel = (version: string) => submitForm('/consultation/manage', { token, act: 'cancel', version });
    for (const outdated of [shown, '']) {
      const response = await cancel(outdated);
      const page = await response.text();
      expect([response.status, titleOf(page), startIn(page)]).toEqual([
        409,
        MANAGE_NOTICES.changed.title,
        Date.parse(later),
      ]);
    }
    const current = await (await open(path)).text();
    expect((await cancel(valueIn(current, 'version') ?? '')).status).toBe(200);
    expect((await appointmentOf(email))[0]).toMatchObject({ state: 'cancelled' });
  });

  test('the first submission cancels, a second says that it is already cancelled, and the time is free again', async () => {
    const { email, start, token, path } = await booked();
    const cancel = async () => {
      const response = await submitForm('/consultation/manage', { token, version: '1', act: 'cancel' });
      return [response.status, titleOf(await response.text())];
    };
    expect(await cancel()).toEqual([200, 'Your appointment has been cancelled']);
    expect(await cancel()).toEqual([200, 'This appointment is cancelled']);
    expect((await appointmentOf(email))[0]).toMatchObject({
      state: 'cancelled',
      cancelled_by: 'visitor',
      sequence: 1,
    });
    expect(await isFree(start)).toBe(true);
    const ended = await (await open(path)).text();
    expect(titleOf(ended)).toBe('This appointment is cancelled');
    expect(valueIn(ended, 'fact.medium')).toBe('By video');
    expect(valueIn(ended, 'again')).toBe('/consultation?zone=Asia%2FTokyo');
    const again = await submitForm('/consultation/manage', { token, version: '1', act: 'move', start });
    expect([again.status, titleOf(await again.text())]).toEqual([409, 'This appointment is cancelled']);
  });

  test('a consultant subscribes to a secret feed of their own appointments', async () => {
    const { email } = await booked();
    const token = newToken();
    await query(`update private.consultants set feed_hash = decode($1, 'hex')`, [hashOf(token)]);
    const feed = await open(`/consultation/feed.ics?token=${token}`);
    expect([feed.status, feed.headers.get('content-type'), feed.headers.get('cache-control')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'no-store',
    ]);
    const [appointment] = await appointmentOf(email);
    const entries = Object.values(sync.parseICS(await feed.text())).filter(
      (entry) => entry?.type === 'VEVENT',
    );
    const entry = entries.find((one) => 'uid' in one && one.uid === appointment?.id);
    expect(entry).toMatchObject({ description: expect.stringMatching(/\n\nResilience of plant \d+\.$/) });
    expect(JSON.stringify(entry)).not.toContain('Appointment on');
    for (const forged of [FORGED, 'short', ''])
      expect((await open(`/consultation/feed.ics?token=${forged}`)).status).toBe(404);
  });

  test('a forged, malformed or expired link, or a form submitted from another site, changes nothing', async () => {
    const { email, token, path } = await booked();
    for (const forged of [FORGED, 'short', '']) {
      expect((await open(`/consultation/manage?token=${forged}`)).status).toBe(404);
      const response = await submitForm('/consultation/manage', { token: forged, act: 'cancel' });
      const html = await response.text();
      expect([response.status, titleOf(html)]).toEqual([404, 'This link does not work']);
      expect(valueIn(html, 'again')).toBe('/consultation');
    }
    const foreign = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' };
    expect((await submitForm('/consultation/manage', { token, act: 'cancel' }, foreign)).status).toBe(403);
    await query(
      `update private.calendar_tokens set expires_at = now() where token_hash = decode($1, 'hex')`,
      [hashOf(token)],
    );
    expect((await open(path)).status).toBe(404);
    expect((await submitForm('/consultation/manage', { token, act: 'cancel' })).status).toBe(404);
    expect((await appointmentOf(email))[0]?.state).toBe('booked');
  });

  test.each([
    ['an IPv4 /24', (host: number) => `192.0.2.${host}`],
    ['an IPv6 /48', (host: number) => `2001:db8:7:${host}::1`],
  ])('%s cannot use up the bookings of an hour: what is more is received without a time', async (_, at) => {
    await forgetBookings();
    const starts = (await freeTimes()).times.slice(100, 110).map((time) => time.start);
    const last = starts.pop() ?? '';
    const sent = starts.map((start) => booking(start));
    const responses = await Promise.all(sent.map((each, index) => ask(each, at(Math.floor(index / 3)))));
    const outcomes = responses.map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual([...Array(6).fill('booked'), ...Array(3).fill('received')]);
    for (const { reference } of responses) expect(reference).toMatch(/^CV-/);
    const free = starts[outcomes.indexOf('received')] ?? '';
    expect(await isFree(free)).toBe(true);
    expect(await ask(booking(last), at(77))).toMatchObject({ status: 200, outcome: 'received' });
    for (const start of [last, free]) expect(await ask(booking(start))).toMatchObject({ outcome: 'booked' });
  });

  test('three of several simultaneous bookings from one address are booked; one for an unavailable time does not count', async () => {
    await forgetBookings();
    const address = '198.51.100.11';
    const starts = (await freeTimes()).times.slice(80, 85).map((time) => time.start);
    const taken = starts.pop() ?? '';
    await ask(booking(taken));
    expect(await ask(booking(taken), address)).toMatchObject({ status: 409 });
    const sent = starts.map((start) => booking(start));
    const responses = await Promise.all(sent.map((each) => ask(each, address)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429]);
    const refused = responses.findIndex(({ status }) => status === 429);
    expect(responses[refused]).toMatchObject({
      error: 'rate_limited',
      message: expect.stringMatching(/60 minutes/),
    });
    const stored = 'select from public.contact_submissions where email = any ($1)';
    expect(await query(stored, [sent.map(({ email }) => email)])).toHaveLength(3);
    api.clock.now += 61_000;
    for (const [index, each] of sent.entries())
      expect((await ask(each, address)).reference).toBe(responses[index]?.reference);
    expect(await ask(sent[refused] ?? {})).toMatchObject({ outcome: 'booked' });
  });

  test('one address books three times an hour, and may send each booking again', async () => {
    await forgetBookings();
    const address = '198.51.100.10';
    for (let number = 0; number < 3; number += 1) {
      const sent = booking(await someTime());
      expect((await ask(sent, address)).status).toBe(200);
      if (number < 2) expect((await ask(sent, address)).status).toBe(200);
      api.clock.now += 61_000;
    }
    const fourth = booking(await someTime());
    expect((await ask(fourth, address)).status).toBe(429);
    expect((await ask(fourth)).status).toBe(200);
  });
});
