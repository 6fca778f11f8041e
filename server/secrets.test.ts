import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { directoryOfTest } from '#tests/harness/directory-of-test.ts';

import { prepareDataDirectory } from './private-files.ts';
import { loadSecrets } from './secrets.ts';

function directory(): string {
  return join(directoryOfTest('secrets'), 'data');
}

test('secrets are made once, for the owner only, and read again', () => {
  const dataDir = directory();
  prepareDataDirectory(dataDir);
  const first = loadSecrets(dataDir, {});
  expect(first.jwtSecret.length).toBeGreaterThanOrEqual(43);
  expect(loadSecrets(dataDir, {})).toEqual(first);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('a file that others could read is closed to them', () => {
  const dataDir = directory();
  prepareDataDirectory(dataDir);
  loadSecrets(dataDir, {});
  chmodSync(join(dataDir, 'secrets.json'), 0o644);
  prepareDataDirectory(dataDir);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('given secrets win and are not written down', () => {
  const dataDir = directory();
  prepareDataDirectory(dataDir);
  const jwtSecret = 'given-'.repeat(8);
  expect(loadSecrets(dataDir, { jwtSecret }).jwtSecret).toBe(jwtSecret);
  expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).not.toContain(jwtSecret);
});

test('a damaged file stops the start and is left as it is', () => {
  const dataDir = directory();
  prepareDataDirectory(dataDir);
  writeFileSync(join(dataDir, 'secrets.json'), '{"jwtSecret":');
  expect(() => loadSecrets(dataDir, {})).toThrow(/secrets\.json is damaged/);
  expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toBe('{"jwtSecret":');
});
