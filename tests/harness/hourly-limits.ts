import type { Backend } from '#server/database/backend.ts';

/** Lets visitors send any number of rows an hour, for what is about something else. */
export async function liftHourlyLimits(backend: Pick<Backend, 'query'>): Promise<void> {
  await backend.query('update private.intake_ceilings set rows_per_hour = null');
}
