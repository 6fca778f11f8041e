import { expect, onTestFinished, test } from 'vitest';

import type { Backend } from '#server/database/backend.ts';
import { runMaintenance } from '#server/operations/maintenance.ts';
import { openTestBackend } from '#tests/harness/database/backend.ts';

const NOTHING = { vacuumed: 0, analyzed: 0, longestMs: 0 };
const TABLES = ['public.newsletter_subscriptions', 'private.removed_rows', 'auth.audit_log_entries'];

async function opened(): Promise<Backend> {
  const database = await openTestBackend('pglite');
  onTestFinished(() => database.close());
  await database.backend.query('update private.intake_ceilings set rows_per_hour = null');
  await database.backend.query(
    `insert into public.newsletter_subscriptions (email)
       select 'reader-' || n || '@example.com' from generate_series(1, 2000) n`,
  );
  return database.backend;
}

/** Changes every subscription, and adds and deletes as many ids and entries of the sign-in log. */
async function changeRows(backend: Backend): Promise<void> {
  await backend.query(
    `update public.newsletter_subscriptions set created_at = created_at - interval '1 second'`,
  );
  await backend.query(
    'insert into private.removed_rows (id) select gen_random_uuid() from generate_series(1, 2000)',
  );
  await backend.query('delete from private.removed_rows');
  await backend.query(
    `insert into auth.audit_log_entries (id, payload)
       select gen_random_uuid(), '{"action": "login"}' from generate_series(1, 2000)`,
  );
  await backend.query('delete from auth.audit_log_entries');
  // The counters that maintenance reads lag behind by a second.
  await backend.query('select pg_stat_force_next_flush()');
}

async function bytesOf(backend: Backend): Promise<number> {
  const [row] = await backend.query<{ bytes: number }>(
    'select sum(pg_table_size(name::regclass))::integer as bytes from unnest($1::text[]) name',
    [TABLES],
  );
  return row?.bytes ?? Number.NaN;
}

test('after maintenance every table that has changed has statistics, and nothing is due', async () => {
  const backend = await opened();
  await backend.query(
    `insert into auth.audit_log_entries (id, payload)
       select gen_random_uuid(), '{"action": "token_refreshed"}' from generate_series(1, 1000)`,
  );
  expect(await runMaintenance(backend, () => true)).toEqual(NOTHING);
  await runMaintenance(backend);
  const unknown = await backend.query(
    `select c.relname from pg_stat_user_tables s join pg_class c on c.oid = s.relid
      where c.reltuples < 0 and s.n_live_tup > 100`,
  );
  expect(unknown).toEqual([]);
  expect(await runMaintenance(backend)).toEqual(NOTHING);
});

test('the space of changed and deleted rows is used again', async () => {
  const backend = await opened();
  const changeAndMaintain = async () => {
    await changeRows(backend);
    await runMaintenance(backend);
  };
  // A table that is changed as a whole grows to twice its size once.
  for (let round = 0; round < 3; round += 1) await changeAndMaintain();
  const settled = await bytesOf(backend);
  for (let round = 0; round < 4; round += 1) await changeAndMaintain();
  expect(await bytesOf(backend)).toBeLessThan(1.2 * settled);
});
