import type { Backend } from '#server/database/backend.ts';
import type { IntakeCeilings } from '#server/settings/intake-ceilings.ts';
import type { RetentionDays } from '#server/settings/retention-days.ts';

/** Writes the configured ceilings to the database, which enforces them; a table that is not named keeps its values. */
export async function setIntakeCeilings(backend: Backend, ceilings: IntakeCeilings): Promise<void> {
  for (const [table, { rowsPerHour, heldAtMost }] of Object.entries(ceilings)) {
    await backend.query(
      'update private.intake_ceilings set rows_per_hour = $2, held_at_most = $3 where table_name = $1',
      [table, rowsPerHour, heldAtMost],
    );
  }
}

/** Replaces the retention periods in the database by the configured ones; a table without a period keeps its rows. */
export async function setRetentionDays(backend: Backend, days: RetentionDays): Promise<void> {
  await backend.transaction(async ({ query }) => {
    await query('delete from private.retention_periods where not (table_name = any ($1::text[]))', [
      Object.keys(days),
    ]);
    for (const [table, count] of Object.entries(days)) {
      await query(
        `insert into private.retention_periods (table_name, days) values ($1, $2)
         on conflict (table_name) do update set days = excluded.days`,
        [table, count],
      );
    }
  });
}
