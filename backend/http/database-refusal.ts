import { CONTACT_RATE } from '../../shared/limits.ts';
import { errorCode } from '../error-code.ts';

import { INTAKE_FULL, INTAKE_FULL_CODE, NOT_ACCEPTABLE, tooManyRequests } from './refusal.ts';
import type { Refusal } from './refusal.ts';

/** Raised by the SQL functions that count what one mailbox sends; all count over the same window. */
const LIMIT_CODE = 'PT429';
/** SQLSTATE of a value that does not fit its column: data exceptions, not-null and check violations. */
const VALUE_CODES = /^(22|23502|23514)/;

/** Maps an error code of the database to our own refusal; `undefined` for an error that is not a refusal. */
export function databaseRefusal(error: unknown): Refusal | undefined {
  const code = errorCode(error);
  if (code === LIMIT_CODE) return tooManyRequests(CONTACT_RATE.windowMs);
  if (code === INTAKE_FULL_CODE) return INTAKE_FULL;
  return code !== undefined && VALUE_CODES.test(code) ? NOT_ACCEPTABLE : undefined;
}
