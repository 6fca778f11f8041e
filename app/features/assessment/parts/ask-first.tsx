import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';

type AskFirstProps = {
  /** Label of the control. When it is pressed, the question replaces it. */
  open: string;
  look: 'link' | 'button';
  question: string;
  keep: string;
  confirm: string;
  onConfirm: () => void;
};

/** Asks in place before something is deleted from the device. */
export function AskFirst({ open, look, question, keep, confirm, onConfirm }: AskFirstProps) {
  const [isAsking, setAsking] = useState(false);
  const openButton = useRef<HTMLButtonElement>(null);
  const keepButton = useRef<HTMLButtonElement>(null);

  // The pressed button is removed, so the one that takes its place gets the focus.
  function ask(isOpen: boolean): void {
    flushSync(() => setAsking(isOpen));
    (isOpen ? keepButton : openButton).current?.focus();
  }

  if (!isAsking) {
    return look === 'link' ? (
      <LinkButton ref={openButton} onClick={() => ask(true)}>
        {open}
      </LinkButton>
    ) : (
      <Button ref={openButton} look="secondary" onClick={() => ask(true)}>
        {open}
      </Button>
    );
  }
  return (
    <span
      role="group"
      aria-label={question}
      className="mt-2 flex w-full flex-wrap items-center gap-3 text-heading"
    >
      <span aria-hidden="true">{question}</span>
      <Button look="secondary" ref={keepButton} onClick={() => ask(false)}>
        {keep}
      </Button>
      <Button look="signal" onClick={onConfirm}>
        {confirm}
      </Button>
    </span>
  );
}
