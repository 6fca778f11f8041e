import { createHmac } from 'node:crypto';

import type { Backend } from '#server/database/backend.ts';

/** An authenticator app that is set up (`verified`) or being set up, in the format of GoTrue's users. */
type Factor = {
  id: string;
  factor_type: 'totp';
  status: 'unverified' | 'verified';
  created_at: string;
  updated_at: string;
};

type Database = Pick<Backend, 'query'>;

/** Time steps of 30 seconds by which the clock of a phone may differ from the server's. */
const TOLERATED_STEPS = 1;
const SECRET_BYTES = 20;
/** How long after the sign-in a session may set up or remove the factor. */
const FRESH = '10 minutes';
/** Width of the quiet zone around the QR code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export async function listFactors(database: Database, userId: string): Promise<Factor[]> {
  return database.query<Factor>(
    'select id, factor_type, status, created_at, updated_at from auth.mfa_factors where user_id = $1',
    [userId],
  );
}

/** Whether the password was entered a few minutes ago, as a change of the factor requires. */
export async function isFresh(database: Database, sessionId: string): Promise<boolean> {
  const found = await database.query(
    `select from auth.sessions where id = $1 and created_at > now() - $2::interval`,
    [sessionId, FRESH],
  );
  return found.length === 1;
}

/**
 * Begins to set up the factor of an admin. One that was begun earlier and never confirmed is replaced.
 * @returns the id of the factor; `undefined` when the account is not an admin or already has a factor
 */
export async function beginFactor(database: Database, userId: string): Promise<string | undefined> {
  const [factor] = await database.query<{ id: string }>(
    `insert into auth.mfa_factors as f (id, user_id)
       select gen_random_uuid(), a.user_id from public.admins a where a.user_id = $1
       on conflict (user_id) do update set id = excluded.id, created_at = now(), updated_at = now()
         where f.status = 'unverified'
       returning id`,
    [userId],
  );
  return factor?.id;
}

type FactorKeys = { id: string; secret: string };

/** `otpauth` is loaded on first use, because few requests need it. */
async function totpOf({ id, secret }: FactorKeys, names: { issuer?: string; label?: string } = {}) {
  const { Secret, TOTP } = await import('otpauth');
  const derived = createHmac('sha256', secret)
    .update(`second factor ${id}`)
    .digest()
    .subarray(0, SECRET_BYTES);
  return new TOTP({ ...names, secret: new Secret({ buffer: new Uint8Array(derived).buffer }) });
}

/** Enrolment data for an authenticator app: the secret to type, and the URI that the QR code contains. */
export async function enrolment(
  keys: FactorKeys,
  names: { issuer: string; label: string },
): Promise<{ secret: string; uri: string; qr_code: string }> {
  const totp = await totpOf(keys, names);
  const { renderSVG } = await import('uqr');
  const uri = totp.toString();
  return { secret: totp.secret.base32, uri, qr_code: renderSVG(uri, { border: QUIET_ZONE }) };
}

/** Returns the TOTP time step of a valid code, or `undefined` for a wrong code. */
export async function timeStepOf(code: string, keys: FactorKeys, now: number): Promise<number | undefined> {
  const totp = await totpOf(keys);
  const difference = totp.validate({ token: code, timestamp: now, window: TOLERATED_STEPS });
  return difference === null ? undefined : totp.counter({ timestamp: now }) + difference;
}

/**
 * Accepts a valid code once: marks the session as `aal2`, confirms a factor that was being set up, and refuses this and
 * older codes from then on.
 * @returns the library's live refresh token of the session, null while it is being renewed; `undefined` when the code was
 *   used before or the session has ended
 */
export async function acceptCode(
  database: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
  factor: { id: string; timeStep: number },
): Promise<{ refreshToken: string | null } | undefined> {
  const [accepted] = await database.query<{ refreshToken: string | null }>(
    `with used as (
       update auth.mfa_factors set last_time_step = $4, status = 'verified', updated_at = now()
         where id = $3 and user_id = $1 and last_time_step < $4
           and exists (select from auth.sessions where id = $2 and user_id = $1)
         returning id
     ), marked as (
       update auth.sessions s set aal = 'aal2', factor_id = used.id from used
         where s.id = $2 and s.user_id = $1 returning s.id
     )
     select (select t.token from auth.refresh_tokens t where t.session_id = marked.id and not t.revoked limit 1)
       as "refreshToken" from marked`,
    [userId, sessionId, factor.id, factor.timeStep],
  );
  return accepted;
}

/**
 * Removes a factor. One that is set up can be removed only in a session in which one of its codes was accepted.
 * @returns whether it was removed
 */
export async function removeFactor(
  database: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
  id: string,
): Promise<boolean> {
  const removed = await database.query(
    `delete from auth.mfa_factors f using auth.sessions s
       where f.id = $3 and f.user_id = $1 and s.id = $2 and s.user_id = $1
         and (f.status = 'unverified' or s.factor_id = f.id)
       returning f.id`,
    [userId, sessionId, id],
  );
  return removed.length === 1;
}
