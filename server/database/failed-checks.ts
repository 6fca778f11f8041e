import type { Connection } from '@supabase/lite';

import { errorCode } from '#backend/error-code.ts';

const CHECK_VIOLATION = '23514';

/**
 * Answers a failed check constraint with 400 and its code, as PostgREST does; the library would answer 500 and include
 * the failing row. An error with the code PGRST is PostgREST's way for a database to set its own response.
 */
export function answerFailedChecks(connection: Connection): void {
  const normaliseError = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    if (errorCode(error) !== CHECK_VIOLATION) return normaliseError(error);
    const message = JSON.stringify({ code: CHECK_VIOLATION, message: 'A value is not acceptable.' });
    return Object.assign(new Error(message), {
      code: 'PGRST',
      detail: JSON.stringify({ status: 400, headers: {} }),
    });
  };
}
