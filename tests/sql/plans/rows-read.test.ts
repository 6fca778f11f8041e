import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Database } from '#backend/database.ts';
import type { MessageKind } from '#shared/message-kinds.ts';
import { expireMessages } from '#backend/mail/expiry.ts';
import { settleOrphaned } from '#backend/mail/orphaned-messages.ts';
import { claimMessages } from '#backend/mail/outbox.ts';
import { STORED_ROW_SQL } from '#server/database/journal/durability.ts';
import { SORT_COLUMNS } from '#shared/desk/calls.ts';
import type { SortColumn, EnquiryFilter } from '#shared/desk/calls.ts';
import { enquiry } from '#tests/harness/api.ts';
import { HALF_HOUR_MS, hourAhead } from '#tests/harness/bookings.ts';
import { ENGINES } from '#tests/harness/database/backend.ts';
import { fillEnquiries } from '#tests/harness/database/desk-data.ts';
import { untimedTransaction } from '#tests/harness/database/untimed-transaction.ts';
import { admin } from '#tests/harness/desk.ts';
import type { Colleague } from '#tests/harness/desk.ts';
import { openPolicyTarget } from '#tests/harness/policy-target.ts';
import type { PolicyTarget } from '#tests/harness/policy-target.ts';

/** More than the list counts exactly. */
const ROWS = 12_000;
/** The rows that one request reads, however many there are: two and a half pages of the desk. */
const FEW = 250;
/** The ceiling of enquiries per hour: so many are counted at most. */
const HOURLY = 300;
/** Enquiries whose texts a search reads at most: two attempts to fill a page in list order. */
const SEARCHED = 1_300 + 5_100;
/** The rows of one call of an export. */
const EXPORTED = 2_000;

/** Rows of tables that grow which the transaction has read so far, by tables and by indexes. */
const READ_SQL = `select relid::regclass::text as name, seq_tup_read::integer as scanned,
    greatest(seq_tup_read + coalesce(idx_tup_fetch, 0), (
      select coalesce(sum(pg_stat_get_xact_tuples_returned(indexrelid)), 0) from pg_index where indrelid = relid
    ))::integer as read
  from pg_stat_xact_user_tables where schemaname in ('public', 'private', 'auth')`;

/** Messages, notes, log entries and ids of deleted rows in proportion to the enquiries. */
const FILL_REST_SQL = [
  `insert into public.outbox_messages (kind, submission_id, recipient, state, sent_at)
   select kind, id, email, 'sent', created_at
     from public.contact_submissions, unnest('{staff_notification,acknowledgement}'::text[]) kind`,
  `insert into public.submission_notes (submission_id, body)
   select id, 'Called back about ' || reference from public.contact_submissions`,
  `insert into public.desk_events (action, submission_id, new_value)
   select 'status_changed', id, status from public.contact_submissions`,
  `update public.contact_submissions set spam_score = 2, owner_id = (select user_id from public.admins)
    where status = 'in_progress'`,
  `insert into private.removed_rows (id) select gen_random_uuid() from public.contact_submissions`,
  `insert into auth.users (id, email, is_sso_user)
   select gen_random_uuid(), 'member-' || n || '@example.com', false from generate_series(1, 2000) n`,
  `insert into auth.sessions (id, user_id, created_at) select gen_random_uuid(), id, now() from auth.users`,
  `insert into auth.refresh_tokens (id, token, user_id, session_id, revoked, created_at)
   select gen_random_uuid(), 'token-' || n || id, user_id, id, n < 3, now() from auth.sessions, generate_series(1, 3) n`,
  `insert into private.known_addresses (user_id, address_hash) select id, 'address' from auth.users`,
  `insert into private.attempts (counter) select 'pair ' || id from auth.users`,
  `insert into private.sign_in_blocks (pair, ends_at) select 'pair ' || id, now() from auth.users`,
  'analyze',
];

const CONSULTANT = '55555555-5555-4555-8555-555555555555';
/** One consultant of twenty, with an appointment of each enquiry; all but a few of them are past. */
const FILL_CALENDAR_SQL = [
  `insert into private.consultants (id, user_id, name, office, feed_hash)
   select '${CONSULTANT}', user_id, 'Ada', 'london', sha256('feed') from public.admins`,
  `insert into private.appointments (submission_id, consultant_id, starts_at, ends_at, busy_until, zone, medium)
   select id, '${CONSULTANT}', starts, starts + interval '30 minutes', starts + interval '45 minutes', 'UTC', 'video'
   from (select id, date_trunc('hour', now()) + (20 - row_number() over ()) * interval '12 hours' as starts
     from public.contact_submissions) each`,
  `insert into private.claimed_times (consultant_number, span, appointment_id)
   select c.number, tstzrange(a.starts_at, a.busy_until), a.id
   from private.appointments a join private.consultants c on c.id = a.consultant_id`,
  'analyze private.appointments',
  'analyze private.claimed_times',
];

/** Mails to the guests of an event that are due, and later ones that are not. */
const BACKLOG_SQL = [
  `insert into private.events (slug, title, abstract, practice, starts_at, zone, minutes, capacity)
   values ('event', 'Title', 'Abstract', 'Practice', now() + interval '3 days', 'UTC', 60, 5000)`,
  `insert into private.event_registrations (event_id, name, email, company, state)
   select id, 'Guest', 'guest-' || n || '@example.com', 'Guest Ltd', 'registered'
   from private.events, generate_series(1, 10) n`,
  `insert into public.outbox_messages (kind, registration_id, recipient, useful_until, next_attempt_at)
   select 'event_message', id, email, now() + interval '3 days', now() + delay
   from private.event_registrations, unnest('{-1 hour,1 day}'::interval[]) delay, generate_series(1, 500)`,
  'analyze public.outbox_messages',
];

/** Enquiries of the last minutes, of which the statistics know nothing yet. */
const FLOOD_SQL = `insert into public.contact_submissions (first_name, last_name, email, company, message, reference)
  select 'A', 'B', 'flood-' || n || '@example.org', 'C', 'Text ' || n, 'X-' || n from generate_series(1, 2000) n`;

type Statement = { sql: string; parameters?: unknown[] };
type Counts = { name: string; scanned: number; read: number };

const sent = (number: number) =>
  enquiry({ email: `sender-${number}@example.org`, message: `Enquiry ${number}: `.padEnd(120, 'a word ') });
const inserted = (number: number): Statement => ({
  sql: 'select private.store_enquiry($1)',
  parameters: [JSON.stringify(sent(number))],
});

describe.each(ENGINES)('%s with many rows', (engine) => {
  let target: PolicyTarget;
  let ada: Colleague;
  let claims: string;

  beforeAll(async () => {
    target = await openPolicyTarget(engine, 'directly');
    ada = await admin(target, 'ada@firm.example');
    claims = Buffer.from(ada.token.split('.')[1] ?? '', 'base64url').toString();
    await fillEnquiries(target, ROWS);
    await untimedTransaction(target, async ({ query }) => {
      await query("set local session_replication_role = 'replica'");
      for (const sql of FILL_REST_SQL) await query(sql);
    });
  });
  afterAll(() => target?.close());

  type Role = 'anon' | 'admin' | 'operator';
  const readBy = (role: Role, ...statements: Statement[]) => readAfter([], role, statements);

  /** What the statements read, each table that grows by itself. They run as `role` and are rolled back. */
  async function readAfter(arranged: string[], role: Role, statements: Statement[]): Promise<Counts[]> {
    let counts: Counts[] = [];
    const seen = untimedTransaction(target, async ({ query }) => {
      await query("set local session_replication_role = 'replica'");
      for (const sql of arranged) await query(sql);
      await query("set local session_replication_role = 'origin'");
      const before = await query<Counts>(READ_SQL);
      if (role === 'admin') {
        await query(
          `select set_config('request.jwt.claims', $1, true),
             set_config('request.jwt.claim.sub', $1::jsonb ->> 'sub', true)`,
          [claims],
        );
      }
      if (role !== 'operator') await query(`set local role ${role === 'admin' ? 'authenticated' : 'anon'}`);
      for (const { sql, parameters } of statements) await query(sql, parameters);
      await query('reset role');
      const after = await query<Counts>(READ_SQL);
      counts = after.map(({ name, scanned, read }) => {
        const old = before.find((entry) => entry.name === name);
        return { name, scanned: scanned - (old?.scanned ?? 0), read: read - (old?.read ?? 0) };
      });
      throw new Error('taken back');
    });
    await expect(seen).rejects.toThrow('taken back');
    return counts;
  }
  const readMany = (counts: Counts[]) => counts.filter(({ read }) => read > FEW);
  const scannedAll = (counts: Counts[]) => counts.filter(({ scanned }) => scanned >= ROWS);
  const asked = (call: string, ...parameters: unknown[]): Statement => ({
    sql: `select public.${call}`,
    parameters,
  });

  test('an enquiry reads a few rows, also when plans are cached', async () => {
    // After five runs PL/pgSQL may change to a plan that is made without knowing the values.
    const earlier = Array.from({ length: 7 }, (_, number) => inserted(number));
    const counts = await readBy('operator', ...earlier);
    expect(counts.filter(({ read }) => read > 7 * FEW)).toEqual([]);
    expect(scannedAll(counts)).toEqual([]);
  });

  test.each([
    `export_submissions_text('{}', now() - interval '60 days', gen_random_uuid())`,
    `export_subscribers(null, now() - interval '60 days', gen_random_uuid())`,
  ])('%s reads the rows that it returns', async (call) => {
    const counts = await readBy('admin', asked(call));
    expect(counts.filter(({ read }) => read > EXPORTED + FEW)).toEqual([]);
  });

  test('a stored subscription is found by an index', async () => {
    const parameters = [JSON.stringify({ email: 'READER-77@example.com' })];
    const stored = { sql: STORED_ROW_SQL.newsletter_subscriptions, parameters };
    expect(readMany(await readBy('operator', stored))).toEqual([]);
  });

  test('a subscription reads a few rows', async () => {
    const row = JSON.stringify({ email: 'new@example.com', source: 'insights_page' });
    for (const hold of [false, true]) {
      const subscribe = { sql: 'select private.store_subscription($1, $2)', parameters: [row, hold] };
      expect(readMany(await readBy('operator', subscribe))).toEqual([]);
    }
  });

  test('a sign-in and a renewal read a few rows', async () => {
    const [session] = await target.backend.query<{ id: string; user: string; token: string }>(
      `select s.id, s.user_id as user, t.token from auth.sessions s
        join auth.refresh_tokens t on t.session_id = s.id and not t.revoked limit 1`,
    );
    const { id, user, token } = session ?? {};
    const begin = `select private.begin_sign_in('a', 5, '15 minutes', 'b', 50, '15 minutes', false)`;
    const counts = await readBy(
      'operator',
      { sql: begin },
      // As the library does.
      { sql: 'select * from auth.users where email = $1', parameters: ['member-77@example.com'] },
      { sql: `select private.fail_sign_in('a', 5, '15 minutes')` },
      { sql: `select private.confirm_sign_in($1, $2, 0, 'address')`, parameters: [user, id] },
      { sql: `select private.undo_sign_in('a', 'b', false, true)` },
      { sql: 'select private.begin_renewal($1)', parameters: [token] },
      { sql: 'select private.confirm_renewal($1, true)', parameters: [token] },
    );
    expect(readMany(counts)).toEqual([]);
  });

  test('the upkeep of accounts finds what has ended by indexes', async () => {
    const counts = await readBy(
      'operator',
      { sql: 'select private.delete_stale_account_rows(500)' },
      { sql: 'select private.delete_old_attempts()' },
    );
    expect(counts.filter(({ scanned }) => scanned > FEW)).toEqual([]);
  });

  test('the worker of the outbox reads a few rows, also of a backlog', async () => {
    const statements: Statement[] = [];
    const database: Database = {
      query: async (sql, parameters = []) => {
        statements.push({ sql, parameters });
        return [];
      },
      transaction: () => Promise.reject(new Error('not used here')),
    };
    const kinds: MessageKind[] = ['acknowledgement', 'staff_notification', 'event_message'];
    await claimMessages(database, { kinds, limit: 4, leaseMs: 1_000, senderDomain: 'example.com' });
    await expireMessages(database);
    await settleOrphaned(database, Math.random);
    expect(readMany(await readBy('operator', ...statements))).toEqual([]);
    expect(readMany(await readAfter(BACKLOG_SQL, 'operator', statements))).toEqual([]);
  });

  test.each([
    'desk_changes(now(), 1000000)',
    'desk_intake()',
    'retention_preview()',
    'list_admins()',
    'assistant_statistics()',
    `list_submissions('{"search": "zzqy"}')`,
    `list_submissions('{"search": "-007777"}')`,
    `list_submissions('{"status": ["new", "in_progress"]}')`,
    `list_submissions('{"waiting_over": "clock_24h"}')`,
    `find_person('ada.12@company-12.example')`,
    `erase_person('ada.12@company-12.example')`,
  ])('%s reads at most a few pages', async (call) => {
    const counts = await readBy('admin', asked(call));
    expect(counts.filter(({ read }) => read > 6 * FEW)).toEqual([]);
  });

  test.each([
    `list_submissions()`,
    `list_submissions(page => 30)`,
    `list_submissions('{"status": ["spam"]}', 'signs', true)`,
    ...SORT_COLUMNS.flatMap((sort) => [
      `list_submissions(sort => '${sort}')`,
      `list_submissions(sort => '${sort}', ascending => true)`,
    ]),
    'list_subscribers()',
    `list_subscribers('reader-77')`,
    `list_subscribers(state => 'confirmed')`,
    `list_subscribers(state => 'unconfirmed')`,
    'list_unsent_mails()',
    'list_failed_event_mails()',
    'desk_statistics()',
    'mail_status()',
  ])('%s never reads a whole table', async (call) => {
    expect(scannedAll(await readBy('admin', asked(call)))).toEqual([]);
  });

  test.each([
    `list_submissions('{"search": "resilience"}')`,
    `list_submissions('{"search": "resilience"}', 'company')`,
    `list_submissions('{"search": "ransom northern"}')`,
    `list_submissions('{"search": "kowalski"}')`,
    `list_submissions('{"search": "ad"}')`,
  ])('%s reads a bounded number of texts', async (call) => {
    const counts = await readBy('admin', asked(call));
    expect(counts.filter(({ read }) => read > SEARCHED + 2 * FEW)).toEqual([]);
  });

  /** Ids of one page from the desk's function, and from sorting the whole table. */
  async function pagesOf(filter: EnquiryFilter, sort: SortColumn, ascending: boolean) {
    const [page, size] = [2, 80];
    const { rows, ...list } = await ada.ask('list_submissions', {
      filter,
      sort,
      ascending,
      page,
      page_size: size,
    });
    const [sql] = await target.backend.query<{ conditions: string; ordering: string }>(
      `select private.submission_conditions($1, private.office()) as conditions,
         private.submission_order($2, $3) as ordering`,
      [JSON.stringify(filter), sort, ascending],
    );
    const sorted = await target.backend.query<{ id: string; matches: number }>(
      `select c.id, count(*) over ()::integer as matches from public.contact_submissions c
        where ${sql?.conditions} order by ${sql?.ordering} limit ${size} offset ${size}`,
    );
    return {
      ...list,
      listed: rows.map(({ id }) => id),
      sorted: sorted.map(({ id }) => id),
      matches: sorted[0]?.matches,
    };
  }

  test.each(SORT_COLUMNS)(
    'a page sorted by %s has the rows that sorting the whole table gives',
    async (sort) => {
      for (const ascending of [true, false]) {
        const { listed, sorted } = await pagesOf({}, sort, ascending);
        expect(listed).toEqual(sorted);
      }
    },
  );

  // Sorted by company, the rows of Delta start after the part that a search reads first, and those of Vale are the last tenth.
  test.each([
    ['resilience', 'created_at'],
    ['resilience', 'company'],
    ['resilience', 'role'],
    ['delta', 'company'],
    ['vale university', 'company'],
  ] as const)(
    'a search for %s sorted by %s has the right rows and says less than the number of matches',
    async (search, sort) => {
      const { listed, sorted, total, total_is_exact, matches } = await pagesOf({ search }, sort, true);
      expect(listed).toHaveLength(80);
      expect(listed).toEqual(sorted);
      expect(total_is_exact).toBe(false);
      expect(total).toBeGreaterThanOrEqual(160);
      expect(total).toBeLessThan(matches ?? 0);
    },
  );

  test('deletion by age reads as many rows as it deletes', async () => {
    const counts = await readBy(
      'operator',
      {
        sql: `insert into private.retention_periods (table_name, days) values ('contact_submissions', 100)
          on conflict (table_name) do update set days = excluded.days`,
      },
      { sql: `select private.delete_expired('contact_submissions', 100)` },
    );
    expect(counts.filter(({ read }) => read > 3 * FEW)).toEqual([]);
  });

  test('the calendar reads the free times of six weeks, books and moves without reading what is past', async () => {
    const booking = JSON.stringify({
      enquiry: sent(2),
      consultant: CONSULTANT,
      starts: new Date(hourAhead(3)).toISOString(),
      ends: new Date(hourAhead(3) + HALF_HOUR_MS).toISOString(),
      medium: 'video',
      zone: 'UTC',
      network: 'network',
      address: { counter: 'address', allowed: 3, span: '1 hour' },
    });
    const span = `now() + interval '3 days', now() + interval '3 days 30 minutes'`;
    const statements = [
      { sql: `select private.calendar_data('training', now(), now() + interval '42 days')` },
      {
        sql: `select private.keep_time($1, ${span}, sha256('hold'), null, 'network')`,
        parameters: [CONSULTANT],
      },
      { sql: 'select private.book_appointment($1)', parameters: [booking] },
      { sql: `select private.appointment_of(sha256('token'))` },
      { sql: `select private.appointment_feed(sha256('feed'))` },
      {
        sql: `select private.move_appointment(id, consultant_id, starts_at + interval '1 hour', ends_at + interval '1 hour', 1)
          from private.appointments where starts_at > now() order by starts_at limit 1`,
      },
      {
        sql: `select private.cancel_own_appointment(id, version) from private.appointments where starts_at > now() order by starts_at limit 1`,
      },
    ];
    const counts = await readAfter(FILL_CALENDAR_SQL, 'operator', statements);
    // The round robin looks back 90 days, and the feed 30, with two appointments a day.
    expect(counts.filter(({ read }) => read > 2 * FEW)).toEqual([]);
    expect(scannedAll(counts)).toEqual([]);
  });

  // The last test, because its rows leave entries in the indexes.
  test('an enquiry in a flood reads a few rows', async () => {
    const counts = await readAfter([FLOOD_SQL], 'operator', [inserted(1)]);
    expect(counts.filter(({ read }) => read > HOURLY + 2 * FEW)).toEqual([]);
  });
});
