import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { EMAIL_PATTERN } from '#shared/contact.ts';
import { INDUSTRY_OPTIONS, INTEREST_OPTIONS, ROLE_OPTIONS } from '#shared/contact-options.ts';
import { CONTACT_LIMITS, CONTACT_RATE } from '#shared/limits.ts';
import { NEWSLETTER_SOURCE } from '#shared/newsletter.ts';
import { enquiry } from '#tests/support/api.ts';
import { ENGINES } from '#tests/support/backend.ts';
import { liftHourlyLimits } from '#tests/support/hourly-limits.ts';
import { openPolicyTarget } from '#tests/support/policy-target.ts';
import type { PolicyTarget } from '#tests/support/policy-target.ts';

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
const ADDRESSES = [
  'a@b.co',
  'first.last+tag@sub.example.museum',
  '%_-+.9@9-9.io',
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

describe.each(ENGINES)('%s', (engine) => {
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
  /** An enquiry unlike all before it: a repetition would be taken for a retry. */
  const another = (changes: Record<string, unknown> = {}) =>
    enquiry({ email: someone(), message: `Enquiry ${(numbered += 1)}`, ...changes });
  const send = (changes: Record<string, unknown> = {}) =>
    client.from('contact_submissions').insert(another(changes));
  const subscribe = (email: string) =>
    client.from('newsletter_subscriptions').insert({ email, source: NEWSLETTER_SOURCE });
  const stored = (email: string) =>
    target.backend.query<Row>('select * from public.contact_submissions where email = $1', [email]);

  test('twenty enquiries at once from one mailbox: exactly three are taken', async () => {
    const email = someone();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send({ email })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(CONTACT_RATE.attempts);
    const refused = answers.filter(({ error }) => error);
    expect(refused.map(({ status, error }) => [status, error?.code])).toEqual(
      Array.from({ length: 20 - CONTACT_RATE.attempts }, () => [429, 'PT429']),
    );
    expect(await stored(email)).toHaveLength(CONTACT_RATE.attempts);
  });

  test('letter case, spaces and +tags do not make another mailbox; another name does', async () => {
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

  test('an array of rows does not get past the limit, nor leave a part behind', async () => {
    const email = someone();
    const rows = Array.from({ length: CONTACT_RATE.attempts + 1 }, () => another({ email }));
    expect((await client.from('contact_submissions').insert(rows)).status).toBe(429);
    expect(await stored(email)).toHaveLength(0);
  });

  test('the limit forgets after five minutes', async () => {
    const email = someone();
    for (let sent = 0; sent < CONTACT_RATE.attempts; sent += 1) await send({ email });
    await target.backend.query(
      `update public.contact_submissions set created_at = created_at - $1 * interval '1 millisecond' where email = $2`,
      [CONTACT_RATE.windowMs, email],
    );
    expect((await send({ email })).status).toBe(201);
  });

  test.each(['contact_submissions', 'newsletter_subscriptions'])(
    'all visitors together cannot fill %s beyond its hourly limit',
    async (table) => {
      const insert = () => (table === 'contact_submissions' ? send() : subscribe(someone()));
      await target.backend.query(
        `update private.hourly_limits set rows_per_hour = 1 + (select count(*) from public.${table}) where table_name = $1`,
        [table],
      );
      expect((await insert()).status).toBe(201);
      expect((await insert()).error?.code).toBe('PT429');
      await liftHourlyLimits(target.backend);
      expect((await insert()).status).toBe(201);
    },
  );

  test('the hourly limits are 300 rows from the start', async () => {
    const fresh = await target.backend.query<{ statement: string }>(
      `select unnest(statements) as statement from supabase_migrations.schema_migrations`,
    );
    const text = fresh.map(({ statement }) => statement).join('\n');
    for (const table of ['contact_submissions', 'newsletter_subscriptions']) {
      expect(text).toContain(`values ('${table}', 300)`);
    }
  });

  test('values are stored trimmed, the e-mail in lower case, id and time by the database', async () => {
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

  test('the columns that a visitor fills are those of the specification', async () => {
    const columns = await target.backend.query(
      `select object, string_agg(name, ' ' order by name) as columns
         from private.declared_grants, unnest(columns) name
        where role = 'anon' and privilege = 'INSERT' group by 1 order by 1`,
    );
    expect(columns).toEqual([
      {
        object: 'public.contact_submissions',
        columns: 'company email first_name industry interest last_name message role source',
      },
      { object: 'public.newsletter_subscriptions', columns: 'email source' },
    ]);
  });

  test.each(FIELDS)('%s is required, not blank and no longer than %i', async (field, limit) => {
    for (const value of ['', '  \n\u2003', LONG.slice(0, limit + 1)]) {
      expect(await send({ [field]: value })).toMatchObject({ status: 400, error: { code: '23514' } });
    }
    expect(await send({ [field]: null })).toMatchObject({ status: 400, error: { code: '23502' } });
    expect((await send({ [field]: '\u{1f600}'.repeat(limit) })).status).toBe(201);
  });

  test.each(OPTIONS)('%s takes the options of the form and no other value', async (field, options) => {
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

  test.each(ADDRESSES)('the e-mail %j is judged as the form judges it', async (address) => {
    const acceptable = EMAIL_PATTERN.test(address.trim()) && address.length <= CONTACT_LIMITS.email;
    const code = acceptable ? undefined : '23514';
    expect((await send({ email: address })).error?.code).toBe(code);
    expect((await subscribe(address)).error?.code).toBe(code);
  });

  test('the source cannot be another one', async () => {
    expect((await send({ source: 'elsewhere' })).error?.code).toBe('23514');
    const other = client.from('newsletter_subscriptions').insert({ email: someone(), source: 'elsewhere' });
    expect((await other).error?.code).toBe('23514');
  });

  test('a second subscription of one address is a duplicate, however it is written', async () => {
    const email = someone();
    expect((await subscribe(` ${email.toUpperCase()} `)).status).toBe(201);
    expect(await subscribe(email)).toMatchObject({ status: 409, error: { code: '23505' } });
    const rows = await target.backend.query(
      'select source from public.newsletter_subscriptions where email = $1',
      [email],
    );
    expect(rows).toEqual([{ source: NEWSLETTER_SOURCE }]);
  });

  test('a refusal names no row, table or constraint of the database', async () => {
    const { error } = await send({ message: '' });
    expect(error).toMatchObject({ message: 'A value is not acceptable.' });
    expect(JSON.stringify(error)).not.toContain('example.com');
  });
});
