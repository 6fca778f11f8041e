import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { MIGRATIONS_DIR } from '#server/database/migrations.ts';
import { startPostgres } from '#tests/harness/database/postgres.ts';
import type { TestPostgres } from '#tests/harness/database/postgres.ts';

/**
 * A hosted Supabase project as far as the migrations depend on it: its own auth schema, its roles, a `postgres` role
 * that is not a superuser, and default privileges that grant everything on new objects in public to everybody.
 */
const HOSTED = `
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role supabase_auth_admin nologin;
create role postgres login createrole password 'hosted-of-the-tests';
create schema auth authorization supabase_auth_admin;
set role supabase_auth_admin;
create table auth.users (id uuid primary key, email text, encrypted_password text, banned_until timestamptz,
  deleted_at timestamptz, created_at timestamptz, last_sign_in_at timestamptz);
create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
create type auth.factor_status as enum ('unverified', 'verified');
create table auth.sessions (id uuid primary key, user_id uuid references auth.users, not_after timestamptz,
  aal auth.aal_level, factor_id uuid);
create table auth.mfa_factors (id uuid primary key, user_id uuid not null references auth.users,
  factor_type auth.factor_type not null, status auth.factor_status not null);
create function auth.uid() returns uuid language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true)::json ->> 'sub', '')::uuid $$;
create function auth.jwt() returns jsonb language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;
grant usage on schema auth to anon, authenticated, postgres;
grant all on all tables in schema auth to postgres;
reset role;
grant all on schema public to postgres;
grant usage on schema public to anon, authenticated, service_role;
grant create on database "DATABASE" to postgres;
alter default privileges for role postgres in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on functions to anon, authenticated, service_role;
`;
const ADMIN = '00000000-0000-4000-8000-00000000000a';
const SESSION = '00000000-0000-4000-8000-00000000000b';

let server: TestPostgres;
let operator: postgres.Sql;
let sql: postgres.Sql;

beforeAll(async () => {
  server = await startPostgres();
  const url = new URL(await server.createDatabase());
  operator = postgres(url.href, { max: 1, onnotice: () => {} });
  await operator.unsafe(HOSTED.replace('DATABASE', url.pathname.slice(1))).simple();
  url.username = 'postgres';
  url.password = 'hosted-of-the-tests';
  sql = postgres(url.href, { max: 1, onnotice: () => {} });
  for (const file of readdirSync(MIGRATIONS_DIR).sort()) {
    await sql.unsafe(readFileSync(join(MIGRATIONS_DIR, file), 'utf8')).simple();
  }
  await operator`insert into auth.users (id) values (${ADMIN})`;
  await operator`insert into auth.sessions (id, user_id) values (${SESSION}, ${ADMIN})`;
  await sql`insert into public.admins (user_id) values (${ADMIN})`;
});
afterAll(async () => {
  await sql?.end();
  await operator?.end();
  await server?.stop();
});

/** Runs a statement as PostgREST does for a token with these claims. */
function as(role: 'anon' | 'authenticated', claims: object, statement: string) {
  return operator.begin(async (transaction) => {
    await transaction`select set_config('request.jwt.claims', ${JSON.stringify({ role, ...claims })}, true)`;
    await transaction.unsafe(`set local role ${role}`);
    return transaction.unsafe(statement);
  });
}

test('the migrations run unchanged and revoke the default privileges of a hosted project', async () => {
  expect(await sql`select private.security_deviations() as deviation`).toEqual([]);
});

test('service_role, which edge functions use, keeps its privileges on the tables', async () => {
  const [held] =
    await sql`select has_table_privilege('service_role', 'public.contact_submissions', 'select') as yes`;
  expect(held).toEqual({ yes: true });
});

test('visitors can insert but not read; an admin with an open session can read', async () => {
  const insert = `insert into public.contact_submissions (first_name, last_name, email, company, message)
    values ('A', 'B', 'a@example.com', 'C', 'D')`;
  await as('anon', {}, insert);
  const read = 'select email from public.contact_submissions';
  await expect(as('anon', {}, read)).rejects.toThrow('permission denied');
  expect(await as('authenticated', { sub: ADMIN, session_id: ADMIN }, read)).toHaveLength(0);
  expect(await as('authenticated', { sub: ADMIN, session_id: SESSION }, read)).toHaveLength(1);
  expect([...(await as('anon', {}, 'select public.is_admin() as yes'))]).toEqual([{ yes: false }]);
});

test('an admin with a Supabase second factor has admin rights only after entering a code', async () => {
  const isAdmin = async () => {
    const [row] = await as(
      'authenticated',
      { sub: ADMIN, session_id: SESSION },
      'select public.is_admin() as yes',
    );
    return row?.['yes'];
  };
  await operator`update auth.sessions set aal = 'aal1' where id = ${SESSION}`;
  await operator`insert into auth.mfa_factors values (gen_random_uuid(), ${ADMIN}, 'totp', 'unverified')`;
  expect(await isAdmin()).toBe(true);
  await operator`update auth.mfa_factors set status = 'verified'`;
  expect(await isAdmin()).toBe(false);
  await operator`update auth.sessions set aal = 'aal2', factor_id = gen_random_uuid() where id = ${SESSION}`;
  expect(await isAdmin()).toBe(false);
  await operator`update auth.sessions set factor_id = (select id from auth.mfa_factors) where id = ${SESSION}`;
  expect(await isAdmin()).toBe(true);
  await operator`delete from auth.mfa_factors`;
});

test('the SQL that the manual tells the operator to run works with the role of the SQL editor, and leaves no ids', async () => {
  const manual = readFileSync(join(import.meta.dirname, '../../../docs/hosted-supabase.md'), 'utf8');
  const scheduled = [...manual.matchAll(/cron\.schedule\('[\w-]+', '[^']+', '([^']+)'\)/g)].map(
    ([, call]) => call,
  );
  const inserts = manual.match(/^insert into (?:public|private)\.[^;]+;$/gm) ?? [];
  expect([scheduled.length, inserts.length]).toEqual([6, 2]);
  await operator`insert into auth.users (id, email) values (gen_random_uuid(), 'you@example.com')`;
  await sql`insert into public.newsletter_subscriptions (email) values ('gone@example.com')`;
  await sql`delete from public.newsletter_subscriptions where email = 'gone@example.com'`;
  for (const statement of [...inserts, ...scheduled]) await sql.unsafe(statement ?? '');
  expect(
    await sql`select u.email from public.admins a join auth.users u on u.id = a.user_id
    where u.email = 'you@example.com'`,
  ).toHaveLength(1);
  expect(await sql`select from private.removed_rows`).toHaveLength(0);
});

test('above the ceilings rows are held, then refused, and the firm is notified by mail and in the desk', async () => {
  const insert = (table: string, columns: string, values: string) =>
    as('anon', {}, `insert into public.${table} (${columns}) values (${values})`);
  const enquire = (email: string) =>
    insert(
      'contact_submissions',
      'first_name, last_name, email, company, message',
      `'A', 'B', '${email}', 'C', 'D'`,
    );
  await sql`update private.intake_ceilings set rows_per_hour = 1, held_at_most = 1`;
  await enquire('within@example.com').catch(() => {});
  await enquire('held@example.com').catch(() => {});
  const [held] = await sql`select count(*)::integer as enquiries, max(status) as status,
      (select count(*)::integer from public.outbox_messages m
        where m.submission_id = any (array_agg(c.id)) or m.detail ->> 'notice' = 'ceiling') as messages
    from public.contact_submissions c where held`;
  expect(held).toEqual({ enquiries: 1, status: 'spam', messages: 1 });
  await expect(enquire('refused@example.com')).rejects.toMatchObject({ code: 'PT503' });
  await insert('newsletter_subscriptions', 'email', `'one@example.com'`);
  await insert('newsletter_subscriptions', 'email', `'two@example.com'`);
  await expect(insert('newsletter_subscriptions', 'email', `'three@example.com'`)).rejects.toMatchObject({
    code: 'PT503',
  });
  const intake = 'select public.desk_intake() as intake';
  await expect(as('anon', {}, intake)).rejects.toThrow('permission denied');
  const [desk] = await as('authenticated', { sub: ADMIN, session_id: SESSION }, intake);
  const full = { rows_per_hour: 1, last_hour: 1, held: 1, held_at_most: 1 };
  expect(desk?.['intake']).toEqual([
    { table_name: 'contact_submissions', ...full },
    { table_name: 'event_registrations', ...full, last_hour: 0, held: 0 },
    { table_name: 'newsletter_subscriptions', ...full },
  ]);
});

test.each([
  ['another password', `update auth.users set encrypted_password = 'of another password'`],
  ['a ban', `update auth.users set banned_until = now() + interval '1 day'`],
  ['a deletion', 'update auth.users set deleted_at = now()'],
])('%s ends the sessions, whichever role makes the change', async (_change, change) => {
  const member = crypto.randomUUID();
  await operator`insert into auth.users (id) values (${member})`;
  await operator`insert into auth.sessions (id, user_id) values (${crypto.randomUUID()}, ${member})`;
  const sessions = () => operator`select id from auth.sessions where user_id = ${member}`;
  await operator`update auth.users set last_sign_in_at = now() where id = ${member}`;
  expect(await sessions()).toHaveLength(1);
  await operator.begin(async (transaction) => {
    await transaction.unsafe('set local role supabase_auth_admin');
    await transaction.unsafe(`${change} where id = '${member}'`);
  });
  expect(await sessions()).toHaveLength(0);
});

test('removing the admin right ends the sessions', async () => {
  await sql`delete from public.admins where user_id = ${ADMIN}`;
  expect(await operator`select id from auth.sessions where user_id = ${ADMIN}`).toHaveLength(0);
});
