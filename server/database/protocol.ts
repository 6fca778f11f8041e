import type { Connection } from '@supabase/lite';

const CHECK_VIOLATION = '23514';

/** PostgreSQL writes `2026-11-21 11:32:21.3+00`; the protocol, and every browser's Date, want ISO 8601. */
export function isoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

/**
 * The library answers a failed check with status 500 and the row that failed. PostgREST answers 400 with the
 * code; its own way for a database to word an answer (an error of code PGRST) brings that about.
 */
export function answerFailedChecks(connection: Connection): void {
  const normalise = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    if ((error as { code?: unknown } | null)?.code !== CHECK_VIOLATION) return normalise(error);
    const message = JSON.stringify({ code: CHECK_VIOLATION, message: 'A value is not acceptable.' });
    return Object.assign(new Error(message), {
      code: 'PGRST',
      detail: JSON.stringify({ status: 400, headers: {} }),
    });
  };
}
