import { SUPABASE_AUTH_HELPERS_SQL, getAuthSchemaSql } from '@supabase/lite';

import { errorCode } from '#backend/error-code.ts';
import { StartError } from '#server/start-error.ts';

import { inTransaction } from './engine.ts';
import type { DatabaseSession } from './engine.ts';

/**
 * Creates the visitors' roles before @supabase/lite does, because it would also grant them every right. A database
 * user that is not a superuser must be a member of a role to switch to it.
 */
const ROLES_SQL = `
do $$
declare
  visitor text;
begin
  foreach visitor in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = visitor) then
      execute format('create role %I nologin noinherit', visitor);
    end if;
    -- A user who may switch to the role already needs no right to grant it.
    begin
      execute format('set local role %I', visitor);
    exception when insufficient_privilege then
      execute format('grant %I to current_user', visitor);
      execute format('set local role %I', visitor);
    end;
    reset role;
  end loop;
end
$$;
`;

/** SQL that an administrator runs once for a user that may not create roles; `operator` is already quoted. */
const ADMINISTRATOR_SQL = `
select format('%I', current_user) as operator, coalesce(string_agg(format('create role %I nologin noinherit; ', name), ''), '') as creation
from unnest(array['anon', 'authenticated', 'service_role']) name
where not exists (select from pg_roles where rolname = name)
`;

/** @throws StartError that names the SQL to run, when this user may not create or use the roles */
async function ensureRoles(session: DatabaseSession): Promise<void> {
  const [advice] = await session.query<{ operator: string; creation: string }>(ADMINISTRATOR_SQL);
  try {
    await session.script(ROLES_SQL);
  } catch (error) {
    if (errorCode(error) !== '42501') throw error;
    throw new StartError(
      `The user of DATABASE_URL may not create the visitors' roles: let an administrator run once "${advice?.creation}grant anon, authenticated, service_role to ${advice?.operator}".`,
    );
  }
}

/** The migration history in the Supabase CLI's format, so that a hosted project can use the same migrations. */
const HISTORY_SQL = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
`;

/** @throws StartError when the database is a Supabase project's */
async function assertOwn(session: DatabaseSession): Promise<void> {
  const [found] = await session.query<{ hosted: boolean }>(
    `select to_regclass('auth.schema_migrations') is not null as hosted`,
  );
  if (!found?.hosted) return;
  throw new StartError(
    'The database of DATABASE_URL belongs to a Supabase project: build the site with VITE_SUPABASE_URL for it, or name another database.',
  );
}

/** Creates what hosted Supabase provides before any migration: roles, the auth schema, the migration history. */
export async function ensureSystemSchema(session: DatabaseSession): Promise<void> {
  await assertOwn(session);
  const [helpers] = await session.query<{ exist: boolean }>(
    `select to_regprocedure('auth.jwt()') is not null as exist`,
  );
  await inTransaction(session, async () => {
    await ensureRoles(session);
    await session.script(getAuthSchemaSql());
    if (!helpers?.exist) await session.script(SUPABASE_AUTH_HELPERS_SQL);
    await session.script(HISTORY_SQL);
  });
}

/**
 * Checks, without changing anything, that a start can create the system schema.
 * @throws StartError
 */
export async function examineSystemSchema(session: DatabaseSession): Promise<void> {
  await assertOwn(session);
  await session.script('begin');
  try {
    await ensureRoles(session);
  } finally {
    await session.script('rollback');
  }
}
