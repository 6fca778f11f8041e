import type { Connection } from '@supabase/lite';

import { StartError } from '#server/start-error.ts';

import type { Session } from './engine.ts';

type Query = Pick<Session, 'query'>;

/** Differences between the declared rights of visitors and those the database holds; none when all is well. */
export async function securityDeviations(session: Query): Promise<string[]> {
  const rows = await session.query<{ deviation: string }>(
    'select deviation from private.security_deviations() deviation order by 1',
  );
  return rows.map(({ deviation }) => deviation);
}

/** @throws StartError naming what is open, when visitors could do more or less than is declared */
export async function assertSecurity(session: Query): Promise<void> {
  const deviations = await securityDeviations(session);
  if (deviations.length === 0) return;
  const more = deviations.length > 3 ? ` and ${deviations.length - 3} more` : '';
  throw new StartError(`The database is not safe to serve: ${deviations.slice(0, 3).join('; ')}${more}.`);
}

/** Grants what is declared where something else is held, then makes sure. Returns what was put right. */
export async function secure(session: Query): Promise<string[]> {
  const repaired = await securityDeviations(session);
  if (repaired.length > 0) await session.query('select private.apply_grants()');
  await assertSecurity(session);
  return repaired;
}

/** The field, private to the library, that says whether row security was looked for. */
function stateOf(connection: Connection): { rlsState?: unknown } {
  return connection as unknown as { rlsState?: unknown };
}

/**
 * Unless told, the library decides at its first request whether row security is on: where it finds none it
 * serves as superuser for good, and where it finds some it first grants everything to everybody. We know
 * that it is on, and make the grants ourselves, so it is told before the first request.
 */
export function assertRowSecurityState(connection: Connection, stage: 'before' | 'after'): void {
  const state = stateOf(connection);
  if (state.rlsState !== (stage === 'before' ? 'unknown' : 'active')) {
    throw new StartError(
      'This version of @supabase/lite keeps row security in a way this server does not know.',
    );
  }
  state.rlsState = 'active';
}
