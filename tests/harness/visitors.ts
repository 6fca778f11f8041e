import { SignJWT, UnsecuredJWT, decodeJwt } from 'jose';

import { createAdmin, revokeAdmin } from '#server/admin/admins.ts';

import { JWT_SECRET, PASSWORD } from './api.ts';
import type { PolicyTarget } from './policy-target.ts';

export const VISITORS = [
  'anonymous',
  'signed-in',
  'admin',
  'forged token',
  'expired token',
  'unsigned token',
  'service role forged',
  'signed-out admin',
  'banned admin',
  'revoked admin',
] as const;
export type Visitor = (typeof VISITORS)[number];

const encode = (secret: string) => new TextEncoder().encode(secret);
const HOUR_S = 3_600;

async function signIn(target: PolicyTarget, email: string): Promise<string> {
  const { data, error } = await target.client().auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return data.session.access_token;
}

async function adminToken(target: PolicyTarget, email: string): Promise<string> {
  await createAdmin(target.backend, email, PASSWORD);
  return signIn(target, email);
}

/** The access token of every kind of visitor; the forged ones impersonate the admin. */
export async function tokensOf(target: PolicyTarget): Promise<Record<Visitor, string | undefined>> {
  const { error } = await target.client().auth.signUp({ email: 'member@example.com', password: PASSWORD });
  if (error) throw error;
  const admin = await adminToken(target, 'admin@example.com');
  const signedOut = await adminToken(target, 'signed-out@example.com');
  // Another session of the account stays signed in, so that the account still has a valid session.
  await signIn(target, 'signed-out@example.com');
  const banned = await adminToken(target, 'banned@example.com');
  const revoked = await adminToken(target, 'revoked@example.com');
  await target.client().auth.admin.signOut(signedOut, 'local');
  await target.backend.query(
    `update auth.users set banned_until = now() + interval '1 day' where email = $1`,
    ['banned@example.com'],
  );
  await revokeAdmin(target.backend, 'revoked@example.com');

  const claims = decodeJwt(admin);
  const sign = (changes: object, secret: string) =>
    new SignJWT({ ...claims, ...changes })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(encode(secret));
  const past = Math.floor(Date.now() / 1000) - HOUR_S;
  return {
    anonymous: undefined,
    'signed-in': await signIn(target, 'member@example.com'),
    admin,
    'forged token': await sign({}, 'another-secret-of-more-than-32-bytes-long'),
    'expired token': await sign({ iat: past - HOUR_S, exp: past }, JWT_SECRET),
    'unsigned token': new UnsecuredJWT(claims).encode(),
    'service role forged': await sign({ role: 'service_role' }, 'unsafe-secret-change-me'),
    'signed-out admin': signedOut,
    'banned admin': banned,
    'revoked admin': revoked,
  };
}
