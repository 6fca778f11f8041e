import { useEffect, useRef } from 'react';

import { FIRM } from '#content/firm.ts';

const LATE = `Still trying. Or call ${FIRM.hotline.label} or write to ${FIRM.email}.`;

type HeldNoteProps = {
  /** What becomes of a press that comes before the scripts. */
  held: string;
};

/**
 * Directly behind a form's button: where the boot script (scripts/build/boot/boot.ts) says that it holds the press.
 * React leaves what it writes there alone until the page is alive and the press is given back. As wide as the button,
 * so that nothing beside it moves.
 */
export function HeldNote({ held }: HeldNoteProps) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    note.current?.removeAttribute('data-late');
    note.current?.replaceChildren();
  }, []);
  return (
    <p
      ref={note}
      role="status"
      data-held={held}
      data-late={LATE}
      className="w-0 min-w-full text-small wrap-anywhere text-heading not-empty:mt-2"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
