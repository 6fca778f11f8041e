import bcrypt from 'bcrypt';

import type { Backend } from './backend.ts';
import type { Session } from './engine.ts';

/** As the library's own hashes. */
const BCRYPT_COST = 10;

/** A command of the operator that cannot be carried out; the message says why. */
export class AdminError extends Error {
  override name = 'AdminError';
}

export type Admin = { email: string; since: string };

async function accountId(backend: Backend, email: string): Promise<string | undefined> {
  const [account] = await backend.query<{ id: string }>(
    'select id from auth.users where lower(email) = lower($1) and deleted_at is null',
    [email],
  );
  return account?.id;
}

type Database = Pick<Session, 'query'>;

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
  const answer = (await response.json()) as { user?: { id: string }; msg?: string };
  if (!response.ok || !answer.user) {
    throw new AdminError(
      `The account ${email} could not be made: ${answer.msg ?? `status ${response.status}`}`,
    );
  }
  // Signing up signs in as well, and nobody is there to hold that session.
  await backend.query('delete from auth.sessions where user_id = $1', [answer.user.id]);
  return answer.user.id;
}

/** Sets a password; a trigger ends the account's sessions and whatever sign-in is under way. */
async function changePassword(database: Database, email: string, hash: string): Promise<string> {
  const [changed] = await database.query<{ id: string }>(
    `update auth.users set encrypted_password = $2, updated_at = now()
      where lower(email) = lower($1) and deleted_at is null returning id`,
    [email, hash],
  );
  if (!changed) throw new AdminError(`There is no account ${email}: use "create" to make one.`);
  return changed.id;
}

/** Makes an admin of an account that is there: all or nothing. */
async function takeOver(backend: Backend, email: string, password: string): Promise<void> {
  const hash = await bcrypt.hash(password, BCRYPT_COST);
  await backend.transaction(async (transaction) => {
    const userId = await changePassword(transaction, email, hash);
    // Addresses of somebody who was no admin may be those of a stranger who made the account.
    await transaction.query(
      `delete from private.known_addresses k where k.user_id = $1
        and not exists (select from public.admins a where a.user_id = k.user_id)`,
      [userId],
    );
    await grant(transaction, userId);
  });
}

/**
 * Makes an account with the admin right; `created` tells whether there was none. One that is there already gets the
 * given password and its sessions end: sign-up confirms no address, so a stranger may have made it.
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

/** @throws AdminError when there is no such account */
export async function grantAdmin(backend: Backend, email: string): Promise<void> {
  const userId = await accountId(backend, email);
  if (!userId) throw new AdminError(`There is no account ${email}: use "create" to make one.`);
  await grant(backend, userId);
}

/**
 * Takes the admin right; a trigger ends every session of the account.
 * @throws AdminError when the account is no admin
 */
export async function revokeAdmin(backend: Backend, email: string): Promise<void> {
  const revoked = await backend.query(
    `delete from public.admins a using auth.users u
      where u.id = a.user_id and lower(u.email) = lower($1) returning a.user_id`,
    [email],
  );
  if (revoked.length === 0) throw new AdminError(`${email} is not an admin.`);
}

/**
 * Sets the password of an account and ends its sessions, those of whoever knew the old one too.
 * @throws AdminError when there is no such account
 */
export async function setPassword(backend: Backend, email: string, password: string): Promise<void> {
  await changePassword(backend, email, await bcrypt.hash(password, BCRYPT_COST));
}

/** Every admin, by e-mail. */
export async function listAdmins(backend: Backend): Promise<Admin[]> {
  return backend.query<Admin>(
    `select u.email, a.created_at as since
       from public.admins a join auth.users u on u.id = a.user_id order by u.email`,
  );
}
