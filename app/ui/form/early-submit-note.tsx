import { useEffect, useRef } from 'react';

import { STILL_TRYING } from '#content/forms/field.ts';

type EarlySubmitNoteProps = {
  /** Text shown while a press made before hydration is held. */
  held: string;
  /** Text shown when the page takes long to become ready. */
  late?: string;
};

/**
 * Status line in which the boot script (scripts/build/boot/boot.ts) reports that it holds an early press. It must
 * directly follow the control. React leaves the boot script's text alone until the page is hydrated and the press
 * replayed; then the effect clears it. It is only as wide as the button, so that nothing beside it moves.
 */
export function EarlySubmitNote({ held, late = STILL_TRYING }: EarlySubmitNoteProps) {
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
      data-late={late}
      className="w-0 min-w-full text-small wrap-anywhere text-heading not-empty:mt-2"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
