import bcrypt from 'bcrypt';
import * as z from 'zod/mini';

import { parseOrRefuse } from '#backend/http/parse-or-refuse.ts';
import { readJson } from '#backend/http/read-json.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { failure, INVALID_CREDENTIALS } from '#server/guard/api-responses.ts';
import type { ApiResponse } from '#server/guard/api-responses.ts';
import { requireSession } from '#server/guard/credentials.ts';
import type { Session } from '#server/guard/credentials.ts';
import type { GuardDeps, Incoming } from '#server/guard/route.ts';
import { syncChange } from '#server/guard/sync-change.ts';
import { BCRYPT_COST } from '#server/limits.ts';

import { fitsBcrypt, limitPasswordCheck, passwordSchema } from './sign-in.ts';

/** GoTrue's request, for the password alone. */
const changeSchema = z.strictObject({
  password: passwordSchema,
  current_password: passwordSchema,
  // supabase-js always sends these two. GoTrue reads them only when the email address changes.
  code_challenge: z.optional(z.null()),
  code_challenge_method: z.optional(z.null()),
});
type Change = z.infer<typeof changeSchema>;

type Owner = { email: string; hash: string; hasSentCode: boolean };

const SESSION_ENDED = new Refusal(403, 'session_not_found', 'The session has ended. Please sign in again.');
const CODE_MISSING = new Refusal(
  403,
  'insufficient_aal',
  'Please reload the page and enter a code from your authenticator app.',
);

async function ownerOf({ userId, sessionId }: Session, { backend }: GuardDeps): Promise<Owner> {
  const [owner] = await backend.query<Owner>(
    `select lower(u.email) as email, u.encrypted_password as hash, not private.has_second_factor(u.id) or exists (
         select from auth.sessions s join auth.mfa_factors f on f.id = s.factor_id and f.user_id = u.id
           where s.id = $2 and f.status = 'verified'
       ) as "hasSentCode"
       from auth.users u where u.id = $1`,
    [userId, sessionId],
  );
  if (!owner) throw SESSION_ENDED;
  return owner;
}

/**
 * Stores a hash, unless the account has changed or the session has ended since `version` was read. A trigger ends all
 * sessions of the account.
 * @throws Refusal 403
 */
async function storeHash(
  { userId, sessionId }: Session,
  { hash, version }: { hash: string; version: number },
  { backend }: GuardDeps,
): Promise<void> {
  await backend.transaction(async ({ query }) => {
    // Waits for a change in progress, by the operator for example, so that the next statement sees it.
    await query('select from auth.users where id = $1 for no key update', [userId]);
    const changed = await query(
      `update auth.users u set encrypted_password = $3, updated_at = now()
        where u.id = $1 and private.account_version(u.id) = $4 and u.deleted_at is null
          and exists (select from auth.sessions s where s.id = $2 and s.user_id = u.id)
        returning u.id`,
      [userId, sessionId, hash, version],
    );
    if (changed.length === 0) throw SESSION_ENDED;
  });
}

async function refusalOf({ password, current_password: current }: Change, email: string) {
  if (password === current)
    return failure(
      'auth',
      422,
      'same_password',
      'Please choose a password that differs from the current one.',
    );
  // Loaded on first use, because the dictionaries take 5 MB.
  const { passwordFault } = await import('./passwords.ts');
  const fault = passwordFault(password, email);
  return (
    fault &&
    failure('auth', 422, 'weak_password', fault.message, { weak_password: { reasons: fault.reasons } })
  );
}

/**
 * Sets the password of the account of a session, if the request contains the current one, and ends all sessions of the
 * account, including this one. If the account has a second factor, this session must have verified a code.
 */
export async function changePassword(incoming: Incoming, deps: GuardDeps): Promise<ApiResponse> {
  const session = await requireSession(incoming.request, 'auth', deps);
  const change = parseOrRefuse(changeSchema, await readJson(incoming.request));
  const owner = await ownerOf(session, deps);
  if (!owner.hasSentCode) throw CODE_MISSING;
  const refusal = await refusalOf(change, owner.email);
  if (refusal) return refusal;
  const response = await limitPasswordCheck(owner.email, incoming, deps, async (account) => {
    const { current_password: current, password } = change;
    const isRight = fitsBcrypt(current) && (await bcrypt.compare(current, owner.hash));
    if (!isRight || !account) return INVALID_CREDENTIALS;
    const hash = await bcrypt.hash(password, BCRYPT_COST);
    await storeHash(session, { hash, version: account.version }, deps);
    return { status: 200, body: { id: session.userId, email: owner.email } };
  });
  if (response.status !== 200) {
    deps.log('password_not_changed', { account: session.userId });
    return response;
  }
  deps.log('password_changed', { account: session.userId });
  await syncChange(deps);
  return response;
}
