import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

import { backendClient } from '#app/lib/network/backend-client.ts';
import { useToast } from '#app/ui/toast/toast-provider.tsx';

import { checkFailedToast, loadFailedToast } from './admin-toasts.ts';
import { findFactor } from './second-factor/second-factor.ts';
import type { SignOutDialog } from './sign-out-dialog.tsx';

type DeskParts = {
  Desk: ComponentType<{ userId: string; hasEnded: boolean }>;
  /** Loaded with the desk, so that signing out needs no connection. */
  Dialog: typeof SignOutDialog;
};

export type AdminAccess =
  | { view: 'loading' }
  | { view: 'check-failed' }
  | { view: 'not-authorized' }
  | { view: 'code-asked'; factorId: string; onAccepted: () => void }
  | { view: 'load-failed' }
  | ({ view: 'authorized' } & DeskParts);

type Failure = { message: string };

function failureOf(error: unknown): Failure {
  return { message: error instanceof Error ? error.message : '' };
}

/** `factorId` is set if the account has a second factor and the session does not (yet) have an admin's rights. */
async function checkAdmin(): Promise<{
  isAdmin: boolean;
  factorId?: string | null;
  error: Failure | null;
}> {
  try {
    const client = await backendClient();
    const { data, error, status } = await client.rpc('is_admin');
    // The session has ended on the server. Unless it is deleted here too, /login redirects back to this page.
    if (status === 401) await client.auth.signOut({ scope: 'local' });
    if (error || data === true) return { isAdmin: data === true, error };
    return { isAdmin: false, factorId: await findFactor(), error };
  } catch (error) {
    return { isAdmin: false, error: failureOf(error) };
  }
}

/** Loads the desk's chunks. Only admins need them. */
async function loadDesk(): Promise<{ parts?: DeskParts; error: Failure | null }> {
  try {
    const [{ Desk }, { SignOutDialog: Dialog }] = await Promise.all([
      import('./desk/desk.tsx'),
      import('./sign-out-dialog.tsx'),
    ]);
    return { parts: { Desk, Dialog }, error: null };
  } catch (error) {
    return { error: failureOf(error) };
  }
}

/** Asks the server whether the user is an admin, and loads the desk only for admins. */
export function useAdminAccess(userId: string | undefined): AdminAccess {
  const { toast } = useToast();
  const [access, setAccess] = useState<AdminAccess>({ view: 'loading' });
  const [isCodeAccepted, setCodeAccepted] = useState(false);

  useEffect(() => {
    if (!userId) return;
    let isCurrent = true;
    const run = async () => {
      const { isAdmin, factorId, error } = await checkAdmin();
      if (!isCurrent) return;
      if (error) toast(checkFailedToast(error.message));
      if (factorId && !isCodeAccepted) {
        setAccess({ view: 'code-asked', factorId, onAccepted: () => setCodeAccepted(true) });
        return;
      }
      if (error || !isAdmin) {
        setAccess({ view: error ? 'check-failed' : 'not-authorized' });
        return;
      }
      const { parts, error: loadError } = await loadDesk();
      if (!isCurrent) return;
      if (loadError) toast(loadFailedToast(loadError.message));
      setAccess(parts ? { view: 'authorized', ...parts } : { view: 'load-failed' });
    };
    void run();
    return () => {
      isCurrent = false;
    };
  }, [userId, toast, isCodeAccepted]);

  return access;
}
