import type { Backend } from '#server/database/backend.ts';

/** Whether an account exists under an address, and whether it is banned or deleted. */
export async function accountState(
  backend: Backend,
  email: string,
): Promise<{ exists: boolean; blocked: boolean }> {
  const [account] = await backend.query<{ blocked: boolean }>(
    `select (deleted_at is not null or coalesce(banned_until > now(), false)) as blocked
       from auth.users where lower(email) = $1`,
    [email],
  );
  return { exists: account !== undefined, blocked: account?.blocked ?? false };
}

/** Ends every session of an account; its refresh tokens go with them. */
export async function endSessions(backend: Backend, userId: string): Promise<void> {
  await backend.query('delete from auth.sessions where user_id = $1', [userId]);
}

/** Ends the session that the library's refresh token belongs to. */
export async function endSessionOf(backend: Backend, token: string): Promise<void> {
  await backend.query(
    `delete from auth.sessions s using auth.refresh_tokens t
      where t.token = $1 and s.id = t.session_id`,
    [token],
  );
}

/**
 * Ends a session that was renewed more than once by the same refresh token, as two servers at the same moment can: nobody
 * can tell which of both is the owner.
 * @returns whether it had to be ended
 */
export async function endForkedSession(backend: Backend, token: string): Promise<boolean> {
  const ended = await backend.query(
    `delete from auth.sessions s using auth.refresh_tokens t
      where t.token = $1 and s.id = t.session_id
        and (select count(*) from auth.refresh_tokens live where live.session_id = s.id and not live.revoked) > 1
      returning s.id`,
    [token],
  );
  return ended.length > 0;
}
