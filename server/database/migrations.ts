import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { StartError } from '#server/start-error.ts';

import { inTransaction } from './engine.ts';
import type { DatabaseSession } from './engine.ts';
import { isTransient } from './postgres/find-primary.ts';

export const MIGRATIONS_DIR = fileURLToPath(new URL('../../supabase/migrations', import.meta.url));

const MIGRATION_FILE = /^(?<version>\d{14})_(?<name>[a-z0-9_]+)\.sql$/;

function messageWithCode(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const text = String(message).replaceAll(/\s+/g, ' ').slice(0, 200);
  return typeof code === 'string' ? `${text} (${code})` : text;
}

/** A missing file must not pass for a transient fault of the database, which may also have the code ENOENT. */
function unreadable(error: unknown): never {
  throw new StartError(`The migrations of this release cannot be read: ${messageWithCode(error)}.`);
}

/**
 * @param newest version of the newest migration of this release
 * @throws StartError when the schema lacks something that this release uses, because a newer one has removed it
 */
export async function assertServable(session: DatabaseSession, newest: string): Promise<void> {
  const [table] = await session.query<{ found: boolean }>(
    `select to_regclass('private.schema_floor') is not null as found`,
  );
  if (!table?.found) return;
  const [floor] = await session.query<{ version: string }>('select version from private.schema_floor');
  if (floor === undefined || floor.version <= newest) return;
  throw new StartError(
    `The database belongs to a newer release: it needs one that knows the migration ${floor.version}, and this one ends with ${newest}.`,
  );
}

/**
 * Applies the migrations that the Supabase CLI's history does not list yet, oldest first. Each file runs in one
 * transaction together with its entry in the history.
 * @returns the names of the files applied
 */
export async function applyMigrations(
  session: DatabaseSession,
  directory = MIGRATIONS_DIR,
): Promise<string[]> {
  const history = await session.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const done = new Set(history.map(({ version }) => version));
  const applied: string[] = [];
  const files = (await readdir(directory).catch(unreadable)).sort();
  await assertServable(session, files.at(-1)?.slice(0, 14) ?? '');
  for (const file of files) {
    const { version, name } = MIGRATION_FILE.exec(file)?.groups ?? {};
    if (version === undefined || name === undefined || done.has(version)) continue;
    const sql = await readFile(join(directory, file), 'utf8').catch(unreadable);
    try {
      await inTransaction(session, async () => {
        await session.script(sql);
        await session.query(
          'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])',
          [version, name, sql],
        );
      });
    } catch (error) {
      if (isTransient(error)) throw error;
      throw new StartError(
        `The migration ${file} failed and nothing of it was applied: ${messageWithCode(error)}.`,
      );
    }
    applied.push(file);
  }
  return applied;
}
