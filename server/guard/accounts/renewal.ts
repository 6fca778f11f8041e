import * as z from 'zod/mini';

import { parseOrRefuse } from '#backend/http/parse-or-refuse.ts';
import { failure } from '#server/guard/api-responses.ts';
import type { ApiResponse } from '#server/guard/api-responses.ts';
import { takeAll } from '#server/guard/limits/rate-limits.ts';
import type { GuardDeps, Incoming } from '#server/guard/route.ts';

import { beginRenewal, confirmRenewal, endSessionOf } from './accounts.ts';
import { verifyRefreshToken } from './refresh-tokens.ts';

const refreshSchema = z.object({ refresh_token: z.string().check(z.regex(/^[\w.-]{8,200}$/)) });

const REFRESH_TOKEN_UNKNOWN = failure(
  'auth',
  400,
  'refresh_token_not_found',
  'Invalid Refresh Token: Refresh Token Not Found',
);

const REFRESH_TOKEN_USED = failure(
  'auth',
  400,
  'refresh_token_already_used',
  'Invalid Refresh Token: Already Used',
);

async function renew(token: string, deps: GuardDeps): Promise<ApiResponse> {
  const use = await beginRenewal(deps.backend, token);
  if (use === 'unknown') return REFRESH_TOKEN_UNKNOWN;
  if (use === 'late') {
    deps.log('refresh_token_reused', {}, 'error');
    return REFRESH_TOKEN_USED;
  }
  const response = await deps.gateway.callLibrary('auth', {
    method: 'POST',
    path: '/auth/v1/token?grant_type=refresh_token',
    body: { refresh_token: token },
  });
  const { error_code: code } = (response.body ?? {}) as { error_code?: unknown };
  // The library revokes only the refresh tokens; deleting the session also invalidates its access token.
  if (code === 'refresh_token_already_used') await endSessionOf(deps.backend, token);
  if (response.status >= 400 && response.status < 500) return response;
  // The library answers 5xx when the session is ended between its statements; the check below then finds it gone.
  return (await confirmRenewal(deps.backend, token, use === 'first')) ? response : REFRESH_TOKEN_UNKNOWN;
}

export async function refresh(incoming: Incoming, body: unknown, deps: GuardDeps): Promise<ApiResponse> {
  const { refresh_token } = parseOrRefuse(refreshSchema, body);
  takeAll([[deps.limiters.refreshPerAddress, incoming.address]]);
  const token = verifyRefreshToken(refresh_token, deps.jwtSecret);
  if (token === undefined) return REFRESH_TOKEN_UNKNOWN;
  return deps.renewalLock(token, () => renew(token, deps));
}
