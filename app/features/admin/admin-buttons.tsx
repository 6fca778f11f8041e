import { useState } from 'react';

import { backendClient } from '#app/lib/backend-client.ts';
import { Button } from '#app/ui/button.tsx';
import { useToast } from '#app/ui/toast-provider.tsx';

import { signOutFailedToast } from './admin-toasts.ts';

/**
 * Ends this session. `local` takes it from this browser first, so that leaving never depends on the network; the
 * library ignores 401, 403 and 404, for then the server has no session to end.
 */
async function signOut(): Promise<string | undefined> {
  try {
    const { auth } = await backendClient();
    const { error } = await auth.signOut({ scope: 'local' });
    return error?.message;
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

/** A session that has ended leads to the login by itself. */
export function AdminButtons() {
  const { toast } = useToast();
  const [isLeaving, setLeaving] = useState(false);

  async function leave(): Promise<void> {
    setLeaving(true);
    const fault = await signOut();
    setLeaving(false);
    if (fault !== undefined) toast(signOutFailedToast(fault));
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button look="secondary" onClick={() => window.location.reload()}>
        Refresh
      </Button>
      <Button look="secondary" disabled={isLeaving} onClick={() => void leave()}>
        Sign out
      </Button>
    </div>
  );
}
