import { useState } from 'react';

type Question<Asked> = {
  /** What was asked last. Kept while the dialog closes, so that its text stays until it has gone. */
  asked: Asked | undefined;
  ask: (next: Asked) => void;
  /** Props of the dialog. */
  dialog: { isOpen: boolean; onCancel: () => void; onConfirm: () => Promise<void> };
};

/**
 * A question in a dialog, which stays open until `answer` has settled.
 * @param answer acts on the confirmation; omitted where the dialog only shows something
 */
export function useQuestion<Asked>(answer?: (asked: Asked) => Promise<unknown>): Question<Asked> {
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);
  return {
    asked,
    ask: (next) => {
      setAsked(next);
      setOpen(true);
    },
    dialog: {
      isOpen,
      onCancel: () => setOpen(false),
      onConfirm: async () => {
        if (asked !== undefined) await answer?.(asked);
        setOpen(false);
      },
    },
  };
}
