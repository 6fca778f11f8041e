import type { ReactNode } from 'react';

import { RESULT } from '#content/deadlines/screens.ts';
import { useCopy, useSelectedText } from '#app/lib/use-copy.ts';
import { LinkButton } from '#app/ui/controls/link-button.tsx';

type CopyButtonProps = { text: string; label?: string; children: ReactNode };

function CopyByHand({ text }: { text: string }) {
  const field = useSelectedText();
  return (
    <label className="block basis-full text-small">
      {RESULT.byHand}
      <textarea ref={field} className="control mt-1 block" rows={8} readOnly value={text} />
    </label>
  );
}

/** Copies a text, or shows it for manual copying if the clipboard is not available. */
export function CopyButton({ text, label, children }: CopyButtonProps) {
  const { state, copy } = useCopy(text);

  return (
    <>
      <LinkButton label={label} onClick={copy}>
        {children}
      </LinkButton>
      <output className="self-center text-small font-medium text-accent-ink">
        {state === 'copied' && RESULT.copied}
      </output>
      {state === 'by hand' && <CopyByHand text={text} />}
    </>
  );
}
