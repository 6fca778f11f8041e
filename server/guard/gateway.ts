import { describeError } from '#backend/describe-error.ts';
import { databaseRefusal } from '#backend/http/database-refusal.ts';
import { INTAKE_FULL, NOT_ACCEPTABLE, tooManyRequests } from '#backend/http/refusal.ts';
import type { Backend } from '#server/database/backend.ts';
import { FairQueue, QueueFull } from '#server/fair-queue.ts';
import { DATABASE_CAPS } from '#server/limits.ts';
import type { Log } from '#server/log.ts';
import { withTimeout } from '#shared/timeout.ts';

import { refusalResponse, failure, UNAVAILABLE } from './api-responses.ts';
import type { ApiResponse, Dialect } from './api-responses.ts';
import type { DatabaseShare } from './limits/database-share.ts';
import { createRefusalLog } from './refusal-log.ts';

/** A request to the library, built only from parsed values, never from the visitor's raw request. */
type Call = {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  token?: string;
  /** The call runs in the queue of `hashInTurn` and takes no database slot: it takes long and hardly uses the database. */
  hashesPassword?: true;
  onFailure?: OnFailure;
};

/** Called when a call has failed for certain. A timeout does not count, because the call may still succeed. */
type OnFailure = () => void;

/** One statement, run as the operator in its own transaction. It must enforce the visitor's rights itself. */
type Statement = {
  sql: string;
  parameters: unknown[];
  onFailure?: OnFailure;
};

type RawResponse = { status: number; body: unknown };

/** One request's way to the database and to password hashes, with limits and our own error responses. */
export type Gateway = {
  /** Calls @supabase/lite. Its errors become our own responses. */
  callLibrary(dialect: Dialect, call: Call): Promise<ApiResponse>;
  /**
   * Runs an SQL statement with the same limits as `callLibrary`. The response's body holds its rows. Errors are mapped to
   * responses that reveal nothing about the database.
   */
  runStatement(dialect: Dialect, statement: Statement): Promise<ApiResponse>;
  /**
   * Runs work that hashes a password. Few run at once; when the short queue, or the address's share of it, is full, the
   * request is refused with 429. Calls of the library that hash are marked `hashesPassword`.
   * @param isKnown whether the account's owner has signed in from this address: owners have a separate queue, which
   *   strangers cannot fill
   */
  hashInTurn<Result>(work: () => Promise<Result>, isKnown?: boolean): Promise<Result>;
};

class CallTimeout extends Error {}

const INTAKE_FULL_RESPONSE = refusalResponse('rest', INTAKE_FULL);

/** Replaces a library error by our own response, because the library's texts name tables and columns. */
function mapRefusal(dialect: Dialect, status: number, body: unknown): ApiResponse | undefined {
  const { code, error_code: errorCode } = (body ?? {}) as Record<string, unknown>;
  const name = typeof errorCode === 'string' ? errorCode : typeof code === 'string' ? code : '';
  const refusal = databaseRefusal({ code: name });
  // Under the database's own code, as PostgREST would answer it.
  if (refusal === NOT_ACCEPTABLE) return failure(dialect, 400, name, 'A value is not acceptable.');
  if (refusal === INTAKE_FULL) return INTAKE_FULL_RESPONSE;
  if (refusal) return refusalResponse(dialect, refusal);
  if (name === '23505') return failure(dialect, 409, name, 'This entry exists already.');
  // Only our own SQL functions raise these codes, with messages written for the user.
  if (/^PT4\d\d$/.test(name)) {
    return failure(dialect, Number(name.slice(2)), name, String((body as { message?: unknown }).message));
  }
  if (name === '42501') return failure(dialect, status === 401 ? 401 : 403, name, 'This is not permitted.');
  if (dialect === 'auth' && status < 500) return mapAuthRefusal(status, name, body);
  return undefined;
}

function mapAuthRefusal(status: number, name: string, body: unknown): ApiResponse | undefined {
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

async function send(call: Call, backend: Backend, publishableKey: string): Promise<RawResponse> {
  const headers = new Headers({ apikey: publishableKey, accept: 'application/json' });
  if (call.token) headers.set('authorization', `Bearer ${call.token}`);
  const body = call.body === undefined ? undefined : JSON.stringify(call.body);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const response = await backend.fetch(
    new Request(`http://backend.invalid${call.path}`, { method: call.method, headers, body }),
  );
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

async function askDatabase({ sql, parameters }: Statement, backend: Backend): Promise<RawResponse> {
  try {
    return { status: 200, body: await backend.query(sql, parameters) };
  } catch (error) {
    const { code, message } = error as { code?: unknown; message?: unknown };
    if (typeof code !== 'string') throw error;
    return { status: 500, body: { code, message } };
  }
}

async function perform(
  dialect: Dialect,
  ask: () => Promise<RawResponse>,
  log: Log,
  logRefusal: ReturnType<typeof createRefusalLog>,
): Promise<ApiResponse> {
  try {
    const { status, body } = await ask();
    if (status < 400) return { status, body };
    const mapped = mapRefusal(dialect, status, body);
    if (mapped) return mapped;
    const { code, error_code: errorCode } = (body ?? {}) as Record<string, unknown>;
    logRefusal(log, status, String(errorCode ?? code ?? '').slice(0, 40));
  } catch (error) {
    log('backend_failed', describeError(error), 'error');
  }
  return refusalResponse(dialect, UNAVAILABLE);
}

/** Whether the call failed, as opposed to being refused at the second ceiling (also 503). */
function hasFailed(response: ApiResponse): boolean {
  return response.status >= 500 && response !== INTAKE_FULL_RESPONSE;
}

/** Opens the gateway for one request, within its client's share of the database. */
type OpenGateway = (address: string, share: DatabaseShare, log: Log) => Gateway;

export function createGateway(
  backend: Backend,
  deps: {
    publishableKey: string;
    /** Called after every failed or timed-out call, so that the watchdog can check the database. */
    onTrouble: () => void;
    now: () => number;
  },
): OpenGateway {
  const logRefusal = createRefusalLog(deps.now);
  const hashQueue = (concurrency: number) =>
    new FairQueue({
      concurrency,
      total: concurrency + DATABASE_CAPS.queuedHashes,
      perClient: DATABASE_CAPS.hashesPerAddress,
    });
  const strangers = hashQueue(DATABASE_CAPS.concurrentHashes);
  const owners = hashQueue(DATABASE_CAPS.concurrentOwnerHashes);

  return (address, share, log) => {
    const withinLimits = async (
      dialect: Dialect,
      ask: () => Promise<RawResponse>,
      { onFailure, hashesPassword }: Pick<Call, 'onFailure' | 'hashesPassword'>,
    ): Promise<ApiResponse> => {
      const timeout = new AbortController();
      const work = async () => {
        const response = await perform(dialect, ask, log, logRefusal);
        if (hasFailed(response)) onFailure?.();
        return response;
      };
      const pending = hashesPassword ? work() : share.enqueue(work, timeout.signal);
      // A rejection means that the call never started.
      pending.catch(() => onFailure?.());
      try {
        const response = await withTimeout(pending, DATABASE_CAPS.callTimeoutMs, () => new CallTimeout());
        if (hasFailed(response)) deps.onTrouble();
        return response;
      } catch (error) {
        timeout.abort();
        if (!(error instanceof QueueFull)) deps.onTrouble();
        return refusalResponse(dialect, UNAVAILABLE);
      }
    };
    return {
      callLibrary: (dialect, call) =>
        withinLimits(dialect, () => send(call, backend, deps.publishableKey), call),
      runStatement: (dialect, statement) =>
        withinLimits(dialect, () => askDatabase(statement, backend), statement),

      async hashInTurn(work, isKnown = false) {
        try {
          return await (isKnown ? owners : strangers).run(address, work, { signal: share.timedOut });
        } catch (error) {
          if (error instanceof QueueFull) throw tooManyRequests(2_000);
          throw error;
        }
      },
    };
  };
}
