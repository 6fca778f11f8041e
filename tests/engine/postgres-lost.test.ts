import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { openBackend } from '#server/database/backend.ts';
import type { Backend } from '#server/database/backend.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import { backendOptions } from '#tests/harness/database/backend.ts';
import { MIGRATED, startMigratedPostgres } from '#tests/harness/database/database-template.ts';
import type { TestPostgres } from '#tests/harness/database/postgres.ts';
import { newTemporaryDirectory, removeDirectory } from '#tests/harness/files/temporary-directory.ts';

/** More statements than connections, so that each connection is reused. */
const MANY = 30;

let dataDir: string;
let postgres: TestPostgres;
let backend: Backend;

beforeEach(async () => {
  dataDir = newTemporaryDirectory('postgres-lost');
  postgres = await startMigratedPostgres();
  backend = await openBackend(
    backendOptions({ dataDir, databaseUrl: await postgres.createDatabase(MIGRATED) }),
  );
});
afterEach(async () => {
  await backend?.close();
  await postgres?.stop();
  removeDirectory(dataDir);
});

/** Waits for the server after a crash: its first connections are slow, because they build its caches. */
async function untilServed(): Promise<void> {
  await vi.waitFor(() => backend.query('select 1'), { timeout: 30_000, interval: 250 });
}

/** Runs many statements at once and expects all of them to succeed. */
async function askMany(): Promise<void> {
  const asked = Array.from({ length: MANY }, () => backend.query<{ one: number }>('select 1 as one'));
  expect((await Promise.all(asked)).flat()).toEqual(Array.from({ length: MANY }, () => ({ one: 1 })));
}

test('a server crash during transactions fails only those transactions', async () => {
  const inTransactions = Array.from({ length: 5 }, () =>
    backend.transaction(async ({ query }) => {
      await query('select 1');
      await query('select pg_sleep(2)');
    }),
  );
  const outcomes = Promise.allSettled(inTransactions);
  await askMany();
  await postgres.crash();
  expect((await outcomes).map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'rejected'));
  await expect(backend.query('select 1')).rejects.toThrow();
  await postgres.resume();
  await untilServed();
  await askMany();
});

test('requests in flight during a crash are refused, and later ones are served', async () => {
  const isAdmin = () =>
    backend.fetch(
      new Request('http://backend.invalid/rest/v1/rpc/is_admin', {
        method: 'POST',
        headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' },
        body: '{}',
      }),
    );
  const asked = Array.from({ length: MANY }, isAdmin);
  await postgres.crash();
  for (const response of await Promise.all(asked)) expect([200, 500]).toContain(response.status);
  await postgres.resume();
  await untilServed();
  const answers = await Promise.all(Array.from({ length: MANY }, isAdmin));
  expect(answers.map((response) => response.status)).toEqual(Array.from({ length: MANY }, () => 200));
});

test('statements on a hanging server time out, and its connections are dropped', async () => {
  await askMany();
  postgres.freeze();
  const startedAt = performance.now();
  const asked = await Promise.allSettled([
    backend.transaction(({ query }) => query('select 1')),
    ...Array.from({ length: MANY }, () => backend.query('select 1')),
  ]);
  expect(asked.every(({ status }) => status === 'rejected')).toBe(true);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  await postgres.resume();
  await untilServed();
  await askMany();
});
