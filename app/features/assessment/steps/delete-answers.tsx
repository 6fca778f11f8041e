import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { DELETION } from '#content/assessment/screens.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';

/** Deletes everything that the assessment keeps on the device, after one confirmation. */
export function DeleteAnswers({ onDelete }: { onDelete: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);

  // The pressed button is removed, so the one that takes its place gets the focus.
  function ask(isOpen: boolean): void {
    flushSync(() => setAsking(isOpen));
    (isOpen ? keep : opener).current?.focus();
  }

  if (!isAsking)
    return (
      <LinkButton ref={opener} onClick={() => ask(true)}>
        {DELETION.open}
      </LinkButton>
    );
  return (
    <span
      role="group"
      aria-label={DELETION.question}
      className="mt-2 flex flex-wrap items-center gap-3 text-heading"
    >
      <span aria-hidden="true">{DELETION.question}</span>
      <Button look="secondary" ref={keep} onClick={() => ask(false)}>
        {DELETION.keep}
      </Button>
      <Button look="signal" onClick={onDelete}>
        {DELETION.confirm}
      </Button>
    </span>
  );
}
