import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useState, type ReactNode, type RefObject } from 'react';

import { ToolButton } from './controls.tsx';

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  confirmLabel: string;
  onCancel: () => void;
  onConfirm: () => Promise<void> | undefined | false;
  /** Receives the focus after closing, because the element that opened the dialog may be gone. */
  focusAfter: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** Confirms an irreversible action. Cancel has the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, confirmLabel, onCancel, onConfirm, focusAfter, children } = props;
  const [isBusy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    await onConfirm();
    setBusy(false);
  }

  return (
    <AlertDialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
    >
      <AlertDialog.Portal className="desk">
        <AlertDialog.Backdrop className="fixed inset-0 z-50 bg-scrim/60" />
        <AlertDialog.Viewport className="fixed inset-0 z-50 flex items-center justify-center overflow-y-auto p-5">
          <AlertDialog.Popup
            finalFocus={() => focusAfter.current ?? true}
            className="tone-paper w-full max-w-dialog rounded-control border-t-3 border-danger p-6 shadow-float outline-none"
          >
            <AlertDialog.Title className="font-display text-h3 text-heading">{title}</AlertDialog.Title>
            <AlertDialog.Description
              render={<div />}
              className="mt-3 text-small break-words text-body [&_li]:mt-0.5 [&_ul]:mt-2 [&_ul]:list-disc [&_ul]:pl-5"
            >
              {children}
            </AlertDialog.Description>
            <div className="mt-6 flex flex-wrap justify-end gap-2">
              <AlertDialog.Close render={<ToolButton />}>Cancel</AlertDialog.Close>
              <ToolButton look="danger" aria-disabled={isBusy} onClick={() => void confirm()}>
                {isBusy ? 'Please wait…' : confirmLabel}
              </ToolButton>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
