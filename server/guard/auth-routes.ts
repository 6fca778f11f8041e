import { randomBytes } from 'node:crypto';

import bcrypt from 'bcrypt';
import * as z from 'zod/mini';

import { emailSchema } from '#shared/contact.ts';
import { PASSWORD_BYTES } from '#shared/limits.ts';

import { accountState, endForkedSession, endSessionOf, endSessions } from './accounts.ts';
import { failure, INVALID_CREDENTIALS, Refusal, tooMany } from './answers.ts';
import type { Answer } from './answers.ts';
import { accept } from './context.ts';
import type { GuardDeps, Incoming, Route } from './context.ts';
import { readSession } from './credentials.ts';
import { passwordFault } from './passwords.ts';
import { takeAll } from './rate-limits.ts';
import { readJson } from './read-json.ts';
import { openRefreshToken, withSealedToken } from './refresh-tokens.ts';

const credentialsSchema = z.object({
  email: emailSchema,
  password: z.string().check(z.minLength(1), z.maxLength(1024)),
});
const refreshSchema = z.object({ refresh_token: z.string().check(z.regex(/^[\w.-]{8,200}$/)) });
const grantSchema = z.enum(['password', 'refresh_token']);
const scopeSchema = z.optional(z.enum(['global', 'local', 'others']));

/** Hash of nothing: an unknown account costs the same time as a known one. Cost as the library's own. */
const decoyHash = bcrypt.hash(randomBytes(18).toString('base64'), 10);

const REFRESH_TOKEN_UNKNOWN = failure(
  'auth',
  400,
  'refresh_token_not_found',
  'Invalid Refresh Token: Refresh Token Not Found',
);

function sessionUser(answer: Answer): string | undefined {
  const { user } = (answer.body ?? {}) as { user?: { id?: unknown } };
  return typeof user?.id === 'string' ? user.id : undefined;
}

async function checkPassword(
  { email, password }: { email: string; password: string },
  deps: GuardDeps,
): Promise<Answer> {
  const account = await accountState(deps.backend, email);
  // bcrypt reads 72 bytes: a longer password must not sign in by its beginning.
  const readable = Buffer.byteLength(password) <= PASSWORD_BYTES.max;
  const answer = await deps.library.call('auth', {
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    body: { email, password: readable ? password : randomBytes(32).toString('base64') },
  });
  if (!account.exists) await bcrypt.compare(password, await decoyHash);
  if (answer.status === 200 && account.blocked) {
    await endSessions(deps.backend, sessionUser(answer) ?? '');
    return INVALID_CREDENTIALS;
  }
  return answer.status >= 400 && answer.status < 429 ? INVALID_CREDENTIALS : answer;
}

async function signIn(incoming: Incoming, body: unknown, deps: GuardDeps): Promise<Answer> {
  const credentials = accept('auth', credentialsSchema, body);
  const { email } = credentials;
  const { address } = incoming;
  takeAll('auth', [[deps.limiters.signInPerAddress, address]]);
  const attempt = deps.signInLimiter.begin(email, address);
  if (!attempt.allowed) {
    deps.log('sign_in_limited');
    throw new Refusal(tooMany('auth', attempt.retryAfterMs));
  }
  let answer: Answer;
  try {
    const isKnown = deps.signInLimiter.isKnown(email, address);
    answer = await deps.library.hashing(() => checkPassword(credentials, deps), isKnown);
  } catch (error) {
    deps.signInLimiter.abandoned(email, address);
    throw error;
  }
  if (answer.status === 200) {
    deps.signInLimiter.succeeded(email, address);
    deps.log('signed_in');
  } else if (answer.status >= 500) deps.signInLimiter.abandoned(email, address);
  else {
    deps.signInLimiter.failed(email, address);
    deps.log('sign_in_failed');
  }
  return answer;
}

async function renew(token: string, deps: GuardDeps): Promise<Answer> {
  const answer = await deps.library.call('auth', {
    method: 'POST',
    path: '/auth/v1/token?grant_type=refresh_token',
    body: { refresh_token: token },
  });
  const { user, error_code: code } = (answer.body ?? {}) as {
    user?: { id?: string; email?: string };
    error_code?: unknown;
  };
  // Somebody else has used it: the library ends what could be renewed, the guard what is still valid too.
  if (code === 'refresh_token_already_used') await endSessionOf(deps.backend, token);
  if (answer.status !== 200 || !user?.id || !user.email) return answer;
  // The library hands a banned account a new session; the guard takes it back.
  const { blocked } = await accountState(deps.backend, user.email);
  if (blocked) await endSessions(deps.backend, user.id);
  return blocked || (await endForkedSession(deps.backend, token)) ? REFRESH_TOKEN_UNKNOWN : answer;
}

async function refresh(incoming: Incoming, body: unknown, deps: GuardDeps): Promise<Answer> {
  const { refresh_token } = accept('auth', refreshSchema, body);
  takeAll('auth', [[deps.limiters.refreshPerAddress, incoming.address]]);
  const token = openRefreshToken(refresh_token, deps.jwtSecret);
  if (token === undefined) return REFRESH_TOKEN_UNKNOWN;
  // Of several at once the library would let each begin a line of its own, and a thief's would never be noticed.
  const underWay = deps.renewals.get(token);
  if (underWay) return underWay;
  const renewal = renew(token, deps).finally(() => deps.renewals.delete(token));
  deps.renewals.set(token, renewal);
  return renewal;
}

async function token(incoming: Incoming, deps: GuardDeps): Promise<Answer> {
  const grant = accept('auth', grantSchema, incoming.query.get('grant_type'));
  const body = await readJson(incoming.request, 'auth');
  const answer = await (grant === 'password' ? signIn(incoming, body, deps) : refresh(incoming, body, deps));
  return withSealedToken(answer, deps.jwtSecret);
}

async function signUp(incoming: Incoming, deps: GuardDeps): Promise<Answer> {
  if (!deps.signup) return failure('auth', 422, 'signup_disabled', 'Signups not allowed for this instance');
  const credentials = accept('auth', credentialsSchema, await readJson(incoming.request, 'auth'));
  // Before the password is judged, which takes time.
  const takeBack = takeAll('auth', [
    [deps.limiters.signUpPerAddress, incoming.address],
    [deps.limiters.signUpInAll, 'all'],
  ]);
  const fault = passwordFault(credentials.password, credentials.email);
  if (fault) {
    // Another try is bounded by the limit in front of the route.
    takeBack();
    return failure('auth', 422, 'weak_password', fault.message, {
      weak_password: { reasons: fault.reasons },
    });
  }
  const answer = await deps.library.hashing(async () => {
    const created = await deps.library.call('auth', {
      method: 'POST',
      path: '/auth/v1/signup',
      body: { email: credentials.email, password: credentials.password },
    });
    // Taken addresses cost the time of a hash too.
    if (created.status >= 400) await bcrypt.compare(credentials.password, await decoyHash);
    return created;
  });
  // One text for every refusal: it does not say which addresses have accounts.
  if (answer.status >= 400 && answer.status < 429) {
    return failure(
      'auth',
      422,
      'signup_refused',
      'This account could not be created. Try signing in instead.',
    );
  }
  return withSealedToken(answer, deps.jwtSecret);
}

async function signOut(incoming: Incoming, deps: GuardDeps): Promise<Answer> {
  const scope = accept('auth', scopeSchema, incoming.query.get('scope') ?? undefined) ?? 'global';
  const session = await readSession(incoming.request, 'auth', deps);
  if (!session) throw new Refusal(failure('auth', 401, 'no_authorization', 'Nobody is signed in.'));
  const path = `/auth/v1/logout?scope=${scope}`;
  return deps.library.call('auth', { method: 'POST', path, token: session.token });
}

async function currentUser(incoming: Incoming, deps: GuardDeps): Promise<Answer> {
  const session = await readSession(incoming.request, 'auth', deps);
  if (!session) throw new Refusal(failure('auth', 401, 'no_authorization', 'Nobody is signed in.'));
  return deps.library.call('auth', { method: 'GET', path: '/auth/v1/user', token: session.token });
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
    query: [],
    handle: currentUser,
  },
];
