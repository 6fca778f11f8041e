import { functionError, Refusal, unavailable } from '#backend/http/refusal.ts';

import { DATABASE_CAPS } from '#server/limits.ts';
import { UNSYNCED_CODE } from '#shared/desk/calls.ts';

/** Response of an API route: status, body in the format that supabase-js expects, and extra headers. */
export type ApiResponse = { status: number; body: unknown; headers?: Record<string, string> };

/** Error format of a route: one of the Supabase protocol's two, or our own for functions. */
export type Dialect = 'rest' | 'auth' | 'functions';

export function failure(
  dialect: Dialect,
  status: number,
  code: string,
  message: string,
  extra: Record<string, unknown> = {},
): ApiResponse {
  const forms = {
    auth: { code: status, error_code: code, msg: message },
    rest: { code, message, details: null, hint: null },
    functions: functionError({ code, message }),
  };
  return { status, body: { ...forms[dialect], ...extra } };
}

/** Codes of supabase-js, or of a database policy, for requests that the guard itself refuses. */
const CODES: Partial<Record<string, Partial<Record<Dialect, string>>>> = {
  rate_limited: { auth: 'over_request_rate_limit', rest: 'PT429' },
  validation_failed: { rest: '23514' },
};

/** A refusal in the format of the API that was called. */
export function refusalResponse(dialect: Dialect, { status, code, message, headers }: Refusal): ApiResponse {
  return { ...failure(dialect, status, CODES[code]?.[dialect] ?? code, message), headers };
}

export const UNAVAILABLE = unavailable(DATABASE_CAPS.retryAfterSeconds);

export const UNSYNCED = new Refusal(
  503,
  UNSYNCED_CODE,
  'The change has taken effect but is not on the disk yet, and a power failure would undo it. The server tries again within five minutes.',
);

export const INVALID_CREDENTIALS = failure('auth', 400, 'invalid_credentials', 'Invalid login credentials');
