/**
 * Thrown to refuse a request. It has no format: the guard and the hosted functions turn it into a response in the format
 * of the API that was called.
 */
export class Refusal extends Error {
  readonly status: number;
  /** For programs; the message is for people. */
  readonly code: string;
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

export const NOT_FOUND = new Refusal(404, 'not_found', 'There is nothing at this address.');

export const NOT_ACCEPTABLE = new Refusal(
  400,
  'validation_failed',
  'A value is missing, too long or not acceptable.',
);

export function tooManyRequests(retryAfterMs: number): Refusal {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new Refusal(429, 'rate_limited', `Too many attempts. Please wait ${wait} and try again.`, {
    'retry-after': String(seconds),
  });
}

export function unavailable(retryAfterSeconds: number): Refusal {
  return new Refusal(
    503,
    'unavailable',
    'The service is not available at the moment. Please try again shortly.',
    { 'retry-after': String(retryAfterSeconds) },
  );
}

/** Database error code for the second ceiling: no more rows above the hourly ceiling may be stored. */
export const INTAKE_FULL_CODE = 'PT503';

export const INTAKE_FULL = new Refusal(
  503,
  INTAKE_FULL_CODE,
  'We cannot take this at the moment. Please try again later, or write to us or call us.',
  { 'retry-after': '3600' },
);

/** The format of functions, which the browser reads from the error context of `functions.invoke`. */
export function functionError({ code, message }: Pick<Refusal, 'code' | 'message'>): {
  error: string;
  message: string;
} {
  return { error: code, message };
}
