import { decodeJwt } from 'jose';
import * as z from 'zod/mini';

import { attemptCounter } from '#backend/http/attempt-counter.ts';
import { parseOrRefuse } from '#backend/http/parse-or-refuse.ts';
import { readJson } from '#backend/http/read-json.ts';
import { NOT_FOUND, Refusal, tooManyRequests } from '#backend/http/refusal.ts';
import { FIRM } from '#content/firm.ts';
import { withSignedToken } from '#server/guard/accounts/refresh-tokens.ts';
import {
  acceptCode,
  beginFactor,
  enrolment,
  isFresh,
  listFactors,
  timeStepOf,
  removeFactor,
} from '#server/guard/accounts/second-factor.ts';
import { UNAVAILABLE } from '#server/guard/api-responses.ts';
import type { ApiResponse } from '#server/guard/api-responses.ts';
import { requireSession } from '#server/guard/credentials.ts';
import type { Session } from '#server/guard/credentials.ts';
import type { GuardDeps, Incoming, Route } from '#server/guard/route.ts';
import { syncChange } from '#server/guard/sync-change.ts';

/* GoTrue's API for second factors, which the library lacks: as much of it as supabase-js needs for one-time codes. */

const FACTORS = '/auth/v1/factors';
const FACTOR_PATH =
  /^\/auth\/v1\/factors\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(\/challenge|\/verify)?$/;
/** How long supabase-js may wait between asking for a challenge and answering it, in seconds. */
const CHALLENGE_SECONDS = 300;

const FACTOR_GONE = new Refusal(
  422,
  'mfa_factor_not_found',
  'This second factor does not exist any more. Reload the page to start again.',
);

const enrolSchema = z.object({ factor_type: z.literal('totp') });
const verifySchema = z.object({ code: z.string().check(z.regex(/^\d{6}$/)) });

/** Maps the path of one factor to its pattern, and returns any other path unchanged. */
export function factorRoute(path: string): string {
  const [, id, action = ''] = FACTOR_PATH.exec(path) ?? [];
  return id === undefined ? path : `${FACTORS}/:id${action}`;
}

/** The id in a path that `factorRoute` has matched. */
function factorId({ request }: Incoming): string {
  const id = FACTOR_PATH.exec(new URL(request.url).pathname)?.[1];
  if (id === undefined) throw NOT_FOUND;
  return id;
}

/** The account of a session with its factors, in GoTrue's format. */
export async function accountOf({ token, userId }: Session, deps: GuardDeps): Promise<ApiResponse> {
  const response = await deps.gateway.callLibrary('auth', { method: 'GET', path: '/auth/v1/user', token });
  if (response.status !== 200) return response;
  return {
    ...response,
    body: { ...(response.body as object), factors: await listFactors(deps.backend, userId) },
  };
}

/**
 * Requires a recent sign-in before a change of the factor, because a stolen access token alone must not suffice.
 * @throws Refusal 422
 */
async function requireFreshSession({ request }: Incoming, deps: GuardDeps): Promise<Session> {
  const session = await requireSession(request, 'auth', deps);
  if (await isFresh(deps.backend, session.sessionId)) return session;
  const message = 'Please sign out and in again first: this is possible for ten minutes after a sign-in.';
  throw new Refusal(422, 'reauthentication_needed', message);
}

async function enrol(incoming: Incoming, deps: GuardDeps): Promise<ApiResponse> {
  const session = await requireFreshSession(incoming, deps);
  parseOrRefuse(enrolSchema, await readJson(incoming.request));
  const response = await accountOf(session, deps);
  if (response.status !== 200) return response;
  const { email } = response.body as { email: string };
  const id = await beginFactor(deps.backend, session.userId);
  if (id === undefined) {
    throw new Refusal(422, 'mfa_factor_refused', 'This account cannot set up another second factor.');
  }
  const totp = await enrolment({ id, secret: deps.jwtSecret }, { issuer: FIRM.name, label: email });
  return { status: 200, body: { id, type: 'totp', friendly_name: '', totp } };
}

/** TOTP needs no challenge, but supabase-js requests one before it sends a code. */
async function challenge(incoming: Incoming, deps: GuardDeps): Promise<ApiResponse> {
  await requireSession(incoming.request, 'auth', deps);
  const expires = Math.floor(Date.now() / 1_000) + CHALLENGE_SECONDS;
  return { status: 200, body: { id: factorId(incoming), type: 'totp', expires_at: expires } };
}

/**
 * Counts every code of an account, right or wrong, from any network address, because only someone who knows the password
 * is asked for a code. A new password resets the count.
 * @throws Refusal 429
 */
async function takeCodeAttempt(
  userId: string,
  { backend, jwtSecret, databaseLimits }: GuardDeps,
): Promise<void> {
  const { attempts, windowMs } = databaseLimits.codesPerAccount;
  const [row] = await backend.query<{ wait: number }>(
    `select private.take_attempt($1 || private.account_version($2), $3, $4::interval) as wait`,
    [attemptCounter(jwtSecret, 'one-time code', userId), userId, attempts, `${windowMs} milliseconds`],
  );
  if (row && row.wait > 0) throw tooManyRequests(row.wait);
}

async function verify(incoming: Incoming, deps: GuardDeps): Promise<ApiResponse> {
  const session = await requireSession(incoming.request, 'auth', deps);
  const { code } = parseOrRefuse(verifySchema, await readJson(incoming.request));
  const id = factorId(incoming);
  const factors = await listFactors(deps.backend, session.userId);
  if (!factors.some((factor) => factor.id === id)) throw FACTOR_GONE;
  await takeCodeAttempt(session.userId, deps);
  const timeStep = await timeStepOf(code, { id, secret: deps.jwtSecret }, Date.now());
  const accepted = timeStep !== undefined && (await acceptCode(deps.backend, session, { id, timeStep }));
  if (!accepted) {
    deps.log('code_refused', { account: session.userId });
    throw new Refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  }
  deps.log('code_accepted');
  await syncChange(deps);
  // While the session is being renewed, none of its tokens is certain to be the last.
  if (accepted.refreshToken === null) throw UNAVAILABLE;
  const account = await accountOf(session, deps);
  if (account.status !== 200) return account;
  const { exp = 0 } = decodeJwt(session.token);
  const tokens = {
    access_token: session.token,
    token_type: 'bearer',
    expires_in: exp - Math.floor(Date.now() / 1_000),
    expires_at: exp,
    refresh_token: accepted.refreshToken,
  };
  return withSignedToken({ status: 200, body: { ...tokens, user: account.body } }, deps.jwtSecret);
}

async function unenrol(incoming: Incoming, deps: GuardDeps): Promise<ApiResponse> {
  const session = await requireFreshSession(incoming, deps);
  const id = factorId(incoming);
  if (!(await removeFactor(deps.backend, session, id))) throw FACTOR_GONE;
  await syncChange(deps);
  deps.log('factor_removed');
  return { status: 200, body: { id } };
}

const SECOND_FACTOR_ROUTE = { dialect: 'auth', limit: 'tokenRequestsPerAddress' } as const;

export const FACTOR_ROUTES: readonly Route[] = [
  { ...SECOND_FACTOR_ROUTE, method: 'POST', path: FACTORS, handle: enrol },
  { ...SECOND_FACTOR_ROUTE, method: 'POST', path: `${FACTORS}/:id/challenge`, handle: challenge },
  { ...SECOND_FACTOR_ROUTE, method: 'POST', path: `${FACTORS}/:id/verify`, handle: verify },
  { ...SECOND_FACTOR_ROUTE, method: 'DELETE', path: `${FACTORS}/:id`, handle: unenrol },
];
