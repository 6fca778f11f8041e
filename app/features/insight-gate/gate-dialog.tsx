import { useRef } from 'react';
import type { RefObject } from 'react';

import { Button } from '#app/ui/controls/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';

type GateDialogProps = {
  isOpen: boolean;
  onClose: (choice: 'later' | 'sign-up') => void;
  onClosed: () => void;
  returnFocus: RefObject<HTMLElement | null>;
};

export function GateDialog({ isOpen, onClose, onClosed, returnFocus }: GateDialogProps) {
  const signUpRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      title="For Clients and Subscribers Only"
      text="Why not sign up for our latest research and insights?"
      onDismiss={() => onClose('later')}
      onClosed={onClosed}
      initialFocus={signUpRef}
      returnFocus={returnFocus}
    >
      <Button look="secondary" onClick={() => onClose('later')}>
        Maybe Later
      </Button>
      <Button ref={signUpRef} onClick={() => onClose('sign-up')}>
        Sign Up Now
      </Button>
    </Dialog>
  );
}
