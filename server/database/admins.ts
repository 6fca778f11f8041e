import bcrypt from 'bcrypt';

import type { Backend } from './backend.ts';

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

async function grant(backend: Backend, userId: string): Promise<void> {
  await backend.query('insert into public.admins (user_id) values ($1) on conflict do nothing', [userId]);
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

/**
 * Makes an account with the admin right; `created` tells whether there was none. One that is there already gets the
 * given password and its sessions end: sign-up confirms no address, so a stranger may have made it.
 */
export async function createAdmin(
  backend: Backend,
  email: string,
  password: string,
): Promise<{ created: boolean }> {
  const existing = await accountId(backend, email);
  if (existing !== undefined) await setPassword(backend, email, password);
  await grant(backend, existing ?? (await signUp(backend, email, password)));
  return { created: existing === undefined };
}

/** @throws AdminError when there is no such account */
export async function grantAdmin(backend: Backend, email: string): Promise<void> {
  const userId = await accountId(backend, email);
  if (!userId) throw new AdminError(`There is no account ${email}: use "create" to make one.`);
  await grant(backend, userId);
}

/**
 * Takes the admin right and ends every session of the account.
 * @throws AdminError when the account is no admin
 */
export async function revokeAdmin(backend: Backend, email: string): Promise<void> {
  const revoked = await backend.query(
    `with revoked as (
       delete from public.admins a using auth.users u
        where u.id = a.user_id and lower(u.email) = lower($1) returning a.user_id
     ), ended as (
       delete from auth.sessions s using revoked where s.user_id = revoked.user_id
     )
     select user_id from revoked`,
    [email],
  );
  if (revoked.length === 0) throw new AdminError(`${email} is not an admin.`);
}

/**
 * Sets the password of an account and ends its sessions, those of whoever knew the old one too.
 * @throws AdminError when there is no such account
 */
export async function setPassword(backend: Backend, email: string, password: string): Promise<void> {
  const changed = await backend.query(
    `with changed as (
       update auth.users set encrypted_password = $2, updated_at = now()
        where lower(email) = lower($1) and deleted_at is null returning id
     ), ended as (
       delete from auth.sessions s using changed where s.user_id = changed.id
     )
     select id from changed`,
    [email, await bcrypt.hash(password, BCRYPT_COST)],
  );
  if (changed.length === 0) throw new AdminError(`There is no account ${email}: use "create" to make one.`);
}

/** Every admin, by e-mail. */
export async function listAdmins(backend: Backend): Promise<Admin[]> {
  return backend.query<Admin>(
    `select u.email, a.created_at as since
       from public.admins a join auth.users u on u.id = a.user_id order by u.email`,
  );
}
