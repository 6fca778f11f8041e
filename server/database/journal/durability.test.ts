import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';

import { testDirectory } from '#tests/harness/files/test-directory.ts';

import { Durability } from './durability.ts';
import { Journal } from './journal.ts';

vi.mock(import('./sync-directory.ts'), { spy: true });

const ENTRY = { table: 'contact_submissions', row: { id: '1' } } as const;

/** Durability over a journal that holds one row, on a database whose statements fail while `isBroken`. */
async function durabilityOfTest() {
  const dataDir = testDirectory('durability');
  const databaseDir = join(dataDir, 'database');
  mkdirSync(databaseDir);
  const journal = new Journal(join(dataDir, 'journal'));
  await journal.append(ENTRY);
  await journal.rotate();
  const database = { isBroken: true };
  const query = async <Row>() => {
    if (database.isBroken) throw new Error('The disk is full.');
    return [{ missing: '[]' }] as Row[];
  };
  const durability = new Durability(dataDir, databaseDir, query, () => {});
  onTestFinished(() => durability.close());
  return { durability, database, journal };
}

test('rows that could not be replayed stay in the journal when the database is closed', async () => {
  const { durability, journal } = await durabilityOfTest();
  await expect(durability.replay()).rejects.toThrow('The disk is full.');
  await durability.close();
  expect(journal.read().entries).toEqual([ENTRY]);
});

test('a sync replays the rows that could not be replayed before, and only then empties the journal', async () => {
  const { durability, database, journal } = await durabilityOfTest();
  await expect(durability.replay()).rejects.toThrow();
  const replay = vi.spyOn(durability, 'replay');
  await durability.sync();
  expect(journal.read().entries).toEqual([ENTRY]);
  database.isBroken = false;
  await durability.sync();
  expect(replay).toHaveBeenCalledTimes(2);
  expect(journal.read().entries).toEqual([]);
});

test('the directory that holds the journal is synced before a row is acknowledged', async () => {
  // Other test files of this process may have loaded the journal before the mock was declared.
  vi.resetModules();
  const { Journal } = await import('./journal.ts');
  const { syncDirectory } = await import('./sync-directory.ts');
  const dataDir = testDirectory('durability');
  const journal = new Journal(join(dataDir, 'journal'));
  await journal.append(ENTRY);
  expect(vi.mocked(syncDirectory).mock.calls.flat()).toContain(dataDir);
  await journal.rotate();
});
