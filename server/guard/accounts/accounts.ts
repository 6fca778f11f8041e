import type { Backend } from '#server/database/backend.ts';

/** State of an account, read before its password is checked. */
export type Account = {
  /** Incremented by every change that ends the account's sessions. */
  version: number;
  /** Whether anybody has signed in to the account from this address. */
  isKnownAddress: boolean;
};

/** Finds an account by email address, including banned and deleted ones. */
export async function findAccount(
  backend: Backend,
  email: string,
  addressHash?: string,
): Promise<Account | undefined> {
  const [account] = await backend.query<Account>(
    `select private.account_version(u.id) as version, exists (
         select from private.known_addresses k where k.user_id = u.id and k.address_hash = $2
       ) as "isKnownAddress"
       from auth.users u where lower(u.email) = $1`,
    [email, addressHash ?? null],
  );
  return account;
}

type NewSession = { userId: string; sessionId: string };

/**
 * Whether a session that the library has just created may be handed out. If the account is banned or deleted, or has
 * changed since `version` was read, this function ends the session and returns false.
 */
export async function confirmSignIn(
  backend: Backend,
  { userId, sessionId }: NewSession,
  version: number,
  addressHash?: string,
): Promise<boolean> {
  const [row] = await backend.query<{ confirmed: boolean }>(
    'select private.confirm_sign_in($1, $2, $3, $4) as confirmed',
    [userId, sessionId, version, addressHash ?? null],
  );
  return row?.confirmed ?? false;
}

/** Ends the session that the library's refresh token belongs to. */
export async function endSessionOf(backend: Backend, token: string): Promise<void> {
  await backend.query(
    `delete from auth.sessions s using auth.refresh_tokens t
      where t.token = $1 and s.id = t.session_id`,
    [token],
  );
}

/** `again` is a reuse within ten seconds; `late` is a reuse after that, which ends the session. */
type TokenUse = 'first' | 'again' | 'late' | 'unknown';

/** Classifies the use of one of the library's refresh tokens, and ends the session of a late reuse. */
export async function beginRenewal(backend: Backend, token: string): Promise<TokenUse> {
  const [row] = await backend.query<{ use: TokenUse }>('select private.begin_renewal($1) as use', [token]);
  return row?.use ?? 'unknown';
}

/** Whether a renewed session may be handed out; if not, the session is ended. */
export async function confirmRenewal(backend: Backend, token: string, isFirst: boolean): Promise<boolean> {
  const [row] = await backend.query<{ confirmed: boolean }>(
    'select private.confirm_renewal($1, $2) as confirmed',
    [token, isFirst],
  );
  return row?.confirmed ?? false;
}
