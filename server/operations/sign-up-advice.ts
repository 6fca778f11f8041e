import type { Backend } from '#server/database/backend.ts';
import type { Log } from '#server/log.ts';

/** Advises the operator at the start to close sign-up: once the admins exist, nobody else needs an account. */
export async function adviseOnSignUp(backend: Backend, log: Log): Promise<void> {
  const admins = await backend.query('select 1 from public.admins limit 1');
  if (admins.length === 0) return;
  log('sign_up_open', { hint: 'Admins exist but anyone can still sign up: set SIGNUP=off' }, 'warn');
}
