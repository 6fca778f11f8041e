import { SUPABASE_AUTH_HELPERS_SQL, getAuthSchemaSql } from '@supabase/lite';

import { StartError } from '#server/start-error.ts';

import { inTransaction } from './engine.ts';
import type { Session } from './engine.ts';

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
    if not (select rolsuper from pg_roles where rolname = current_user) then
      execute format('grant %I to current_user', visitor);
    end if;
    -- Fails at start, with the reason, rather than at the first visitor's request.
    execute format('set local role %I', visitor);
    reset role;
  end loop;
end
$$;
`;

/** The migration history in the Supabase CLI's format, so that a hosted project can use the same migrations. */
const HISTORY_SQL = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
`;

type Found = { hosted: boolean; helpers: boolean };

/** Creates what hosted Supabase provides before any migration: roles, the auth schema, the migration history. */
export async function ensureSystemSchema(session: Session): Promise<void> {
  const [found] = await session.query<Found>(`
    select to_regclass('auth.schema_migrations') is not null as hosted,
      to_regprocedure('auth.jwt()') is not null as helpers
  `);
  if (found?.hosted) {
    throw new StartError(
      'The database of DATABASE_URL belongs to a Supabase project: build the site with VITE_SUPABASE_URL for it, or name another database.',
    );
  }
  await inTransaction(session, async () => {
    await session.script(ROLES_SQL);
    await session.script(getAuthSchemaSql());
    if (!found?.helpers) await session.script(SUPABASE_AUTH_HELPERS_SQL);
    await session.script(HISTORY_SQL);
  });
}
