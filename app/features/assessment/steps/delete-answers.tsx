import { useEffect, useRef, useState } from 'react';

import { Button } from '#app/ui/controls/button.tsx';

/** Deletes everything that the assessment keeps on the device, after one confirmation. */
export function DeleteAnswers({ onDelete }: { onDelete: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) keep.current?.focus();
  }, [isAsking]);

  if (!isAsking) {
    return (
      <button type="button" className="assess-link" onClick={() => setAsking(true)}>
        Delete my answers
      </button>
    );
  }
  return (
    <span
      role="group"
      aria-label="Delete all answers, notes and the previous run from this device?"
      className="assess-ask"
    >
      <span aria-hidden="true">Delete all answers, notes and the previous run from this device?</span>
      <Button look="secondary" ref={keep} onClick={() => setAsking(false)}>
        Keep them
      </Button>
      <Button look="signal" onClick={onDelete}>
        Delete
      </Button>
    </span>
  );
}
