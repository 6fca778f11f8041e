import { afterAll, beforeAll, expect, it } from 'vitest';

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
