import type { RefObject } from 'react';

import { ADMIN } from '#content/desk/admin-page.ts';

import { ConfirmDialog } from './confirm-dialog.tsx';

const { page: texts } = ADMIN;

type SignOutDialogProps = {
  isOpen: boolean;
  /** True if the unsent entries are in another tab. */
  isElsewhere: boolean;
  onCancel: () => void;
  onConfirm: () => Promise<void>;
  returnFocus: RefObject<HTMLElement | null>;
};

/** Asks before unsent entries are lost. A module of its own for the same reason as `IngestionDialog`. */
export function SignOutDialog({ isElsewhere, ...dialog }: SignOutDialogProps) {
  return (
    <ConfirmDialog {...dialog} title={texts.signOutQuestion} confirmLabel={texts.signOut} isDestructive>
      {isElsewhere ? texts.signOutElsewhere : texts.signOutConsequence}
    </ConfirmDialog>
  );
}
