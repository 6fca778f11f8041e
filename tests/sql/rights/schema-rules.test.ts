import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ENGINES, openTestBackend } from '#tests/harness/database/backend.ts';
import type { TestBackend } from '#tests/harness/database/backend.ts';

type Rule = {
  /** Selects one row with a column `breach` for each violation of the rule. */
  sql: string;
  /** SQL that violates the rule, SQL that repairs it, and part of the reported breach. */
  damage: string;
  remedy: string;
  reported: string;
};

/** All roles except superusers, PostgreSQL's own roles and the owner of the schema. */
const ROLES = `select oid, rolname from pg_roles
  where not rolsuper and rolname !~ '^pg_' and rolname <> current_user`;

const FUNCTIONS = `select p.* from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private')
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

/** Rules for every object, also future ones. safety.test.ts covers the rules that the server checks at each start. */
const RULES: Record<string, Rule> = {
  'every exposed table has row security': {
    sql: `select c.relname as breach from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relrowsecurity`,
    damage: 'create table public.extra (id integer)',
    remedy: 'drop table public.extra',
    reported: 'extra',
  },
  'every view runs with the rights of its caller': {
    sql: `select c.relname as breach from pg_class c
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('v', 'm')
        and not coalesce(c.reloptions, '{}') && array['security_invoker=true', 'security_invoker=on']`,
    damage: 'create view private.extra as select * from public.contact_submissions',
    remedy: 'drop view private.extra',
    reported: 'extra',
  },
  'no role can execute a function that is not declared for it': {
    sql: `select p.oid::regprocedure || ' by ' || r.rolname as breach
      from (${FUNCTIONS}) p cross join (${ROLES}) r
      where has_function_privilege(r.oid, p.oid, 'EXECUTE')
        and has_schema_privilege(r.oid, p.pronamespace, 'USAGE')
        and not exists (
          select from private.declared_grants d
          where d.privilege = 'EXECUTE' and d.role = r.rolname and d.object::regprocedure = p.oid
        )`,
    damage: `create role extra; grant usage on schema private to extra;
      grant execute on function private.apply_grants() to extra`,
    remedy: `revoke all on function private.apply_grants() from extra;
      revoke all on schema private from extra; drop role extra`,
    reported: 'private.apply_grants() by extra',
  },
  'no role can read or write a table that is not declared for it': {
    sql: `select c.oid::regclass || ' by ' || r.rolname as breach
      from pg_class c cross join (${ROLES}) r
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and c.relkind in ('r', 'p', 'v', 'm') and has_schema_privilege(r.oid, c.relnamespace, 'USAGE')
        and (
          has_any_column_privilege(r.oid, c.oid, 'SELECT, INSERT, UPDATE, REFERENCES')
          or has_table_privilege(r.oid, c.oid, 'DELETE, TRUNCATE, TRIGGER')
        )
        and not exists (
          select from private.declared_grants d
          where d.privilege <> 'EXECUTE' and d.role = r.rolname and d.object::regclass = c.oid
        )`,
    damage: `create role extra; grant usage on schema public to extra; grant select on public.admins to extra`,
    remedy: `revoke all on public.admins from extra; revoke all on schema public from extra; drop role extra`,
    reported: 'admins by extra',
  },
  'every security definer function has an empty search_path': {
    sql: `select p.oid::regprocedure::text as breach from (${FUNCTIONS}) p
      where p.prosecdef and not coalesce(p.proconfig, '{}') && array['search_path=""', 'search_path=']`,
    damage: `create function private.extra() returns integer language sql security definer
      set search_path = public as 'select 1'`,
    remedy: 'drop function private.extra()',
    reported: 'extra',
  },
  'every security definer function that visitors can call checks the admin right': {
    sql: `select p.oid::regprocedure::text as breach from (${FUNCTIONS}) p
      where p.prosecdef and p.proname <> 'is_admin' and p.prosrc !~ '(is_admin|require_admin)\\('
        and (has_function_privilege('anon', p.oid, 'EXECUTE')
          or has_function_privilege('authenticated', p.oid, 'EXECUTE'))`,
    damage: `create function public.extra() returns integer language sql security definer
      set search_path = '' as 'select 1'; grant execute on function public.extra() to authenticated`,
    remedy: 'drop function public.extra()',
    reported: 'extra()',
  },
  'no policy lets an anonymous visitor read, change or delete': {
    sql: `select tablename || ': ' || policyname as breach from pg_policies
      where schemaname = 'public' and cmd <> 'INSERT' and roles && array['anon', 'public']::name[]`,
    damage: 'create policy extra on public.contact_submissions for select to anon using (true)',
    remedy: 'drop policy extra on public.contact_submissions',
    reported: 'contact_submissions: extra',
  },
  'every policy for the staff checks the admin right': {
    sql: `select tablename || ': ' || policyname as breach from pg_policies
      where schemaname = 'public' and cmd <> 'INSERT' and coalesce(qual, '') !~ 'is_admin\\('`,
    damage: 'create policy extra on public.admins for select to authenticated using (true)',
    remedy: 'drop policy extra on public.admins',
    reported: 'admins: extra',
  },
};

describe.each(ENGINES)('%s', (engine) => {
  let opened: TestBackend;
  beforeAll(async () => {
    opened = await openTestBackend(engine);
  });
  afterAll(() => opened?.close());

  const breaches = async (sql: string) =>
    (await opened.backend.query<{ breach: string }>(sql)).map(({ breach }) => breach);
  const run = async (statements: string) => {
    for (const statement of statements.split(';')) await opened.backend.query(statement);
  };

  test.each(Object.entries(RULES))('%s, and a breach is detected', async (_name, rule) => {
    expect(await breaches(rule.sql)).toEqual([]);
    await run(rule.damage);
    try {
      expect((await breaches(rule.sql)).join('\n')).toContain(rule.reported);
    } finally {
      await run(rule.remedy);
    }
  });

  test('all rules still hold after a restart and the first request', async () => {
    await opened.restart();
    await opened.backend.fetch(
      new Request('http://backend.invalid/rest/v1/contact_submissions?limit=1', {
        headers: { apikey: opened.options.publishableKey },
      }),
    );
    for (const [name, { sql }] of Object.entries(RULES))
      expect([name, await breaches(sql)]).toEqual([name, []]);
  });
});
