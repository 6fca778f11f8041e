import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { assertSecurity, securityDeviations } from '#server/database/security.ts';
import { ENGINES, openTestBackend } from '#tests/harness/database/backend.ts';
import type { TestBackend } from '#tests/harness/database/backend.ts';

/** Accidental changes of privileges, each with the deviation that the server reports. The next start repairs them. */
const ACCIDENTS = [
  ['grant select on public.admins to anon', 'anon holds SELECT on public.admins'],
  [
    'grant insert (id) on public.contact_submissions to anon',
    'anon holds INSERT on public.contact_submissions.id',
  ],
  ['grant update on public.contact_submissions to authenticated', 'authenticated holds UPDATE'],
  ['grant truncate on public.contact_submissions to public', 'public holds TRUNCATE'],
  ['grant execute on function private.apply_grants() to anon', 'anon holds EXECUTE'],
  ['grant execute on function public.is_admin() to public', 'public holds EXECUTE on public.is_admin()'],
  ['grant usage on schema private to anon', 'anon holds USAGE on schema private'],
  ['grant create on schema public to authenticated', 'authenticated holds CREATE on schema public'],
  [
    'revoke insert on public.contact_submissions from anon',
    'anon lacks INSERT on public.contact_submissions',
  ],
  ['revoke execute on function public.is_admin() from authenticated', 'authenticated lacks EXECUTE'],
] as const;

const DAMAGE = [
  [
    'alter table public.admins disable row level security',
    'alter table public.admins enable row level security',
    'table public.admins has no row security',
  ],
  [
    'create table public.extra (id integer)',
    'drop table public.extra',
    'table public.extra has no row security',
  ],
  [
    'create view public.extra as select * from public.contact_submissions',
    'drop view public.extra',
    'view public.extra is not security_invoker',
  ],
  [
    'create view public.extra with (security_invoker = false) as select 1 as one',
    'drop view public.extra',
    'view public.extra is not security_invoker',
  ],
  [
    'create materialized view public.extra as select * from public.contact_submissions',
    'drop materialized view public.extra',
    'view public.extra is not security_invoker',
  ],
  [
    'create function public.extra() returns integer language sql security definer as $$ select 1 $$',
    'drop function public.extra()',
    'function public.extra() runs as its owner',
  ],
  ['alter role anon bypassrls', 'alter role anon nobypassrls', 'role anon is more than a visitor'],
  ['grant service_role to anon', 'revoke service_role from anon', 'role anon is more than a visitor'],
] as const;

describe.each(ENGINES)('%s', (engine) => {
  let opened: TestBackend;
  beforeAll(async () => {
    opened = await openTestBackend(engine);
  });
  afterEach(() => opened.backend.query('select private.apply_grants()').catch(() => {}));
  afterAll(() => opened?.close());

  test('a new database has exactly the declared privileges', async () => {
    expect(await securityDeviations(opened.backend)).toEqual([]);
  });

  test.each(ACCIDENTS)('"%s" is detected', async (sql, words) => {
    await opened.backend.query(sql);
    expect((await securityDeviations(opened.backend)).join('\n')).toContain(words);
    await expect(assertSecurity(opened.backend)).rejects.toThrow('The database is not safe to serve');
  });

  test('new tables and functions are private by default', async () => {
    await opened.backend.query('create table public.later (id integer generated always as identity)');
    await opened.backend.query('alter table public.later enable row level security');
    await opened.backend.query(
      'create function public.later() returns integer language sql as $$ select 1 $$',
    );
    expect(await securityDeviations(opened.backend)).toEqual([]);
    await opened.backend.query('drop table public.later');
    await opened.backend.query('drop function public.later()');
  });

  test('the next start repairs privileges', async () => {
    for (const [sql] of ACCIDENTS) await opened.backend.query(sql);
    await opened.restart();
    expect(await securityDeviations(opened.backend)).toEqual([]);
  });

  test.each(DAMAGE)('"%s" prevents the start', async (sql, remedy, words) => {
    await opened.backend.query(sql);
    expect((await securityDeviations(opened.backend)).join('\n')).toContain(words);
    await expect(assertSecurity(opened.backend)).rejects.toThrow(words);
    await opened.backend.query(remedy);
    await expect(assertSecurity(opened.backend)).resolves.toBeUndefined();
  });

  test('the server refuses to start with a table without row security', async () => {
    await opened.backend.query('create table public.extra (id integer)');
    await expect(opened.restart()).rejects.toThrow('table public.extra has no row security');
    // The refused start has released the lock on the data directory.
    await expect(opened.restart()).rejects.toThrow('table public.extra has no row security');
  });
});

test('revoked privileges stay revoked after each restart and its first request', async () => {
  const opened = await openTestBackend('pglite');
  onTestFinished(() => opened.close());
  const request = () =>
    opened.backend.fetch(
      new Request('http://backend.invalid/rest/v1/admins?select=*', {
        headers: { apikey: opened.options.publishableKey },
      }),
    );
  for (let start = 0; start < 3; start += 1) {
    expect((await request()).status).toBe(401);
    expect(await securityDeviations(opened.backend)).toEqual([]);
    await opened.restart();
  }
});
