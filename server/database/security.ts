import type { Connection } from '@supabase/lite';

import { StartError } from '#server/start-error.ts';

import type { DatabaseSession } from './engine.ts';

type Query = Pick<DatabaseSession, 'query'>;

/** Lists the differences between the declared rights of visitors and those in the database. */
export async function securityDeviations(session: Query): Promise<string[]> {
  const rows = await session.query<{ deviation: string }>(
    'select deviation from private.security_deviations() deviation order by 1',
  );
  return rows.map(({ deviation }) => deviation);
}

/** @throws StartError naming the differences, when visitors could do more or less than is declared */
export async function assertSecurity(session: Query): Promise<void> {
  const deviations = await securityDeviations(session);
  if (deviations.length === 0) return;
  const more = deviations.length > 3 ? ` and ${deviations.length - 3} more` : '';
  throw new StartError(`The database is not safe to serve: ${deviations.slice(0, 3).join('; ')}${more}.`);
}

/**
 * Restores the declared grants where the database differs, then checks again.
 * @returns the differences that were found and repaired
 */
export async function repairGrants(session: Query): Promise<string[]> {
  const repaired = await securityDeviations(session);
  if (repaired.length > 0) await session.query('select private.apply_grants()');
  await assertSecurity(session);
  return repaired;
}

/**
 * Sets the library's row-security state to "active". Otherwise the library would detect it: if it found none, it would run
 * all later requests as superuser; if it found some, it would grant every right to everybody. Here row security is always
 * on, and the migrations make the grants.
 * @throws StartError when a new version of the library stores this state differently
 */
export function activateRowSecurity(connection: Connection, expected: 'unknown' | 'active'): void {
  // A private field.
  const library = connection as unknown as { rlsState?: unknown };
  if (library.rlsState !== expected) {
    throw new StartError(
      'This version of @supabase/lite stores its row-security state in a way that this server does not support.',
    );
  }
  library.rlsState = 'active';
}
