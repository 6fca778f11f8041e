import type { Backend } from '#server/database/backend.ts';

/** Removes the hourly ceilings on rows, for tests that are not about them. */
export async function liftHourlyLimits(backend: Pick<Backend, 'query'>): Promise<void> {
  await backend.query('update private.intake_ceilings set rows_per_hour = null');
}
