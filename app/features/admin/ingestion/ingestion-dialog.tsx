import type { RefObject } from 'react';

import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import { ADMIN } from '#content/desk/admin-page.ts';

const { ingestion: texts } = ADMIN;

type IngestionDialogProps = {
  isOpen: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  returnFocus: RefObject<HTMLElement | null>;
};

/**
 * Asks before an ingestion. A module of its own, because a module that is imported both on demand and directly, as the
 * confirm dialog would be, adds a helper to the script of every page.
 */
export function IngestionDialog(props: IngestionDialogProps) {
  return (
    <ConfirmDialog {...props} title={texts.question} confirmLabel={texts.confirm}>
      {texts.consequence}
    </ConfirmDialog>
  );
}
