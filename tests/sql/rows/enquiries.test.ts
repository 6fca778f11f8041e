import { randomUUID } from 'node:crypto';

import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { EMAIL_PATTERN, pageSchema } from '#shared/forms/contact.ts';
import { INDUSTRY_OPTIONS, INTEREST_OPTIONS, ROLE_OPTIONS } from '#shared/forms/contact-options.ts';
import { CONTACT_LIMITS, CONTACT_RATE } from '#shared/limits.ts';
import { NEWSLETTER_SOURCE } from '#shared/forms/newsletter.ts';
import { enquiry } from '#tests/harness/api.ts';
import { SQL_TEST_ENGINES } from '#tests/harness/database/backend.ts';
import { liftHourlyLimits } from '#tests/harness/database/hourly-limits.ts';
import { untimedTransaction } from '#tests/harness/database/untimed-transaction.ts';
import { openPolicyTarget } from '#tests/harness/policy-target.ts';
import type { PolicyTarget } from '#tests/harness/policy-target.ts';

type Row = Record<string, unknown> & { id: string; created_at: string; email: string };

const LONG = 'x'.repeat(5_000);
const FIELDS = [
  ['first_name', CONTACT_LIMITS.firstName],
  ['last_name', CONTACT_LIMITS.lastName],
  ['company', CONTACT_LIMITS.company],
  ['message', CONTACT_LIMITS.message],
] as const;
const OPTIONS = [
  ['role', ROLE_OPTIONS],
  ['industry', INDUSTRY_OPTIONS],
  ['interest', INTEREST_OPTIONS],
] as const;
const PAGES = [
  '/',
  '/about',
  '/resources/notification-deadlines/eu-nis2',
  `/${'a'.repeat(CONTACT_LIMITS.page - 1)}`,
  `/${'a'.repeat(CONTACT_LIMITS.page)}`,
  '',
  'about',
  '//elsewhere.example',
  '/about/',
  '/a/b/c/d',
  '/about?token=x',
  '/about#contact',
  '/About',
  '/a.b',
  '/about\n',
  'https://example.com/about',
];
const ADDRESSES = [
  'a@b.co',
  'first.last+tag@sub.example.museum',
  '%_-+.9@9-9.io',
  "shane.o'brien@example.com",
  `${'a'.repeat(CONTACT_LIMITS.email - 5)}@b.co`,
  '',
  'a@b',
  'a@b.c',
  'a@@b.co',
  'a b@c.co',
  'c@d.co\n',
  'é@b.co',
  'a@b.c0',
  '@b.co',
  'a"b@c.co',
];

describe.each(SQL_TEST_ENGINES)('%s', (engine) => {
  let target: PolicyTarget;
  let client: SupabaseClient;
  let numbered = 0;

  beforeAll(async () => {
    target = await openPolicyTarget(engine, 'directly');
    client = target.client();
    await liftHourlyLimits(target.backend);
  });
  afterAll(() => target?.close());

  const someone = () => `someone-${(numbered += 1)}@example.com`;
  /** A unique enquiry, because a repeated one would count as a retry. */
  const another = (changes: Record<string, unknown> = {}) =>
    enquiry({ email: someone(), message: `Enquiry ${(numbered += 1)}`, ...changes });
  const send = (changes: Record<string, unknown> = {}) =>
    client.from('contact_submissions').insert(another(changes));
  const subscribe = (email: string) =>
    client.from('newsletter_subscriptions').insert({ email, source: NEWSLETTER_SOURCE });
  const stored = (email: string) =>
    target.backend.query<Row>('select * from public.contact_submissions where email = $1', [email]);

  test('exactly three of twenty simultaneous enquiries from one mailbox are accepted', async () => {
    const email = someone();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send({ email })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(CONTACT_RATE.attempts);
    const refused = answers.filter(({ error }) => error);
    expect(refused.map(({ status, error }) => [status, error?.code])).toEqual(
      Array.from({ length: 20 - CONTACT_RATE.attempts }, () => [429, 'PT429']),
    );
    expect(await stored(email)).toHaveLength(CONTACT_RATE.attempts);
  });

  test('the server stores an enquiry with the rights of a visitor and gets the row, also of one sent again', async () => {
    const { backend } = target;
    const store = async (row: object) => {
      const [answer] = await backend.query<{ stored: Row & { reference: string; status: string } }>(
        'select private.store_enquiry($1) as stored',
        [JSON.stringify(row)],
      );
      return answer?.stored;
    };
    const sent = another();
    const first = await store({ ...sent, id: randomUUID(), status: 'answered', reference: 'CV-AAAA-AA' });
    expect(first).toMatchObject({
      ...sent,
      status: 'new',
      reference: expect.not.stringMatching('CV-AAAA-AA'),
    });
    expect(await store(sent)).toEqual(first);
    expect(await stored(String(sent['email']))).toHaveLength(1);
    await expect(store(another({ email: 'no address' }))).rejects.toMatchObject({ code: '23514' });

    const withoutRight = backend.transaction(async ({ query }) => {
      await query('revoke insert on public.contact_submissions from anon');
      await query(
        'revoke insert (first_name, last_name, email, company, role, industry, interest, message, source) on public.contact_submissions from anon',
      );
      await query('select private.store_enquiry($1)', [JSON.stringify(another())]);
    });
    await expect(withoutRight).rejects.toMatchObject({ code: '42501' });
  });

  test('letter case, spaces and +tags do not make a different mailbox', async () => {
    const name = `mailbox-${(numbered += 1)}`;
    const variants = [
      `${name}@example.com`,
      ` ${name.toUpperCase()}@Example.COM `,
      `${name}+a+b@example.com`,
    ];
    for (const email of variants) expect((await send({ email })).status).toBe(201);
    expect((await send({ email: `${name}+other@example.com` })).status).toBe(429);
    expect((await send({ email: `other-${name}@example.com` })).status).toBe(201);
  });

  test('an array of rows cannot bypass the limit and is not stored in part', async () => {
    const email = someone();
    const rows = Array.from({ length: CONTACT_RATE.attempts + 1 }, () => another({ email }));
    expect((await client.from('contact_submissions').insert(rows)).status).toBe(429);
    expect(await stored(email)).toHaveLength(0);
  });

  test('the rate limit ends after five minutes', async () => {
    const email = someone();
    for (let sent = 0; sent < CONTACT_RATE.attempts; sent += 1) await send({ email });
    await target.backend.query(
      `update public.contact_submissions set created_at = created_at - $1 * interval '1 millisecond' where email = $2`,
      [CONTACT_RATE.windowMs, email],
    );
    expect((await send({ email })).status).toBe(201);
  });

  test('a new database has ceilings of 300 an hour and limits on held rows that a small disk can hold', async () => {
    const fresh = await target.backend.query<{ statement: string }>(
      `select unnest(statements) as statement from supabase_migrations.schema_migrations`,
    );
    const text = fresh.map(({ statement }) => statement).join('\n');
    for (const table of ['contact_submissions', 'newsletter_subscriptions']) {
      expect(text).toMatch(new RegExp(`^  \\('${table}', 300, `, 'm'));
    }
    expect(await target.backend.query('select held_at_most from private.intake_ceilings order by 1')).toEqual(
      [{ held_at_most: 10_000 }, { held_at_most: 10_000 }, { held_at_most: 100_000 }],
    );
  });

  describe.each(['contact_submissions', 'newsletter_subscriptions'])('the ceilings of %s', (table) => {
    const insert = (email = someone()) =>
      table === 'contact_submissions' ? send({ email }) : subscribe(email);
    const isHeld = async (email: string) => {
      const [row] = await target.backend.query<{ held: boolean }>(
        `select held from public.${table} where email = $1`,
        [email],
      );
      return row?.held;
    };
    const status = async () => {
      const [row] = await target.backend.query<{ last_hour: number; held: number }>(
        'select last_hour::integer as last_hour, held from private.intake_status() where table_name = $1',
        [table],
      );
      return row;
    };
    /** Sets the ceilings to the given numbers of rows above the current ones. */
    const leave = (rows: number, held: number) =>
      target.backend.query(
        `update private.intake_ceilings set held_at_most = held + $3,
           rows_per_hour = $2 + (select count(*) from public.${table} where not held) where table_name = $1`,
        [table, rows, held],
      );

    test('hold rows above the first and refuse rows above the second', async () => {
      await leave(1, 2);
      const [within, above, further, refused] = [someone(), someone(), someone(), someone()];
      for (const email of [within, above, further]) expect((await insert(email)).status).toBe(201);
      expect(await insert(refused)).toMatchObject({ status: 503, error: { code: 'PT503' } });
      expect(await isHeld(within)).toBe(false);
      expect(await isHeld(above)).toBe(true);
      expect(await isHeld(further)).toBe(true);
      expect(await isHeld(refused)).toBeUndefined();
      // A deleted row makes room for another one.
      await target.backend.query(`delete from public.${table} where email = $1`, [above]);
      expect((await insert(refused)).status).toBe(201);
      expect(await isHeld(refused)).toBe(true);
      await liftHourlyLimits(target.backend);
      const later = someone();
      expect((await insert(later)).status).toBe(201);
      expect(await isHeld(later)).toBe(false);
    });

    test('count the rows of the last hour by an index without held rows', async () => {
      // A flood in which one row in fifty is not held, after months of genuine rows.
      const arrival = `now() - case when i <= 3000 then i * interval '1 second' else i * interval '1 hour' end,
        i <= 3000 and i % 50 <> 0`;
      let plan: unknown;
      const seen = untimedTransaction(target, async ({ query }) => {
        await query(`alter table public.${table} disable trigger user`);
        await query(
          table === 'contact_submissions'
            ? `insert into public.contact_submissions (first_name, last_name, email, company, message, reference, created_at, held)
                 select 'A', 'B', 'x' || i || '@example.com', 'C', 'D', 'X-' || i, ${arrival} from generate_series(1, 5000) i`
            : `insert into public.newsletter_subscriptions (email, created_at, held)
                 select 'x' || i || '@example.com', ${arrival} from generate_series(1, 5000) i`,
        );
        await query(`analyze public.${table}`);
        plan = await query(
          `explain select from public.${table} where created_at > now() - interval '1 hour' and not held
             order by created_at desc limit 300`,
        );
        throw new Error('taken back');
      });
      await expect(seen).rejects.toThrow('taken back');
      expect(JSON.stringify(plan)).toContain(`${table}_hour_idx`);
    });

    test('keep an exact count of held rows through retries, concurrent inserts and deletions', async () => {
      await leave(0, 100);
      const before = (await status())?.held ?? NaN;
      const twice = someone();
      await insert(twice);
      // Another message from the mailbox is a second enquiry, but causes no second subscription.
      await insert(twice);
      await Promise.all(Array.from({ length: 8 }, () => insert()));
      expect((await status())?.held).toBe(before + (table === 'contact_submissions' ? 10 : 9));
      const [counted] = await target.backend.query(
        `select count(*)::integer as held from public.${table} where held`,
      );
      expect(counted).toMatchObject({ held: (await status())?.held });
      await target.backend.query(`delete from public.${table} where held`);
      expect((await status())?.held).toBe(0);
      await liftHourlyLimits(target.backend);
    });
  });

  test('values are trimmed, the email address is lower-cased, and the database sets id and time', async () => {
    const email = someone();
    const { status } = await send({
      email: `\u00a0 ${email.toUpperCase()}\n`,
      first_name: ' Ada\t',
      message: '\u3000 Hello \n there \r\n',
      role: null,
    });
    expect(status).toBe(201);
    const [row] = await stored(email);
    expect(row).toMatchObject({ first_name: 'Ada', message: 'Hello \n there', role: null });
    expect(row?.id).toMatch(/^[0-9a-f]{8}-/);
    expect(Math.abs(Date.now() - Date.parse(row?.created_at ?? ''))).toBeLessThan(60_000);
  });

  test('visitors may fill exactly the specified columns', async () => {
    const columns = await target.backend.query(
      `select object, string_agg(name, ' ' order by name) as columns
         from private.declared_grants, unnest(columns) name
        where role = 'anon' and privilege = 'INSERT' group by 1 order by 1`,
    );
    expect(columns).toEqual([
      {
        object: 'public.contact_submissions',
        columns: 'company email first_name industry interest last_name message page role source',
      },
      { object: 'public.newsletter_subscriptions', columns: 'email source' },
    ]);
  });

  test.each(FIELDS)(
    '%s is required, must not be blank and has at most %i characters',
    async (field, limit) => {
      for (const value of ['', '  \n\u2003', LONG.slice(0, limit + 1)]) {
        expect(await send({ [field]: value })).toMatchObject({ status: 400, error: { code: '23514' } });
      }
      expect(await send({ [field]: null })).toMatchObject({ status: 400, error: { code: '23502' } });
      expect((await send({ [field]: '\u{1f600}'.repeat(limit) })).status).toBe(201);
    },
  );

  test.each(OPTIONS)('%s accepts exactly the options of the form', async (field, options) => {
    for (const { value } of options) expect((await send({ [field]: value })).status).toBe(201);
    for (const value of ['', 'Other', 'unknown']) {
      expect((await send({ [field]: value })).error?.code).toBe('23514');
    }
    const [check] = await target.backend.query<{ definition: string }>(
      `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1`,
      [`contact_submissions_${field}_check`],
    );
    const listed = [...(check?.definition ?? '').matchAll(/'([^']*)'::text/g)].map((match) => match[1]);
    expect(listed).toEqual(options.map(({ value }) => value));
  });

  test.each(ADDRESSES)(
    'the database and the form agree on whether the email address %j is valid',
    async (address) => {
      const acceptable = EMAIL_PATTERN.test(address.trim()) && address.length <= CONTACT_LIMITS.email;
      const code = acceptable ? undefined : '23514';
      expect((await send({ email: address })).error?.code).toBe(code);
      expect((await subscribe(address)).error?.code).toBe(code);
    },
  );

  test.each(PAGES)(
    'the page %j is stored or dropped as the form says, and the enquiry accepted',
    async (page) => {
      const email = someone();
      expect((await send({ email, page })).status).toBe(201);
      expect(await stored(email)).toMatchObject([{ page: pageSchema.parse(page) }]);
      const set = target.backend.query('update public.contact_submissions set page = $2 where email = $1', [
        email,
        page,
      ]);
      if (pageSchema.parse(page) === null) await expect(set).rejects.toMatchObject({ code: '23514' });
      else await set;
    },
  );

  test('another source is refused', async () => {
    expect((await send({ source: 'elsewhere' })).error?.code).toBe('23514');
    const other = client.from('newsletter_subscriptions').insert({ email: someone(), source: 'elsewhere' });
    expect((await other).error?.code).toBe('23514');
  });

  test('a second subscription of an email address is a duplicate, however it is spelled', async () => {
    const email = someone();
    expect((await subscribe(` ${email.toUpperCase()} `)).status).toBe(201);
    expect(await subscribe(email)).toMatchObject({ status: 409, error: { code: '23505' } });
    const rows = await target.backend.query(
      'select source from public.newsletter_subscriptions where email = $1',
      [email],
    );
    expect(rows).toEqual([{ source: NEWSLETTER_SOURCE }]);
  });

  test('a refusal reveals no row, table or constraint', async () => {
    const { error } = await send({ message: '' });
    expect(error).toMatchObject({ message: 'A value is not acceptable.' });
    expect(JSON.stringify(error)).not.toContain('example.com');
  });
});
