import { useRef } from 'react';
import type { RefObject } from 'react';

import { Button } from '#app/ui/controls/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';

type ConfirmDialogProps = {
  isOpen: boolean;
  onClose: (isConfirmed: boolean) => void;
  returnFocus: RefObject<HTMLElement | null>;
};

export function ConfirmDialog({ isOpen, onClose, returnFocus }: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      title="Ingest site content?"
      text="This updates the assistant’s knowledge from the public site: new and changed pages are read, deleted ones are removed. Visitors can keep chatting meanwhile."
      onDismiss={() => onClose(false)}
      initialFocus={cancel}
      returnFocus={returnFocus}
    >
      <Button ref={cancel} look="secondary" onClick={() => onClose(false)}>
        Cancel
      </Button>
      <Button onClick={() => onClose(true)}>Ingest</Button>
    </Dialog>
  );
}
