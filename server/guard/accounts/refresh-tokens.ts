import { createHmac } from 'node:crypto';

import { constantTimeEqual } from '#backend/constant-time-equal.ts';
import type { ApiResponse } from '#server/guard/api-responses.ts';

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
  return constantTimeEqual(mac, macOf(token, secret)) ? token : undefined;
}

/** Adds the MAC to the refresh token of a library response, if it has one. */
export function withSignedToken(response: ApiResponse, secret: string): ApiResponse {
  const body = response.body as { refresh_token?: unknown } | null;
  if (typeof body?.refresh_token !== 'string') return response;
  const token = body.refresh_token;
  return { ...response, body: { ...body, refresh_token: `${token}.${macOf(token, secret)}` } };
}
