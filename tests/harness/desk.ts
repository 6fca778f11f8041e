import type { SupabaseClient } from '@supabase/supabase-js';

import { createAdmin } from '#server/admin/admins.ts';
import type { DeskResults } from '#shared/desk/results.ts';
import type { DeskArguments, DeskCall } from '#shared/desk/calls.ts';

import { enquiry, PASSWORD } from './api.ts';
import type { PolicyTarget } from './policy-target.ts';

/** A signed-in account: an admin, or a member who lacks that right. */
export type Colleague = {
  id: string;
  token: string;
  client: SupabaseClient;
  /** Calls a desk function; throws refusals with their code. */
  ask<Name extends DeskCall>(name: Name, args: DeskArguments<Name>): Promise<DeskResults[Name]>;
};

class Refused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code} ${message}`);
    this.code = code;
  }
}

export async function signIn(target: PolicyTarget, email: string): Promise<Colleague> {
  const { data, error } = await target.client().auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  const client = target.client(data.session.access_token);
  return {
    id: data.user.id,
    token: data.session.access_token,
    client,
    async ask(name, args) {
      const response = await client.rpc(name, args as object);
      if (response.error) throw new Refused(response.error.code, response.error.message);
      return response.data as never;
    },
  };
}

export async function admin(target: PolicyTarget, email: string): Promise<Colleague> {
  await createAdmin(target.backend, email, PASSWORD);
  return signIn(target, email);
}

export async function member(target: PolicyTarget, email: string): Promise<Colleague> {
  const { error } = await target.client().auth.signUp({ email, password: PASSWORD });
  if (error) throw error;
  return signIn(target, email);
}

/** Sends an enquiry as a visitor would and returns its id. */
export async function sendEnquiry(
  target: PolicyTarget,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const row = enquiry(changes);
  const { error } = await target.client().from('contact_submissions').insert(row);
  if (error) throw new Refused(error.code, error.message);
  const [stored] = await target.backend.query<{ id: string }>(
    'select id from public.contact_submissions where email = $1 order by created_at desc limit 1',
    [row['email']],
  );
  if (!stored) throw new Error('The enquiry was not stored.');
  return stored.id;
}
