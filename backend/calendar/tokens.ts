import { CONSULTATION_PATHS } from '../../shared/calendar-paths.ts';
import { TOKEN_PARAMETER } from '../../shared/reader.ts';
import type { Database } from '../database.ts';
import { storeToken } from '../tokens.ts';
import type { StoredToken } from '../tokens.ts';

/** Makes a token for the link by which an appointment is moved or cancelled. */
export function addAppointmentToken(
  database: Pick<Database, 'query'>,
  appointmentId: string,
): Promise<StoredToken> {
  return storeToken(database, 'calendar_tokens', (hash) =>
    database.query(`select private.add_calendar_token($1::uuid, decode($2, 'hex'))`, [appointmentId, hash]),
  );
}

/** The address at which an appointment, or at another path a registration, is changed. */
export function manageLink(siteUrl: string, token: string, path: string = CONSULTATION_PATHS.manage): string {
  return `${siteUrl}${path}?${new URLSearchParams({ [TOKEN_PARAMETER]: token })}`;
}
