import { readdirSync } from 'node:fs';

import type { Backend } from '#server/database/backend.ts';
import { JWT_SECRET, PASSWORD } from '#tests/harness/api.ts';

/**
 * Matches internals that only files of the build may contain: table names, stack traces, SQL, secrets, network
 * addresses and paths of this machine.
 */
export async function internalWords(backend: Backend): Promise<RegExp> {
  const tables = await backend.query<{ name: string }>(
    `select relname as name from pg_class join pg_namespace n on n.oid = relnamespace
      where relkind in ('r', 'v', 'p') and nspname in ('public', 'private', 'supabase_migrations')`,
  );
  const names = tables.map(({ name }) => `\\b${name}\\b`);
  const words = [
    ...names,
    'auth\\.(users|sessions)',
    '\\bselect\\b.+\\bfrom\\b',
    'relation "',
    'syntax error',
    'permission denied',
    'violates',
    '\\bat .+:\\d+:\\d+',
    'node_modules',
    'file://',
    ...readdirSync('/').map((folder) => `/${folder.replaceAll('.', '\\.')}/`),
    'pglite',
    'postgres',
    'supabase',
    'hono',
    'bcrypt',
    'sb_secret',
    '127\\.0\\.0\\.1',
    JWT_SECRET,
    PASSWORD,
  ];
  return new RegExp(words.join('|'), 'i');
}
