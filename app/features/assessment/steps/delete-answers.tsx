import { useEffect, useRef, useState } from 'react';

import { DELETION } from '#content/assessment/screens.ts';
import { Button } from '#app/ui/controls/button.tsx';

import { LinkButton } from '#app/ui/controls/link-button.tsx';

/** Deletes everything that the assessment keeps on the device, after one confirmation. */
export function DeleteAnswers({ onDelete }: { onDelete: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) keep.current?.focus();
  }, [isAsking]);

  if (!isAsking) return <LinkButton onClick={() => setAsking(true)}>{DELETION.open}</LinkButton>;
  return (
    <span
      role="group"
      aria-label={DELETION.question}
      className="mt-2 flex flex-wrap items-center gap-3 text-heading"
    >
      <span aria-hidden="true">{DELETION.question}</span>
      <Button look="secondary" ref={keep} onClick={() => setAsking(false)}>
        {DELETION.keep}
      </Button>
      <Button look="signal" onClick={onDelete}>
        {DELETION.confirm}
      </Button>
    </span>
  );
}
