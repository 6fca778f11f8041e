import { createHmac, timingSafeEqual } from 'node:crypto';

import type { Answer } from './answers.ts';

/*
 * The library's tokens to renew a session are UUIDs, and stand in the database as they are. What is handed out
 * carries a MAC besides: it cannot be guessed, a copy of the database renews nothing, and a new secret ends
 * every session.
 */

function macOf(token: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`refresh token ${token}`).digest();
}

/** The library's token that was handed out as `sealed`, or `undefined` when this server did not seal it. */
export function openRefreshToken(sealed: string, secret: string): string | undefined {
  const [token = '', mac = ''] = sealed.split('.');
  const [given, expected] = [Buffer.from(mac, 'base64url'), macOf(token, secret)];
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

/** An answer of the library with its token sealed. */
export function withSealedToken(answer: Answer, secret: string): Answer {
  const body = answer.body as { refresh_token?: unknown } | null;
  if (typeof body?.refresh_token !== 'string') return answer;
  const token = body.refresh_token;
  const sealed = `${token}.${macOf(token, secret).toString('base64url')}`;
  return { ...answer, body: { ...body, refresh_token: sealed } };
}
