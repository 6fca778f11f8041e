import type { Backend } from './database/backend.ts';
import type { Log } from './log.ts';

/** Says at the start that sign-up can be closed: once the admins exist, nobody else needs an account. */
export async function adviseOnSignUp(backend: Backend, log: Log): Promise<void> {
  const admins = await backend.query('select 1 from public.admins limit 1');
  if (admins.length === 0) return;
  log('sign_up_open', { hint: 'Admins exist and anybody can still sign up: SIGNUP=off is advised' });
}
