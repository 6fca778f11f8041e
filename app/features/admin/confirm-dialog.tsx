import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef, useState, type ReactNode, type RefObject } from 'react';

import { Button } from '#app/ui/controls/button.tsx';
import { DialogFrame } from '#app/ui/dialog.tsx';
import { ADMIN } from '#content/desk/admin-page.ts';

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  confirmLabel: string;
  /** Replaces “Cancel”, which would be ambiguous where the action itself is a cancellation. */
  cancelLabel?: string;
  /** True if confirming loses something for good. */
  isDestructive?: boolean;
  onCancel: () => void;
  /** The dialog stays open, and its button busy, until the promise has settled. */
  onConfirm: () => Promise<void> | void;
  /** Receives the focus after closing. */
  returnFocus: RefObject<HTMLElement | null>;
  /** The consequence of confirming. */
  children: ReactNode;
};

/** Asks before an action that cannot be undone. Cancel has the initial focus; a press outside does nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, confirmLabel, cancelLabel = ADMIN.confirm.cancel, isDestructive, children } = props;
  const { onCancel, onConfirm, returnFocus } = props;
  const cancelButton = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  }

  /** Ignored once confirmed: the action continues, and closing would suggest that it was stopped. */
  function cancel(): void {
    if (!isBusy) onCancel();
  }

  return (
    <AlertDialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) cancel();
      }}
    >
      <DialogFrame title={title} text={children} initialFocus={cancelButton} returnFocus={returnFocus}>
        <Button ref={cancelButton} look="secondary" aria-disabled={isBusy} onClick={cancel}>
          {cancelLabel}
        </Button>
        <Button
          look={isDestructive ? 'signal' : 'primary'}
          aria-disabled={isBusy}
          onClick={() => void confirm()}
        >
          {isBusy ? ADMIN.confirm.busy : confirmLabel}
        </Button>
      </DialogFrame>
    </AlertDialog.Root>
  );
}
