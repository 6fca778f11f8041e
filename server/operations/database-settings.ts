import type { Backend } from '#server/database/backend.ts';
import type { IntakeCeilings } from '#server/settings/intake-ceilings.ts';
import type { RetentionDays } from '#server/settings/retention-days.ts';

// Both write only values that differ. While a synchronous standby is gone, every commit of a write waits for it, so a
// restart with unchanged settings must not write.

/** Writes the configured ceilings to the database, which enforces them; a table that is not named keeps its values. */
export async function setIntakeCeilings(backend: Backend, ceilings: IntakeCeilings): Promise<void> {
  await backend.transaction(async ({ query }) => {
    for (const [table, { rowsPerHour, heldAtMost }] of Object.entries(ceilings)) {
      await query(
        `update private.intake_ceilings set rows_per_hour = $2, held_at_most = $3
          where table_name = $1 and (rows_per_hour, held_at_most) is distinct from ($2, $3)`,
        [table, rowsPerHour, heldAtMost],
      );
    }
  });
}

/** Replaces the retention periods in the database by the configured ones; a table without a period keeps its rows. */
export async function setRetentionDays(backend: Backend, days: RetentionDays): Promise<void> {
  await backend.transaction(async ({ query }) => {
    await query('delete from private.retention_periods where not (table_name = any ($1::text[]))', [
      Object.keys(days),
    ]);
    for (const [table, count] of Object.entries(days)) {
      // `on conflict` locks the existing row, which counts as a write.
      await query(
        `insert into private.retention_periods (table_name, days) select $1::text, $2::integer
          where not exists (select from private.retention_periods where table_name = $1 and days = $2)
         on conflict (table_name) do update set days = excluded.days`,
        [table, count],
      );
    }
  });
}
