import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { sync as ical } from 'node-ical';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { importBusyTimes } from '#backend/calendar/busy/import.ts';
import type { BusyImports } from '#backend/calendar/busy/import.ts';
import { consultantFeed } from '#backend/calendar/booking/consultant-feed.ts';
import { createNetworkReader } from '#backend/public-web/network-reader.ts';
import type { ReadUrl } from '#backend/public-web/read-url.ts';
import { hashOf, newToken } from '#backend/tokens.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import { bookFreeTime, hourAhead } from '#tests/harness/bookings.ts';
import { addConsultant } from '#tests/harness/calendar.ts';
import { SQL_TEST_ENGINES, openTestBackend } from '#tests/harness/database/backend.ts';
import type { TestBackend } from '#tests/harness/database/backend.ts';

const SITE_URL = 'https://www.firm.example';
const never = new AbortController().signal;

/** `20261124T090000Z` */
const stamp = (moment: number) => `${new Date(moment).toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;
const calendarAt = (moment: number) =>
  `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:${stamp(moment)}\r\nDURATION:PT1H\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;

describe.each(SQL_TEST_ENGINES)('calendars of consultants on %s', (engine) => {
  let opened: TestBackend;
  let site: Server;
  let answerWith: RequestListener = () => {};
  let requests = 0;
  let consultant: string;
  /** The guarded reader, led to the server of the test instead of the address in the database. */
  const read: ReadUrl = (url, wanted) => {
    const { port } = site.address() as AddressInfo;
    const reader = createNetworkReader({ resolve: async () => ['127.0.0.1'], permits: () => true });
    return reader(new URL(`http://calendar.test:${port}${url.pathname}`), wanted);
  };
  const run = (): Promise<BusyImports> => importBusyTimes(opened.backend, { read, signal: never });
  const due = () => opened.backend.query('update private.consultants set busy_read_at = null');
  const state = async () => {
    const [row] = await opened.backend.query<{ error: string | null; spans: string[] }>(
      `select c.busy_error as error,
         (select coalesce(jsonb_agg(lower(b.span) order by b.span), '[]') from private.busy_times b
           where b.consultant_id = c.id) as spans
         from private.consultants c where c.id = $1`,
      [consultant],
    );
    return { error: row?.error, spans: row?.spans.map((start) => Date.parse(start)) };
  };
  const serve = (text: string, type = 'text/calendar; charset=utf-8') => {
    answerWith = (_request, response) => response.setHeader('content-type', type).end(text);
  };

  beforeAll(async () => {
    opened = await openTestBackend(engine);
    consultant = await addConsultant(opened.backend);
    site = createServer((request, response) => {
      requests += 1;
      answerWith(request, response);
    }).listen(0, '127.0.0.1');
    await once(site, 'listening');
  });
  beforeEach(async () => {
    requests = 0;
    await opened.backend.query('delete from private.busy_times');
    await opened.backend.query(
      `update private.consultants set busy_url = 'https://calendar.example/secret/me.ics', busy_read_at = null, busy_error = null`,
    );
  });
  afterAll(async () => {
    site?.closeAllConnections();
    site?.close();
    await opened?.close();
  });

  test('busy times are imported once an hour, by one of the servers', async () => {
    const start = hourAhead(5);
    serve(calendarAt(start));
    const counts = await Promise.all([run(), run(), run()]);
    expect(counts.reduce((sum, { imported }) => sum + imported, 0)).toBe(1);
    expect(requests).toBe(1);
    expect(await state()).toEqual({ error: null, spans: [start] });
    expect(await run()).toEqual({ imported: 0, failed: 0 });
  });

  test('after a clock that was years ahead is corrected, the import is due at once', async () => {
    await opened.backend.query(`update private.consultants set busy_read_at = now() + interval '2 years'`);
    const start = hourAhead(5);
    serve(calendarAt(start));
    expect(await run()).toEqual({ imported: 1, failed: 0 });
    expect(await state()).toEqual({ error: null, spans: [start] });
  });

  test('a server whose clock is wrong imports the days that the clock of the database names', async () => {
    const start = hourAhead(5);
    serve(calendarAt(start));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 730 * DAY_MS });
    const wrong = await run().finally(() => vi.useRealTimers());
    expect(wrong).toEqual({ imported: 1, failed: 0 });
    expect(await state()).toEqual({ error: null, spans: [start] });
  });

  test('an import that is interrupted is due again', async () => {
    const stopping = new AbortController();
    const stopped: ReadUrl = async () => {
      stopping.abort();
      throw new Error('interrupted');
    };
    const interrupted = await importBusyTimes(opened.backend, { read: stopped, signal: stopping.signal });
    expect(interrupted).toEqual({ imported: 0, failed: 0 });
    const start = hourAhead(7);
    serve(calendarAt(start));
    await importBusyTimes(opened.backend, { read, signal: stopping.signal });
    expect(await run()).toEqual({ imported: 1, failed: 0 });
    expect(await state()).toEqual({ error: null, spans: [start] });
  });

  test('a database fault during an import is not blamed on the calendar and stops no other import', async () => {
    const other = await addConsultant(opened.backend, { email: 'other@firm.example' });
    await opened.backend.query(`update private.consultants set busy_url = 'https://calendar.example/me.ics'`);
    const start = hourAhead(8);
    serve(calendarAt(start));
    let stores = 0;
    const failingOnce = {
      ...opened.backend,
      query: <Row>(sql: string, parameters?: unknown[]) =>
        sql.includes('store_busy_times') && (stores += 1) === 1
          ? Promise.reject(new Error('The connection was lost.'))
          : opened.backend.query<Row>(sql, parameters),
    };
    const faulty = importBusyTimes(failingOnce, { read, signal: never });
    await expect(faulty).rejects.toThrow('The connection was lost.');
    expect(stores).toBe(2);
    expect(await run()).toEqual({ imported: 1, failed: 0 });
    expect(await state()).toEqual({ error: null, spans: [start] });
    await opened.backend.query('delete from private.consultants where id = $1', [other]);
  });

  test('an import replaces the one before, and an error keeps it and says why', async () => {
    const start = hourAhead(6);
    serve(calendarAt(start - 1_800_000));
    await run();
    await due();
    serve(calendarAt(start));
    await run();
    expect(await state()).toEqual({ error: null, spans: [start] });
    await due();
    serve('<!doctype html><title>Sign in</title>', 'text/html');
    expect(await run()).toEqual({ imported: 0, failed: 1 });
    expect(await state()).toEqual({ error: 'The address does not lead to a calendar file.', spans: [start] });
    await due();
    serve(calendarAt(start));
    await run();
    expect((await state()).error).toBeNull();
  });

  test.each([
    [404, 'The address of the calendar answers with 404.'],
    [500, 'The address of the calendar answers with 500.'],
  ])('an answer of %d is named', async (status, error) => {
    answerWith = (_request, response) => response.writeHead(status).end();
    await run();
    expect((await state()).error).toBe(error);
  });

  test('a redirect to another site is not followed', async () => {
    answerWith = (_request, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
    await run();
    expect(requests).toBe(1);
    expect((await state()).error).toBe('The calendar redirects to another site.');
  });

  test('a calendar of 50 MB is not read to its end', async () => {
    let sent = 0;
    answerWith = (_request, response) => {
      response.setHeader('content-type', 'text/calendar');
      response.write('BEGIN:VCALENDAR\r\n');
      const chunk = Buffer.alloc(256 * 1024, 'X-FILLER:x\r\n');
      const more = () => {
        while (sent < 50 * 1024 * 1024 && !response.destroyed) {
          sent += chunk.length;
          if (!response.write(chunk)) return void response.once('drain', more);
        }
        response.end();
      };
      more();
    };
    await run();
    expect((await state()).error).toBe('The calendar is larger than 5120 KiB.');
    expect(sent).toBeLessThan(20 * 1024 * 1024);
  });

  test('an endless or excessive recurrence is refused with one sentence', async () => {
    const lines =
      'BEGIN:VEVENT\r\nUID:1\r\nDTSTART:19700101T000000Z\r\nRRULE:FREQ=SECONDLY;COUNT=1000000000\r\nEND:VEVENT';
    serve(`BEGIN:VCALENDAR\r\n${lines}\r\nEND:VCALENDAR\r\n`);
    await run();
    expect((await state()).error).toBe(
      'An event of the calendar repeats more often than once a day, which is not read.',
    );
  });

  test('addresses that are not public are never called', async () => {
    const { port } = site.address() as AddressInfo;
    for (const url of [
      `https://127.0.0.1:${port}/x`,
      'https://localhost/x',
      'https://[::1]/x',
      'https://10.0.0.1/x',
    ]) {
      await opened.backend.query('update private.consultants set busy_url = $1, busy_read_at = null', [url]);
      await importBusyTimes(opened.backend, { signal: never });
      expect((await state()).error).toBe('The address is not on the public web.');
    }
    expect(requests).toBe(0);
  });

  test('no busy times are imported for a consultant without an admin account', async () => {
    serve(calendarAt(hourAhead(7)));
    await opened.backend.query('delete from public.admins');
    expect(await run()).toEqual({ imported: 0, failed: 0 });
    await opened.backend.query(
      'insert into public.admins (user_id) select user_id from private.consultants where id = $1',
      [consultant],
    );
  });

  test('the feed holds the appointments as a calendar that another parser reads, for the secret address alone', async () => {
    const token = newToken();
    await opened.backend.query(`update private.consultants set feed_hash = decode($2, 'hex') where id = $1`, [
      consultant,
      hashOf(token),
    ]);
    const start = hourAhead(9);
    const booked = await bookFreeTime(opened.backend, consultant, start, {
      email: 'feed@example.com',
      message: 'We want to talk,\nabout; everything: BEGIN:VEVENT',
    });
    const feed = await consultantFeed(opened.backend, token, SITE_URL);
    const events = Object.values(ical.parseICS(feed ?? '')).filter((part) => part?.type === 'VEVENT');
    expect(events).toMatchObject([
      {
        uid: booked.id,
        start: new Date(start),
        status: 'CONFIRMED',
        description: expect.stringContaining('We want to talk,\nabout; everything: BEGIN:VEVENT'),
      },
    ]);
    for (const other of [newToken(), '', 'x', `${token}=`]) {
      expect(await consultantFeed(opened.backend, other, SITE_URL)).toBeUndefined();
    }
  });
});
