import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ENGINES, openTestBackend } from '#tests/harness/backend.ts';
import type { TestBackend } from '#tests/harness/backend.ts';

type Rule = {
  /** Selects a row with a column `breach` for everything that breaks the rule. */
  sql: string;
  /** What breaks it, how that is put right, and what is then reported. */
  damage: string;
  remedy: string;
  reported: string;
};

/** Neither roles of the server itself nor the owner of everything, which are the operator's. */
const ROLES = `select oid, rolname from pg_roles
  where not rolsuper and rolname !~ '^pg_' and rolname <> current_user`;

const FUNCTIONS = `select p.* from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private')
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

/** What the start of the server checks too stands in safety.test.ts; these hold for everything ever added. */
const RULES: Record<string, Rule> = {
  'every table that is exposed has row security': {
    sql: `select c.relname as breach from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relrowsecurity`,
    damage: 'create table public.extra (id integer)',
    remedy: 'drop table public.extra',
    reported: 'extra',
  },
  'every view asks as the one who asks it': {
    sql: `select c.relname as breach from pg_class c
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('v', 'm')
        and not coalesce(c.reloptions, '{}') && array['security_invoker=true', 'security_invoker=on']`,
    damage: 'create view private.extra as select * from public.contact_submissions',
    remedy: 'drop view private.extra',
    reported: 'extra',
  },
  'no role of any kind executes what is not declared for it': {
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
  'no role of any kind reads or writes a table that is not declared for it': {
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
  'what runs as its owner looks names up nowhere': {
    sql: `select p.oid::regprocedure::text as breach from (${FUNCTIONS}) p
      where p.prosecdef and not coalesce(p.proconfig, '{}') && array['search_path=""', 'search_path=']`,
    damage: `create function private.extra() returns integer language sql security definer
      set search_path = public as 'select 1'`,
    remedy: 'drop function private.extra()',
    reported: 'extra',
  },
  'what runs as its owner for visitors asks for the admin right': {
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
  'every policy for the staff asks for the admin right': {
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

  test.each(Object.entries(RULES))('%s, and a breach is seen', async (_name, rule) => {
    expect(await breaches(rule.sql)).toEqual([]);
    await run(rule.damage);
    try {
      expect((await breaches(rule.sql)).join('\n')).toContain(rule.reported);
    } finally {
      await run(rule.remedy);
    }
  });

  test('all of them hold after a restart and the first request too', async () => {
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
