import bcrypt from 'bcrypt';
import * as z from 'zod/mini';

import { parseOrRefuse } from '#backend/http/parse-or-refuse.ts';
import { readJson } from '#backend/http/read-json.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { findAccount } from '#server/guard/accounts/accounts.ts';
import { changePassword } from '#server/guard/accounts/change-password.ts';
import { withSignedToken } from '#server/guard/accounts/refresh-tokens.ts';
import { refresh } from '#server/guard/accounts/renewal.ts';
import { credentialsSchema, decoyHash, isConfirmed, signIn } from '#server/guard/accounts/sign-in.ts';
import { failure } from '#server/guard/api-responses.ts';
import type { ApiResponse } from '#server/guard/api-responses.ts';
import { requireSession } from '#server/guard/credentials.ts';
import { takeAll } from '#server/guard/limits/rate-limits.ts';
import type { GuardDeps, Incoming, Route } from '#server/guard/route.ts';

import { accountOf } from './factor-routes.ts';

/** Version of a newly created account. */
const NEVER_CHANGED = 0;

const grantSchema = z.enum(['password', 'refresh_token']);
const scopeSchema = z.optional(z.enum(['global', 'local', 'others']));

async function token(incoming: Incoming, deps: GuardDeps): Promise<ApiResponse> {
  const grant = parseOrRefuse(grantSchema, incoming.query.get('grant_type'));
  const body = await readJson(incoming.request);
  const response = await (grant === 'password'
    ? signIn(incoming, body, deps)
    : refresh(incoming, body, deps));
  return withSignedToken(response, deps.jwtSecret);
}

async function signUp(incoming: Incoming, deps: GuardDeps): Promise<ApiResponse> {
  if (!deps.signup) return failure('auth', 422, 'signup_disabled', 'Signups not allowed for this instance');
  const credentials = parseOrRefuse(credentialsSchema, await readJson(incoming.request));
  // Count the attempt before the password is rated, which takes time.
  const release = takeAll([
    [deps.limiters.signUpPerAddress, incoming.address],
    [deps.limiters.signUpTotal, 'all'],
  ]);
  // Loaded on first use, because the dictionaries take 5 MB.
  const { passwordFault } = await import('#server/guard/accounts/passwords.ts');
  const problem = passwordFault(credentials.password, credentials.email);
  if (problem) {
    // Not counted: the route's own limit already restricts retries.
    release();
    return failure('auth', 422, 'weak_password', problem.message, {
      weak_password: { reasons: problem.reasons },
    });
  }
  const create = async () => {
    const created = await deps.gateway.callLibrary('auth', {
      method: 'POST',
      path: '/auth/v1/signup',
      body: { email: credentials.email, password: credentials.password },
      hashesPassword: true,
      onFailure: release,
    });
    // Spend the time of a hash, so that the response time does not reveal that the email address is taken.
    if (created.status >= 400) await bcrypt.compare(credentials.password, await decoyHash);
    return created;
  };
  let response: ApiResponse;
  try {
    await deps.accountLimits.takeSignUp();
    response = await deps.gateway.hashInTurn(create);
  } catch (error) {
    if (!(error instanceof Refusal)) release();
    throw error;
  }
  const { status } = response;
  // One text for every refusal, so that it does not reveal which email addresses have accounts.
  if (
    (status >= 400 && status < 429) ||
    // In the meantime the operator has taken over the account with `npm run admin -- create`.
    (status === 200 && !(await isConfirmed(response, deps, NEVER_CHANGED))) ||
    // The library answers 5xx when a concurrent sign-up with the same email address was first.
    (status >= 500 && (await findAccount(deps.backend, credentials.email)))
  ) {
    return failure(
      'auth',
      422,
      'signup_refused',
      'This account could not be created. Try signing in instead.',
    );
  }
  return withSignedToken(response, deps.jwtSecret);
}

async function signOut(incoming: Incoming, deps: GuardDeps): Promise<ApiResponse> {
  const scope = parseOrRefuse(scopeSchema, incoming.query.get('scope') ?? undefined) ?? 'global';
  const session = await requireSession(incoming.request, 'auth', deps);
  const path = `/auth/v1/logout?scope=${scope}`;
  return deps.gateway.callLibrary('auth', { method: 'POST', path, token: session.token });
}

async function currentUser(incoming: Incoming, deps: GuardDeps): Promise<ApiResponse> {
  const session = await requireSession(incoming.request, 'auth', deps);
  return accountOf(session, deps);
}

export const AUTH_ROUTES: readonly Route[] = [
  {
    method: 'POST',
    path: '/auth/v1/signup',
    dialect: 'auth',
    limit: 'signUpRequestsPerAddress',
    query: ['redirect_to'],
    handle: signUp,
  },
  {
    method: 'POST',
    path: '/auth/v1/token',
    lane: 'signIns',
    dialect: 'auth',
    limit: 'tokenRequestsPerAddress',
    query: ['grant_type'],
    handle: token,
  },
  {
    method: 'POST',
    path: '/auth/v1/logout',
    dialect: 'auth',
    limit: 'deskRequestsPerAddress',
    query: ['scope'],
    handle: signOut,
  },
  {
    method: 'GET',
    path: '/auth/v1/user',
    dialect: 'auth',
    limit: 'deskRequestsPerAddress',
    handle: currentUser,
  },
  {
    method: 'PUT',
    path: '/auth/v1/user',
    lane: 'signIns',
    dialect: 'auth',
    limit: 'tokenRequestsPerAddress',
    handle: changePassword,
  },
];
