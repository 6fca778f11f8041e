import { useState } from 'react';

import { backendClient } from '#app/lib/network/backend-client.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { useToast } from '#app/ui/toast/toast-provider.tsx';
import { ADMIN } from '#content/admin.ts';

import { signOutFailedToast } from './admin-toasts.ts';

/**
 * Ends this session and returns the error message, if any. The scope `local` removes the session from this browser
 * before the request, so signing out never depends on the network. The library ignores 401, 403 and 404, because
 * then the server has no session to end.
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

/** No redirect here: the page goes to the login as soon as the session has ended. */
export function AdminButtons() {
  const { toast } = useToast();
  const [isSigningOut, setSigningOut] = useState(false);

  async function handleSignOut(): Promise<void> {
    setSigningOut(true);
    const errorMessage = await signOut();
    setSigningOut(false);
    if (errorMessage !== undefined) toast(signOutFailedToast(errorMessage));
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button look="secondary" onClick={() => window.location.reload()}>
        {ADMIN.page.refresh}
      </Button>
      <Button look="secondary" disabled={isSigningOut} onClick={() => void handleSignOut()}>
        {ADMIN.page.signOut}
      </Button>
    </div>
  );
}
