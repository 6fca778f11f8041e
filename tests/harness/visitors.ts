import { SignJWT, UnsecuredJWT, decodeJwt } from 'jose';

import { revokeAdmin } from '#server/admin/admins.ts';

import { JWT_SECRET } from './api.ts';
import { admin, member, signIn } from './desk.ts';
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

/** The access token of every kind of visitor; the forged ones impersonate the admin. */
export async function tokensOf(target: PolicyTarget): Promise<Record<Visitor, string | undefined>> {
  const { token: signedIn } = await member(target, 'member@example.com');
  const adminToken = async (email: string) => (await admin(target, email)).token;
  const current = await adminToken('admin@example.com');
  const signedOut = await adminToken('signed-out@example.com');
  // Another session of the account stays signed in, so that the account still has a valid session.
  await signIn(target, 'signed-out@example.com');
  const banned = await adminToken('banned@example.com');
  const revoked = await adminToken('revoked@example.com');
  await target.client().auth.admin.signOut(signedOut, 'local');
  await target.backend.query(
    `update auth.users set banned_until = now() + interval '1 day' where email = $1`,
    ['banned@example.com'],
  );
  await revokeAdmin(target.backend, 'revoked@example.com');

  const claims = decodeJwt(current);
  const sign = (changes: object, secret: string) =>
    new SignJWT({ ...claims, ...changes })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(encode(secret));
  const past = Math.floor(Date.now() / 1000) - HOUR_S;
  return {
    anonymous: undefined,
    'signed-in': signedIn,
    admin: current,
    'forged token': await sign({}, 'another-secret-of-more-than-32-bytes-long'),
    'expired token': await sign({ iat: past - HOUR_S, exp: past }, JWT_SECRET),
    'unsigned token': new UnsecuredJWT(claims).encode(),
    'service role forged': await sign({ role: 'service_role' }, 'unsafe-secret-change-me'),
    'signed-out admin': signedOut,
    'banned admin': banned,
    'revoked admin': revoked,
  };
}
