import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { applyMigrations, MIGRATIONS_DIR } from './migrations.ts';

const MAX_LINES = 150;
const files = readdirSync(MIGRATIONS_DIR);

test.each(files)('%s has a name that the Supabase CLI accepts and is short', (file) => {
  expect(file).toMatch(/^\d{14}_(create|add|change|drop|grant|revoke|rename)_[a-z_]+\.sql$/);
  expect(readFileSync(join(MIGRATIONS_DIR, file), 'utf8').split('\n').length).toBeLessThanOrEqual(MAX_LINES);
});

test('no two migrations share a version', () => {
  const versions = files.map((file) => file.slice(0, 14));
  expect(new Set(versions).size).toBe(versions.length);
});

test('a missing directory of migrations ends the start instead of being retried', async () => {
  const session = { query: async () => [], script: async () => {} };
  const applied = applyMigrations(session, join(MIGRATIONS_DIR, 'nowhere'));
  await expect(applied).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(/^The migrations of this release cannot be read: .*ENOENT/),
  });
});

const FLOOR_FILE = '20261123090100_create_schema_floor.sql';
const TAKES_AWAY =
  /\b(drop\s+(table|view|function|type|domain|schema|column)|rename\s+(to|column)|drop\s+constraint\s+\w+_pkey)\b/i;

const takesAway = (sql: string) => TAKES_AWAY.test(sql.replaceAll(/--.*$/gm, ''));

test('removing what an earlier release needs is detected', () => {
  const breaches = [
    'drop table public.notes;',
    'alter table public.notes drop column text;',
    'ALTER TABLE public.notes\n  RENAME TO remarks;',
    'alter table public.notes drop constraint notes_pkey;',
    'drop function private.read_notes();',
  ];
  expect(breaches.filter((sql) => !takesAway(sql))).toEqual([]);
  expect(takesAway('-- drop table public.notes;\nalter table public.notes add column text text;')).toBe(
    false,
  );
});

test('a migration that removes something raises the schema floor', () => {
  const offenders = files
    .filter((file) => file > FLOOR_FILE)
    .filter((file) => {
      const sql = readFileSync(join(MIGRATIONS_DIR, file), 'utf8');
      return takesAway(sql) && !/update\s+private\.schema_floor/i.test(sql.replaceAll(/--.*$/gm, ''));
    });
  expect(offenders).toEqual([]);
});
