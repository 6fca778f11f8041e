import { jwtVerify, SignJWT } from 'jose';
import type { JWTPayload } from 'jose';
import * as z from 'zod/mini';

import { bearerToken } from '#backend/authorise.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { constantTimeEqual } from '#backend/constant-time-equal.ts';
import type { Backend } from '#server/database/backend.ts';
import { uuid } from '#shared/desk/values.ts';
import { NOT_ADMIN_CODE } from '#shared/desk/calls.ts';

import type { Dialect } from './api-responses.ts';

/** A verified session; `token` is the access token, which the library also needs. */
export type Session = { token: string; userId: string; sessionId: string };

const claimsSchema = z.object({ sub: uuid, session_id: uuid, role: z.literal('authenticated') });

/** @throws Refusal 401 when the publishable key is missing or wrong; secret keys are never accepted */
export function requirePublishableKey(request: Request, publishableKey: string): void {
  if (!constantTimeEqual(request.headers.get('apikey') ?? '', publishableKey)) {
    throw new Refusal(401, 'invalid_api_key', 'Send the publishable key in the apikey header.');
  }
}

async function isSessionLive(backend: Backend, userId: string, sessionId: string): Promise<boolean> {
  const rows = await backend.query(
    `select 1 from auth.sessions s join auth.users u on u.id = s.user_id
      where s.id = $1 and u.id = $2 and u.deleted_at is null
        and (u.banned_until is null or u.banned_until <= now())`,
    [sessionId, userId],
  );
  return rows.length === 1;
}

/**
 * Replaces a token from a server whose clock is ahead, because the library refuses a token issued in the future. Only `iat`
 * differs.
 */
async function issuedByNow(token: string, payload: JWTPayload, secret: Uint8Array): Promise<string> {
  const now = Math.floor(Date.now() / 1_000);
  if ((payload.iat ?? 0) <= now) return token;
  return new SignJWT({ ...payload, iat: now }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(secret);
}

type Deps = { backend: Backend; jwtSecret: string; publishableKey: string };

/**
 * Returns the session of a request, or `undefined` for an anonymous request. Checks signature, algorithm and expiry,
 * and that the session has not ended and the account is neither banned nor deleted. An invalid credential is refused,
 * never treated as anonymous.
 * @throws Refusal 401, or 403 in the auth dialect
 */
export async function readSession(
  request: Request,
  dialect: Dialect,
  { backend, jwtSecret, publishableKey }: Deps,
): Promise<Session | undefined> {
  if (!request.headers.has('authorization')) return undefined;
  const token = bearerToken(request) ?? '';
  // supabase-js sends the publishable key as the bearer token while nobody is signed in.
  if (constantTimeEqual(token, publishableKey)) return undefined;
  const refuse = (code: string, message: string): never => {
    throw new Refusal(dialect === 'auth' ? 403 : 401, code, message);
  };
  const secret = new TextEncoder().encode(jwtSecret);
  let payload: JWTPayload;
  let claims: z.infer<typeof claimsSchema>;
  try {
    ({ payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      audience: 'authenticated',
      requiredClaims: ['exp'],
    }));
    claims = claimsSchema.parse(payload);
  } catch {
    return refuse('bad_jwt', 'The session is not valid. Please sign in again.');
  }
  if (!(await isSessionLive(backend, claims.sub, claims.session_id))) {
    return refuse('session_not_found', 'The session has ended. Please sign in again.');
  }
  return {
    token: await issuedByNow(token, payload, secret),
    userId: claims.sub,
    sessionId: claims.session_id,
  };
}

/**
 * Returns the session of a request that may not be anonymous, with the checks of `readSession`.
 * @throws Refusal 401, also without a credential, or 403 in the auth dialect
 */
export async function requireSession(request: Request, dialect: Dialect, deps: Deps): Promise<Session> {
  const session = await readSession(request, dialect, deps);
  if (session) return session;
  throw new Refusal(401, dialect === 'rest' ? NOT_ADMIN_CODE : 'no_authorization', 'Sign in first.');
}
