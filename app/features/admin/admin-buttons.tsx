import { Suspense, useRef, useState } from 'react';

import { lazyView } from '#app/lib/navigation/lazy-view.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { useToast } from '#app/ui/toast/toast-provider.tsx';
import { ADMIN } from '#content/admin.ts';

import { signOutFailedToast } from './admin-toasts.ts';
import { hasUnsent, signOut } from './sign-out.ts';

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
