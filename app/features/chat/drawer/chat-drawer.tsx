import { Dialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import type { RefObject } from 'react';

import { classNames } from '#app/lib/class-names.ts';
import { useMediaQuery } from '#app/lib/use-media-query.ts';

import './chat.css';
import { ChatHead } from './chat-head.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { useVisualViewport } from './use-visual-viewport.ts';

/** Elements in which Escape leaves the drawer open: layers that it closes first, and fields, where the browser handles it. */
const ESCAPE_HANDLED_BY = 'header, [role="dialog"], input, textarea, select';
/** A dialog above the drawer, which Escape closes even before the focus has moved into it. */
const DIALOG_ABOVE = '[data-modal-dialog][data-open]';

/** The media query of the `fills-screen` variant (chat.css), under which the drawer fills the screen. */
const SMALL_SCREEN = '(max-width: 39.99rem), (max-height: 29.99rem)';

/** `chat-panel` is the hook of styles/chat-button.css, which moves the toasts. */
const POPUP_CLASS = classNames(
  'chat-panel tone-paper-2 no-print fixed right-6 bottom-0 z-50 flex w-105 flex-col overflow-hidden outline-none',
  'h-[min(40rem,calc(100dvh-var(--spacing-header)-1rem))] rounded-t-chat border border-b-0 border-hairline shadow-float',
  'transition-[opacity,translate] duration-240',
  'data-[starting-style]:translate-y-6 data-[starting-style]:opacity-0',
  'data-[ending-style]:translate-y-6 data-[ending-style]:opacity-0',
  // The screen except for what the keyboard covers (use-visual-viewport.ts).
  'fills-screen:inset-[var(--chat-top,0)_0_auto] fills-screen:h-[var(--chat-height,100dvh)] fills-screen:w-auto',
  'fills-screen:rounded-none fills-screen:border-0',
  // At 400 % zoom only a few lines fit: the drawer then scrolls as a whole.
  'too-low:overflow-y-auto',
);

/** Whether Escape was pressed on something outside the drawer that it closes or edits instead. */
function isEscapeOfOther(target: EventTarget | null, panel: HTMLElement | null): boolean {
  if (document.querySelector(DIALOG_ABOVE)) return true;
  return target instanceof Element && !panel?.contains(target) && target.closest(ESCAPE_HANDLED_BY) !== null;
}

type ChatDrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Takes the focus after the drawer has closed. */
  returnFocus: RefObject<HTMLElement | null>;
};

export function ChatDrawer({ isOpen, onClose, returnFocus }: ChatDrawerProps) {
  // The drawer then covers the whole page and has to be modal.
  const fillsScreen = useMediaQuery(SMALL_SCREEN);
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  /** Runs after the drawer has closed, because a modal drawer locks scrolling until then. */
  const afterwards = useRef<() => void>(undefined);
  useVisualViewport(isOpen);

  const closeFor = (next?: () => void) => {
    afterwards.current = next;
    onClose();
  };

  return (
    <Dialog.Root
      open={isOpen}
      modal={fillsScreen}
      disablePointerDismissal
      onOpenChange={(_, { reason, event }) => {
        if (reason !== 'escape-key' || !isEscapeOfOther(event.target, panel.current)) closeFor();
      }}
      onOpenChangeComplete={(open) => {
        if (open) return;
        afterwards.current?.();
        afterwards.current = undefined;
      }}
    >
      <Dialog.Portal className="chat">
        <Dialog.Popup
          ref={panel}
          className={POPUP_CLASS}
          initialFocus={input}
          finalFocus={() => (afterwards.current ? false : returnFocus.current)}
        >
          <ChatHead />
          <ChatPanel
            isOpen={isOpen}
            panelRef={panel}
            inputRef={input}
            fillsScreen={fillsScreen}
            closeFor={closeFor}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
