import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useRef, type ReactNode } from 'react';

import { DESK } from '#content/desk/desk.ts';

import { ToolButton } from './form/controls.tsx';

type SidePanelProps = {
  /** Id of what is shown; empty while the panel is closed. */
  id: string;
  /** Id of the link that opened it, which receives the focus after closing. */
  linkId: (id: string) => string;
  /** Id of the element that contains the links. */
  listId: string;
  onClose: () => void;
  children: ReactNode;
};

/** Side panel over a list, full screen on phones. */
export function SidePanel({ id, linkId, listId, onClose, children }: SidePanelProps) {
  /** The opened link and those after it: the focus returns to the first that is still in the list. */
  const links = useRef<readonly string[]>([]);
  useEffect(() => {
    if (!id) return;
    const all = [...document.querySelectorAll(`#${listId} a[id^="${linkId('')}"]`)].map((link) => link.id);
    links.current = [linkId(id), ...all.slice(all.indexOf(linkId(id)) + 1)];
  }, [id, linkId, listId]);
  return (
    <Dialog.Root
      open={id !== ''}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Dialog.Portal className="desk">
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-scrim/40" />
        <Dialog.Popup
          finalFocus={() =>
            [...links.current, listId].map((each) => document.getElementById(each)).find(Boolean) ?? true
          }
          className="tone-paper fixed inset-y-0 right-0 z-50 w-full max-w-[42rem] overflow-y-auto overscroll-contain shadow-float outline-none"
        >
          {id && <div className="px-5 pb-8 text-small leading-snug sm:px-7">{children}</div>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Title and close button, which stay in view. A very long title is cut to four lines, so that it does not cover the panel. */
export function SidePanelHead({ children }: { children: ReactNode }) {
  return (
    <div className="sticky top-0 z-1 -mx-5 flex items-start justify-between gap-4 bg-surface px-5 py-3 sm:-mx-7 sm:px-7">
      <Dialog.Title className="line-clamp-4 min-w-0 self-center font-display text-h3 wrap-anywhere text-heading">
        {children}
      </Dialog.Title>
      <Dialog.Close render={<ToolButton className="flex-none" />}>{DESK.common.close}</Dialog.Close>
    </div>
  );
}
