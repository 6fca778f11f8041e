import { createHmac, randomBytes } from 'node:crypto';

import bcrypt from 'bcrypt';
import { decodeJwt } from 'jose';
import * as z from 'zod/mini';

import { parseOrRefuse } from '#backend/http/parse-or-refuse.ts';
import { tooManyRequests } from '#backend/http/refusal.ts';
import { INVALID_CREDENTIALS } from '#server/guard/api-responses.ts';
import type { ApiResponse } from '#server/guard/api-responses.ts';
import { takeAll } from '#server/guard/limits/rate-limits.ts';
import type { GuardDeps, Incoming } from '#server/guard/route.ts';
import { BCRYPT_COST } from '#server/limits.ts';
import type { Attempt } from '#shared/attempt-limiter.ts';
import { emailSchema } from '#shared/forms/contact.ts';
import { PASSWORD_BYTES } from '#shared/limits.ts';

import { confirmSignIn, findAccount } from './accounts.ts';
import type { Account } from './accounts.ts';

export const passwordSchema = z.string().check(z.minLength(1), z.maxLength(1024));
export const credentialsSchema = z.object({ email: emailSchema, password: passwordSchema });
type Credentials = z.infer<typeof credentialsSchema>;
const tokensSchema = z.object({ access_token: z.string() });
/** The hash that is compared for an unknown account, so that its sign-in takes as long as that of a known one. */
export const decoyHash = bcrypt.hash(randomBytes(18).toString('base64'), BCRYPT_COST);

/**
 * The keyed hash stored for an address from which an account has signed in. Without the secret it reveals neither the
 * address nor that two accounts share one.
 */
function knownAddressHash(email: string, address: string, secret: string): string {
  return createHmac('sha256', secret).update(`known address ${email} ${address}`).digest('base64url');
}

/** Whether the session in a library response may be handed out; if not, the session is ended. */
export async function isConfirmed(
  response: ApiResponse,
  deps: GuardDeps,
  version: number,
  addressHash?: string,
): Promise<boolean> {
  const { sub, session_id } = decodeJwt(tokensSchema.parse(response.body).access_token);
  const session = { userId: String(sub), sessionId: String(session_id) };
  return confirmSignIn(deps.backend, session, version, addressHash);
}

/** bcrypt ignores everything after 72 bytes, so a longer password would match whenever its first 72 bytes are right. */
export function fitsBcrypt(password: string): boolean {
  return Buffer.byteLength(password) <= PASSWORD_BYTES.max;
}

async function checkPassword(
  { email, password }: Credentials,
  account: Account | undefined,
  addressHash: string,
  deps: GuardDeps,
): Promise<ApiResponse> {
  const response = await deps.gateway.callLibrary('auth', {
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    body: { email, password: fitsBcrypt(password) ? password : randomBytes(32).toString('base64') },
    hashesPassword: true,
  });
  if (!account) await bcrypt.compare(password, await decoyHash);
  if (response.status === 200) {
    const confirmed = account && (await isConfirmed(response, deps, account.version, addressHash));
    return confirmed ? response : INVALID_CREDENTIALS;
  }
  // The library answers 5xx when its new session is ended between two of its statements.
  if (response.status >= 500 && account) {
    const current = await findAccount(deps.backend, email);
    if (current?.version !== account.version) return INVALID_CREDENTIALS;
  }
  return response.status >= 400 && response.status < 429 ? INVALID_CREDENTIALS : response;
}

/**
 * Checks a password in the queue for hashes and under the sign-in limits, which count failures.
 * @param check gets the account as it was read before the wait in the queue; a response of 4xx counts as a failure
 * @throws Refusal 429
 */
export async function limitPasswordCheck(
  email: string,
  { address }: Incoming,
  deps: GuardDeps,
  check: (account: Account | undefined, addressHash: string) => Promise<ApiResponse>,
): Promise<ApiResponse> {
  const { signIns } = deps.accountLimits;
  const refuseLimited = (attempt: Attempt) => {
    if (attempt.allowed) return;
    deps.log('sign_in_limited');
    throw tooManyRequests(attempt.retryAfterMs);
  };
  takeAll([[deps.limiters.signInPerAddress, address]]);
  // Before the first database query, so that refused attempts cost the database nothing.
  refuseLimited(signIns.check(email, address));
  const addressHash = knownAddressHash(email, address, deps.jwtSecret);
  // Read the version before waiting for a hash, so that any later change of the account invalidates this sign-in.
  const account = await findAccount(deps.backend, email, addressHash);
  const isKnown = account?.isKnownAddress ?? false;
  refuseLimited(await signIns.begin(email, address, isKnown));
  let response: ApiResponse;
  try {
    response = await deps.gateway.hashInTurn(() => check(account, addressHash), isKnown);
  } catch (error) {
    await signIns.release(email, address, isKnown);
    throw error;
  }
  if (response.status === 200) await signIns.succeeded(email, address, isKnown);
  else if (response.status >= 500) await signIns.release(email, address, isKnown);
  else await signIns.failed(email, address);
  return response;
}

export async function signIn(incoming: Incoming, body: unknown, deps: GuardDeps): Promise<ApiResponse> {
  const credentials = parseOrRefuse(credentialsSchema, body);
  const response = await limitPasswordCheck(credentials.email, incoming, deps, (account, addressHash) =>
    checkPassword(credentials, account, addressHash, deps),
  );
  if (response.status === 200) deps.log('signed_in');
  else if (response.status < 500) deps.log('sign_in_failed');
  return response;
}
