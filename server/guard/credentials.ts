import { timingSafeEqual } from 'node:crypto';

import { jwtVerify } from 'jose';
import * as z from 'zod/mini';

import type { Backend } from '#server/database/backend.ts';

import { failure, Refusal } from './answers.ts';
import type { Dialect } from './answers.ts';

/** A verified session; `token` is passed on to the library. */
export type Session = { token: string; userId: string; sessionId: string };

const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const claimsSchema = z.object({ sub: uuid, session_id: uuid, role: z.literal('authenticated') });

function same(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** @throws Refusal 401 when the publishable key is missing or another; secret keys are never accepted */
export function requirePublishableKey(request: Request, publishableKey: string, dialect: Dialect): void {
  if (!same(request.headers.get('apikey') ?? '', publishableKey)) {
    throw new Refusal(
      failure(dialect, 401, 'invalid_api_key', 'Send the publishable key in the apikey header.'),
    );
  }
}

async function sessionIsLive(backend: Backend, userId: string, sessionId: string): Promise<boolean> {
  const rows = await backend.query(
    `select 1 from auth.sessions s join auth.users u on u.id = s.user_id
      where s.id = $1 and u.id = $2 and u.deleted_at is null
        and (u.banned_until is null or u.banned_until <= now())`,
    [sessionId, userId],
  );
  return rows.length === 1;
}

/**
 * The session a request carries, or `undefined` for an anonymous one. A bad credential is refused, never
 * taken for none: signature, algorithm, life time, and that the session was not ended nor the account banned.
 * @throws Refusal 401 (REST) or 403 (auth)
 */
export async function readSession(
  request: Request,
  dialect: Dialect,
  { backend, jwtSecret, publishableKey }: { backend: Backend; jwtSecret: string; publishableKey: string },
): Promise<Session | undefined> {
  const header = request.headers.get('authorization');
  if (header === null) return undefined;
  const token = /^bearer ([^\s]+)$/i.exec(header)?.[1] ?? '';
  // supabase-js sends the publishable key as the bearer while nobody is signed in.
  if (same(token, publishableKey)) return undefined;
  const refuse = (code: string, message: string): never => {
    throw new Refusal(failure(dialect, dialect === 'auth' ? 403 : 401, code, message));
  };
  let claims: z.infer<typeof claimsSchema>;
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(jwtSecret), {
      algorithms: ['HS256'],
      audience: 'authenticated',
      requiredClaims: ['exp'],
    });
    claims = claimsSchema.parse(payload);
  } catch {
    return refuse('bad_jwt', 'The session is not valid. Please sign in again.');
  }
  if (!(await sessionIsLive(backend, claims.sub, claims.session_id))) {
    return refuse('session_not_found', 'The session has ended. Please sign in again.');
  }
  return { token, userId: claims.sub, sessionId: claims.session_id };
}
