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
