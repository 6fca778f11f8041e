import pLimit from 'p-limit';

import type { Backend } from '#server/database/backend.ts';
import { inTime } from '#shared/deadline.ts';
import { DATABASE_CAPS } from '#server/limits.ts';
import type { Log } from '#server/log.ts';

import { failure, Refusal, tooMany, unavailable } from './answers.ts';
import type { Answer, Dialect } from './answers.ts';

/** A request rebuilt from parsed values; nothing of the visitor's bytes is in it but those values. */
type Call = {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  token?: string;
  /** Extra headers of the protocol, such as Prefer. */
  headers?: Record<string, string>;
};

/** The library behind the guard: bounded calls in, mapped answers out. */
export type Library = {
  call(dialect: Dialect, call: Call): Promise<Answer>;
  /**
   * Runs work that hashes a password: two at once, a short queue, then 429.
   * @param isKnown for an address from which the account's owner has signed in: strangers do not fill its queue
   */
  hashing<Result>(work: () => Promise<Result>, isKnown?: boolean): Promise<Result>;
};

/** What the library's refusals become; its own texts name tables and columns and stay inside. */
function mapRefusal(dialect: Dialect, status: number, body: unknown): Answer | undefined {
  const { code, error_code: errorCode } = (body ?? {}) as Record<string, unknown>;
  const name = typeof errorCode === 'string' ? errorCode : typeof code === 'string' ? code : '';
  if (/^(22|23502|23514)/.test(name)) return failure(dialect, 400, name, 'A value is not acceptable.');
  if (name === '23505') return failure(dialect, 409, name, 'This entry exists already.');
  if (name === 'PT429') return tooMany(dialect, 60_000);
  // Codes that only our own functions in the database raise, with texts that are meant to be read.
  if (/^PT4\d\d$/.test(name)) {
    return failure(dialect, Number(name.slice(2)), name, String((body as { message?: unknown }).message));
  }
  if (name === '42501') return failure(dialect, status === 401 ? 401 : 403, name, 'This is not permitted.');
  if (dialect === 'auth' && status < 500) return mapAuthRefusal(status, name, body);
  return undefined;
}

function mapAuthRefusal(status: number, name: string, body: unknown): Answer | undefined {
  if (name === 'weak_password') {
    const { msg, weak_password } = body as Record<string, unknown>;
    return failure('auth', 422, name, String(msg), { weak_password });
  }
  const messages: Record<string, string> = {
    invalid_credentials: 'Invalid login credentials',
    user_already_exists: 'User already registered',
    refresh_token_not_found: 'Invalid Refresh Token: Refresh Token Not Found',
    refresh_token_already_used: 'Invalid Refresh Token: Already Used',
    session_not_found: 'The session has ended. Please sign in again.',
    session_expired: 'The session has ended. Please sign in again.',
    bad_jwt: 'The session is not valid. Please sign in again.',
    validation_failed: 'A value is not acceptable.',
    email_address_invalid: 'Please enter a valid email address.',
  };
  const message = messages[name];
  return message === undefined ? undefined : failure('auth', status, name, message);
}

export function createLibrary(
  backend: Backend,
  deps: {
    publishableKey: string;
    log: Log;
    /** Told of every answer that no well-behaved database gives, so that it can be looked at. */
    onTrouble: () => void;
  },
): Library {
  const strangers = pLimit(DATABASE_CAPS.hashesAtOnce);
  const owners = pLimit(DATABASE_CAPS.hashesOfOwnersAtOnce);
  let inFlight = 0;

  async function send(call: Call): Promise<{ status: number; text: string }> {
    const headers = new Headers({ apikey: deps.publishableKey, accept: 'application/json', ...call.headers });
    if (call.token) headers.set('authorization', `Bearer ${call.token}`);
    const body = call.body === undefined ? undefined : JSON.stringify(call.body);
    if (body !== undefined) headers.set('content-type', 'application/json');
    const response = await backend.fetch(
      new Request(`http://backend.invalid${call.path}`, { method: call.method, headers, body }),
    );
    return { status: response.status, text: await response.text() };
  }

  return {
    async call(dialect, call) {
      if (inFlight >= DATABASE_CAPS.callsInFlight) throw new Refusal(unavailable(dialect));
      inFlight += 1;
      // Counted until the database has really finished, not until we stop waiting for it.
      const work = send(call).finally(() => (inFlight -= 1));
      try {
        const { status, text } = await inTime(
          work,
          DATABASE_CAPS.callTimeoutMs,
          () => new Refusal(unavailable(dialect)),
        );
        const body: unknown = text === '' ? null : JSON.parse(text);
        if (status < 400) return { status, body };
        const mapped = mapRefusal(dialect, status, body);
        if (mapped) return mapped;
        const { code, error_code: errorCode } = (body ?? {}) as Record<string, unknown>;
        deps.log('backend_refused', { status, code: String(errorCode ?? code ?? '').slice(0, 40) });
      } catch (error) {
        if (!(error instanceof Refusal)) {
          deps.log('backend_failed', { error: error instanceof Error ? error.name : 'unknown' });
        }
      }
      deps.onTrouble();
      return unavailable(dialect);
    },

    hashing(work, isKnown = false) {
      const slots = isKnown ? owners : strangers;
      if (slots.pendingCount >= DATABASE_CAPS.hashesWaiting) throw new Refusal(tooMany('auth', 2_000));
      return slots(work);
    },
  };
}
