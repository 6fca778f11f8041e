import { useEffect, useState } from 'react';

import { backendClient } from '#app/lib/backend-client.ts';
import { useToast } from '#app/ui/toast-provider.tsx';

import { checkFailedToast, loadFailedToast } from './admin-toasts.ts';
import { MAX_SUBMISSIONS, type Submission } from './submission.ts';

export type AdminState =
  | { view: 'loading' }
  | { view: 'check-failed' }
  | { view: 'not-authorized' }
  | { view: 'authorized'; rows: readonly Submission[] }
  | { view: 'authorized'; rows: undefined };

type Failure = { message: string };

async function checkAdmin(): Promise<{ isAdmin: boolean; error: Failure | null }> {
  const client = await backendClient();
  const { data, error } = await client.rpc('is_admin');
  return { isAdmin: data === true, error };
}

async function loadRows(): Promise<{ rows: Submission[] | undefined; error: Failure | null }> {
  const client = await backendClient();
  const { data, error } = await client
    .from('contact_submissions')
    .select('*')
    .order('created_at', { ascending: false })
    .limit(MAX_SUBMISSIONS)
    .overrideTypes<Submission[], { merge: false }>();
  return { rows: data ?? undefined, error };
}

function failureOf(error: unknown): Failure {
  return { message: error instanceof Error ? error.message : '' };
}

/** Asks the server whether the user is an admin, and for the submissions only if so. */
export function useSubmissions(userId: string | undefined): AdminState {
  const { toast } = useToast();
  const [state, setState] = useState<AdminState>({ view: 'loading' });

  useEffect(() => {
    if (!userId) return;
    let isCurrent = true;
    const settle = (next: AdminState) => {
      if (isCurrent) setState(next);
    };
    const run = async () => {
      const { isAdmin, error } = await checkAdmin().catch((reason: unknown) => ({
        isAdmin: false,
        error: failureOf(reason),
      }));
      if (!isCurrent) return;
      if (error) toast(checkFailedToast(error.message));
      if (error || !isAdmin) {
        settle({ view: error ? 'check-failed' : 'not-authorized' });
        return;
      }
      const loaded = await loadRows().catch((reason: unknown) => ({
        rows: undefined,
        error: failureOf(reason),
      }));
      if (!isCurrent) return;
      if (loaded.error) toast(loadFailedToast(loaded.error.message));
      settle({ view: 'authorized', rows: loaded.rows });
    };
    void run();
    return () => {
      isCurrent = false;
    };
  }, [userId, toast]);

  return state;
}
