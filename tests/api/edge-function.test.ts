import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';

import { openHostedDatabase } from '../../supabase/functions/_shared/hosted-database.ts';
import { startEdgeFunction } from '#tests/harness/edge-function.ts';
import type { EdgeFunction } from '#tests/harness/edge-function.ts';
import { startPostgres } from '#tests/harness/database/postgres.ts';
import type { TestPostgres } from '#tests/harness/database/postgres.ts';

let postgres: TestPostgres;
let probe: EdgeFunction;

beforeAll(async () => {
  postgres = await startPostgres();
  probe = await startEdgeFunction('tests/fixtures/database-probe', {
    SUPABASE_DB_URL: await postgres.createDatabase(),
  });
});

afterAll(async () => {
  await probe?.stop();
  await postgres?.stop();
});

it('gives an edge function a database with parameters, ISO 8601 timestamps and transactions', async () => {
  const response = await fetch(probe.url);
  expect(await response.json()).toEqual({ text: 'käse', undone: null, at: '2026-01-02T03:04:05+00:00' });
});

it('survives a promise that nobody awaits, and logs its failure without its text', async () => {
  const late = await startEdgeFunction('tests/fixtures/late-rejection', { SITE_URL: 'https://example.com' });
  onTestFinished(() => late.stop());
  await fetch(late.url, { method: 'POST' });
  await expect
    .poll(late.output)
    .toContain('{"level":"error","event":"unhandled_rejection","error":"RangeError"');
  expect(late.output()).not.toContain('ada@example.com');
  expect((await fetch(late.url, { method: 'POST' })).status).toBe(200);
});

it('passes a JSON parameter once, as the server does', async () => {
  const database = openHostedDatabase(await postgres.createDatabase());
  onTestFinished(() => database.close());
  const [row] = await database.query(
    'select jsonb_typeof($1::jsonb) as jsonb, json_typeof($2::json) as json',
    ['{}', '[]'],
  );
  expect(row).toEqual({ jsonb: 'object', json: 'array' });
});

it('ends a query that the database does not answer in time, and uses the connection again', async () => {
  const database = openHostedDatabase(await postgres.createDatabase(), 300);
  onTestFinished(() => database.close());
  await expect(database.query('select pg_sleep(30)')).rejects.toThrow('The database did not answer in time.');
  await expect(database.transaction(({ query }) => query('select pg_sleep(30)'))).rejects.toThrow(
    'The database did not answer in time.',
  );
  const sleeping = () =>
    database.query(`select from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'`);
  await expect.poll(sleeping).toEqual([]);
  expect(
    await Promise.all([1, 2, 3].map((value) => database.query(`select ${value} as value`))),
  ).toHaveLength(3);
});
