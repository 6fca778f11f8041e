import { DATABASE_CAPS } from '#server/limits.ts';

/** Answer of an API route: status, body in the format that supabase-js expects, and extra headers. */
export type Answer = { status: number; body: unknown; headers?: Record<string, string> };

/** Error format of a route: one of the Supabase protocol's two, or our own for functions. */
export type Dialect = 'rest' | 'auth' | 'functions';

export function failure(
  dialect: Dialect,
  status: number,
  code: string,
  message: string,
  extra: Record<string, unknown> = {},
): Answer {
  const forms = {
    auth: { code: status, error_code: code, msg: message },
    rest: { code, message, details: null, hint: null },
    functions: { error: code, message },
  };
  return { status, body: { ...forms[dialect], ...extra } };
}

export function tooMany(dialect: Dialect, retryAfterMs: number): Answer {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  const codes = { auth: 'over_request_rate_limit', rest: 'PT429', functions: 'rate_limited' };
  return {
    ...failure(dialect, 429, codes[dialect], `Too many attempts. Please wait ${wait} and try again.`),
    headers: { 'retry-after': String(seconds) },
  };
}

export function unavailable(dialect: Dialect): Answer {
  return {
    ...failure(
      dialect,
      503,
      'unavailable',
      'The service is not available at the moment. Please try again shortly.',
    ),
    headers: { 'retry-after': String(DATABASE_CAPS.retryAfterSeconds) },
  };
}

/** Database error code for the second ceiling: no more rows above the hourly ceiling may be stored. */
export const INTAKE_FULL_CODE = 'PT503';

export const INTAKE_FULL: Answer = {
  ...failure(
    'rest',
    503,
    INTAKE_FULL_CODE,
    'We cannot take this at the moment. Please try again later, or write to us or call us.',
  ),
  headers: { 'retry-after': '3600' },
};

export function notFound(dialect: Dialect): Answer {
  return failure(dialect, 404, 'not_found', 'There is nothing at this address.');
}

export const INVALID_CREDENTIALS = failure('auth', 400, 'invalid_credentials', 'Invalid login credentials');

/** Thrown inside a handler to end the request with an answer. */
export class Refusal extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super(`Refused with ${answer.status}`);
    this.answer = answer;
  }
}
