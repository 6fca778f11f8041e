import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { testDirectory } from '#tests/harness/files/test-directory.ts';

import { prepareDataDirectory } from './private-files.ts';
import { loadSecrets } from './secrets.ts';

function directory(): string {
  return join(testDirectory('secrets'), 'data');
}

test('secrets are generated once, readable by the owner only, and reused', () => {
  const dataDir = directory();
  prepareDataDirectory(dataDir);
  const first = loadSecrets(dataDir, {});
  expect(first.jwtSecret.length).toBeGreaterThanOrEqual(43);
  expect(loadSecrets(dataDir, {})).toEqual(first);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('a secrets file that others can read is made private', () => {
  const dataDir = directory();
  prepareDataDirectory(dataDir);
  loadSecrets(dataDir, {});
  chmodSync(join(dataDir, 'secrets.json'), 0o644);
  prepareDataDirectory(dataDir);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('secrets from the environment take precedence and are not stored', () => {
  const dataDir = directory();
  prepareDataDirectory(dataDir);
  const jwtSecret = 'given-'.repeat(8);
  expect(loadSecrets(dataDir, { jwtSecret }).jwtSecret).toBe(jwtSecret);
  expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).not.toContain(jwtSecret);
});

test('a damaged secrets file stops the start and is left unchanged', () => {
  const dataDir = directory();
  prepareDataDirectory(dataDir);
  writeFileSync(join(dataDir, 'secrets.json'), '{"jwtSecret":');
  expect(() => loadSecrets(dataDir, {})).toThrow(/secrets\.json is damaged/);
  expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toBe('{"jwtSecret":');
});

test('a damaged secrets file does not stop a site whose settings name both secrets', () => {
  const dataDir = directory();
  prepareDataDirectory(dataDir);
  writeFileSync(join(dataDir, 'secrets.json'), '{"jwtSecret":');
  const given = { jwtSecret: 'given-'.repeat(8), supabaseSecretKey: 'given-too-'.repeat(4) };
  expect(loadSecrets(dataDir, given)).toEqual(given);
});
