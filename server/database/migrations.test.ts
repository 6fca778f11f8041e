import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { MIGRATIONS_DIR } from './migrations.ts';

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
