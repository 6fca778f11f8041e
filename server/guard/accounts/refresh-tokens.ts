import { createHmac } from 'node:crypto';

import { isSameSecret } from '#backend/same-secret.ts';
import type { ApiAnswer } from '#server/guard/answers.ts';

/*
 * The library's refresh tokens are UUIDs, stored in the database in plain text. We hand them out with a MAC, so that
 * they cannot be guessed, a copy of the database cannot renew a session, and a new secret ends every session.
 */

function macOf(token: string, secret: string): string {
  return createHmac('sha256', secret).update(`refresh token ${token}`).digest('base64url');
}

/** Returns the library's token from a signed one, or `undefined` when its MAC is wrong. */
export function verifyRefreshToken(signed: string, secret: string): string | undefined {
  const [token = '', mac = ''] = signed.split('.');
  return isSameSecret(mac, macOf(token, secret)) ? token : undefined;
}

/** Adds the MAC to the refresh token of a library answer, if it has one. */
export function withSignedToken(answer: ApiAnswer, secret: string): ApiAnswer {
  const body = answer.body as { refresh_token?: unknown } | null;
  if (typeof body?.refresh_token !== 'string') return answer;
  const token = body.refresh_token;
  return { ...answer, body: { ...body, refresh_token: `${token}.${macOf(token, secret)}` } };
}
