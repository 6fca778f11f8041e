import { SUPABASE_AUTH_HELPERS_SQL, getAuthSchemaSql } from '@supabase/lite';

import { StartError } from '#server/start-error.ts';

import { inTransaction } from './engine.ts';
import type { Session } from './engine.ts';

/**
 * The roles of visitors. The library would make them too, and grant them everything on the way; so they
 * are made here. A user that is not superuser must be a member to act as them.
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
    -- Fails here, with the reason, rather than at the first visitor.
    execute format('set local role %I', visitor);
    reset role;
  end loop;
end
$$;
`;

/** The history as the Supabase CLI keeps it, so that the same files can move to a hosted project. */
const HISTORY_SQL = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
`;

type Found = { hosted: boolean; helpers: boolean };

/** Brings what hosted Supabase has before any migration: roles, the auth schema, the migration history. */
export async function ensureSystemSchema(session: Session): Promise<void> {
  const [found] = await session.query<Found>(`
    select to_regclass('auth.schema_migrations') is not null as hosted,
      to_regprocedure('auth.jwt()') is not null as helpers
  `);
  if (found?.hosted) {
    throw new StartError(
      'The database of DATABASE_URL belongs to a Supabase project: build the site with VITE_SUPABASE_URL for it, or give another database.',
    );
  }
  await inTransaction(session, async () => {
    await session.script(ROLES_SQL);
    await session.script(getAuthSchemaSql());
    if (!found?.helpers) await session.script(SUPABASE_AUTH_HELPERS_SQL);
    await session.script(HISTORY_SQL);
  });
}
