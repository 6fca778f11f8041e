import bcrypt from 'bcrypt';

import type { Backend } from '#server/database/backend.ts';
import type { DatabaseSession } from '#server/database/engine.ts';
import { BCRYPT_COST } from '#server/limits.ts';

/** Thrown when an operator's command cannot be carried out; the message tells the operator why. */
export class AdminError extends Error {
  override name = 'AdminError';
}

export type Admin = { email: string; since: string; hasSecondFactor: boolean };

async function accountId(backend: Backend, email: string): Promise<string | undefined> {
  const [account] = await backend.query<{ id: string }>(
    'select id from auth.users where lower(email) = lower($1) and deleted_at is null',
    [email],
  );
  return account?.id;
}

type Database = Pick<DatabaseSession, 'query'>;

async function grant(database: Database, userId: string): Promise<void> {
  await database.query('insert into public.admins (user_id) values ($1) on conflict do nothing', [userId]);
}

async function signUp(backend: Backend, email: string, password: string): Promise<string> {
  const response = await backend.fetch(
    new Request('http://backend.invalid/auth/v1/signup', {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }),
  );
  const created = (await response.json()) as { user?: { id: string }; msg?: string };
  if (!response.ok || !created.user) {
    throw new AdminError(
      `The account ${email} could not be created: ${created.msg ?? `status ${response.status}`}`,
    );
  }
  // Sign-up also opens a session, which nobody will use.
  await backend.query('delete from auth.sessions where user_id = $1', [created.user.id]);
  return created.user.id;
}

/** Sets a password; a trigger ends the account's sessions and invalidates any sign-in in progress. */
async function changePassword(database: Database, email: string, hash: string): Promise<string> {
  const [changed] = await database.query<{ id: string }>(
    `update auth.users set encrypted_password = $2, updated_at = now()
      where lower(email) = lower($1) and deleted_at is null returning id`,
    [email, hash],
  );
  if (!changed) throw new AdminError(`There is no account ${email}: use "create" to create one.`);
  return changed.id;
}

/** Resets the password of an existing account and makes it an admin, in one transaction. */
async function takeOver(backend: Backend, email: string, password: string): Promise<void> {
  const hash = await bcrypt.hash(password, BCRYPT_COST);
  await backend.transaction(async (transaction) => {
    const userId = await changePassword(transaction, email, hash);
    // If the account was not an admin, a stranger may have created it, or it belonged to somebody else.
    for (const table of ['private.known_addresses', 'auth.mfa_factors'])
      await transaction.query(
        `delete from ${table} t where t.user_id = $1
          and not exists (select from public.admins a where a.user_id = t.user_id)`,
        [userId],
      );
    await grant(transaction, userId);
  });
}

/**
 * Creates an account with the admin right. An existing account gets the given password and loses its sessions, because
 * sign-up does not verify email addresses and a stranger may have created it.
 * @returns `created`: whether the account is new
 */
export async function createAdmin(
  backend: Backend,
  email: string,
  password: string,
): Promise<{ created: boolean }> {
  const exists = (await accountId(backend, email)) !== undefined;
  if (exists) await takeOver(backend, email, password);
  else await grant(backend, await signUp(backend, email, password));
  return { created: !exists };
}

/** @throws AdminError when the account does not exist */
export async function grantAdmin(backend: Backend, email: string): Promise<void> {
  const userId = await accountId(backend, email);
  if (!userId) throw new AdminError(`There is no account ${email}: use "create" to create one.`);
  await grant(backend, userId);
}

/**
 * Revokes the admin right; a trigger ends every session of the account.
 * @returns the number of upcoming appointments with this consultant, which stay booked; nobody else is told of them
 * @throws AdminError when the account is not an admin
 */
export async function revokeAdmin(backend: Backend, email: string): Promise<number> {
  const [revoked] = await backend.query<{ appointments: number }>(
    `delete from public.admins a using auth.users u
      where u.id = a.user_id and lower(u.email) = lower($1)
      returning (
        select count(*)::integer from private.appointments p join private.consultants c on c.id = p.consultant_id
        where c.user_id = a.user_id and p.state = 'booked' and p.starts_at > now()) as appointments`,
    [email],
  );
  if (!revoked) throw new AdminError(`${email} is not an admin.`);
  return revoked.appointments;
}

/**
 * Sets the password of an account and ends its sessions, including those of anyone who knew the old password.
 * @throws AdminError when the account does not exist
 */
export async function setPassword(backend: Backend, email: string, password: string): Promise<void> {
  await changePassword(backend, email, await bcrypt.hash(password, BCRYPT_COST));
}

/** Whether an account is asked for a one-time code. */
export async function hasSecondFactor(backend: Backend, email: string): Promise<boolean> {
  const found = await backend.query(
    'select from auth.users u where lower(u.email) = lower($1) and private.has_second_factor(u.id)',
    [email],
  );
  return found.length === 1;
}

/**
 * Removes the second factor of an account whose owner has lost the phone, and ends its sessions: the phone may hold one.
 * @throws AdminError when the account has none
 */
export async function removeSecondFactor(backend: Backend, email: string): Promise<void> {
  const removed = await backend.query(
    `with removed as (
       delete from auth.mfa_factors f using auth.users u
         where u.id = f.user_id and lower(u.email) = lower($1) and f.status = 'verified' returning f.user_id
     ), ended as (
       delete from auth.sessions s using removed where s.user_id = removed.user_id
     )
     select user_id from removed`,
    [email],
  );
  if (removed.length === 0) throw new AdminError(`${email} has no second factor.`);
}

export async function listAdmins(backend: Backend): Promise<Admin[]> {
  return backend.query<Admin>(
    `select u.email, a.created_at as since, private.has_second_factor(u.id) as "hasSecondFactor"
       from public.admins a join auth.users u on u.id = a.user_id order by u.email`,
  );
}
