import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { kyselyOn } from './reserved-connection.ts';

/** A database that records the statements that reach it. */
function recorded() {
  const statements: [string, ...unknown[]][] = [];
  const database = kyselyOn(async () => ({
    run: async (text, parameters) => {
      statements.push([text, ...parameters]);
      if (text === 'fail') throw new Error('refused');
      return { rows: [], changes: undefined };
    },
    rollBack: async () => void statements.push(['rollback']),
    release: () => {},
  }));
  return { statements, database };
}

test('the settings of a transaction are sent as one statement, before the first that may depend on them', async () => {
  const { statements, database } = recorded();
  await database.transaction().execute(async (transaction) => {
    await sql`SELECT set_config('role', ${'anon'}, true)`.execute(transaction);
    await sql`SELECT set_config('request.jwt.claim.sub', ${''}, true)`.execute(transaction);
    await sql`SELECT set_config('response.status', '', true)`.execute(transaction);
    await sql.raw('SET LOCAL ROLE "authenticated"').execute(transaction);
    await sql`select ${1}`.execute(transaction);
    await sql`select ${2}`.execute(transaction);
  });
  expect(statements).toEqual([
    ['begin'],
    [
      'select set_config($1, $2, true), set_config($3, $4, true), set_config($5, $6, true)',
      'role',
      'authenticated',
      'request.jwt.claim.sub',
      '',
      'response.status',
      '',
    ],
    ['select $1', 1],
    ['select $1', 2],
    ['commit'],
  ]);
});

test('settings without a following statement are not carried into the next transaction', async () => {
  const { statements, database } = recorded();
  const setAndFail = database.transaction().execute(async (transaction) => {
    await sql`SELECT set_config('role', ${'service_role'}, true)`.execute(transaction);
    throw new Error('given up');
  });
  await expect(setAndFail).rejects.toThrow('given up');
  await database.transaction().execute((transaction) => sql`select 1`.execute(transaction));
  expect(statements).toEqual([['begin'], ['rollback'], ['begin'], ['select 1'], ['commit']]);
});

test('a setting that does not end with the transaction is sent as it is', async () => {
  const { statements, database } = recorded();
  await sql`SELECT set_config('role', ${'anon'}, false)`.execute(database);
  expect(statements).toEqual([["SELECT set_config('role', $1, false)", 'anon']]);
});
