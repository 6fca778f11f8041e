import { Suspense, useRef, useState } from 'react';

import { lazyView } from '#app/lib/navigation/lazy-view.tsx';
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

/** Whether the desk holds unsent entries: its `beforeunload` listener then cancels the event. */
function hasUnsent(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

const LazyDialog = lazyView(async () => (await import('./sign-out-dialog.tsx')).SignOutDialog);

/** No redirect here: the page goes to the login as soon as the session has ended. */
export function AdminButtons() {
  const { toast } = useToast();
  const [isSigningOut, setSigningOut] = useState(false);
  /** Undefined before the first question. */
  const [isAsking, setAsking] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);

  async function handleSignOut(): Promise<void> {
    setSigningOut(true);
    const errorMessage = await signOut();
    setSigningOut(false);
    if (errorMessage !== undefined) toast(signOutFailedToast(errorMessage));
  }

  function ask(): void {
    if (hasUnsent()) setAsking(true);
    else void handleSignOut();
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button look="secondary" onClick={() => window.location.reload()}>
        {ADMIN.page.refresh}
      </Button>
      <Button ref={button} look="secondary" disabled={isSigningOut} onClick={ask}>
        {ADMIN.page.signOut}
      </Button>
      {isAsking !== undefined && (
        <Suspense>
          <LazyDialog
            isOpen={isAsking}
            onCancel={() => setAsking(false)}
            onConfirm={handleSignOut}
            returnFocus={button}
          />
        </Suspense>
      )}
    </div>
  );
}
