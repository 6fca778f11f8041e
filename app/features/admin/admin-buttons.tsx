import { useRef, useState } from 'react';

import { Button } from '#app/ui/controls/button.tsx';
import { useToast } from '#app/ui/toast/toast-provider.tsx';
import { ADMIN } from '#content/desk/admin-page.ts';

import { signOutFailedToast } from './admin-toasts.ts';
import type { SignOutDialog } from './sign-out-dialog.tsx';
import { hasUnsent, hasUnsentElsewhere, signOut } from './sign-out.ts';

type AdminButtonsProps = {
  /** Absent until the desk has loaded; signing out then needs no confirmation. */
  Dialog?: typeof SignOutDialog;
};

/** No redirect here: the page goes to the login as soon as the session has ended. */
export function AdminButtons({ Dialog }: AdminButtonsProps) {
  const { toast } = useToast();
  const [isSigningOut, setSigningOut] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isElsewhere, setElsewhere] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  async function handleSignOut(): Promise<void> {
    setSigningOut(true);
    const errorMessage = await signOut();
    setSigningOut(false);
    if (errorMessage !== undefined) toast(signOutFailedToast(errorMessage));
  }

  async function ask(): Promise<void> {
    if (isSigningOut) return;
    setSigningOut(true);
    const isHere = hasUnsent();
    const isUnsent = Dialog !== undefined && (isHere || (await hasUnsentElsewhere()));
    setSigningOut(false);
    setElsewhere(!isHere);
    if (isUnsent) setAsking(true);
    else await handleSignOut();
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button look="secondary" onClick={() => window.location.reload()}>
        {ADMIN.page.refresh}
      </Button>
      <Button
        ref={button}
        look="secondary"
        aria-disabled={isSigningOut}
        onClick={() => void ask()}
        className="aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
      >
        {ADMIN.page.signOut}
      </Button>
      {Dialog && (
        <Dialog
          isOpen={isAsking}
          isElsewhere={isElsewhere}
          onCancel={() => setAsking(false)}
          onConfirm={handleSignOut}
          returnFocus={button}
        />
      )}
    </div>
  );
}
