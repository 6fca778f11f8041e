import { useRef } from 'react';
import type { RefObject } from 'react';

import { INSIGHT_GATE } from '#content/forms/insight-gate.ts';
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
      title={INSIGHT_GATE.title}
      text={INSIGHT_GATE.text}
      onDismiss={() => onClose('later')}
      onClosed={onClosed}
      initialFocus={signUpRef}
      returnFocus={returnFocus}
    >
      <Button look="secondary" onClick={() => onClose('later')}>
        {INSIGHT_GATE.later}
      </Button>
      <Button ref={signUpRef} onClick={() => onClose('sign-up')}>
        {INSIGHT_GATE.signUp}
      </Button>
    </Dialog>
  );
}
