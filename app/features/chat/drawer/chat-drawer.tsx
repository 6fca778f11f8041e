import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';

import { CHAT } from '#content/assistant.ts';
import { FIRM } from '#content/firm.ts';
import { backendClient } from '#app/lib/network/backend-client.ts';
import { contactHref } from '#app/lib/contact/contact-href.ts';
import { offerDraft } from '#app/lib/contact/enquiry-draft.ts';
import { useGoToContact } from '#app/lib/contact/use-go-to-contact.ts';
import { CloseIcon } from '#app/ui/toast/toast-box.tsx';
import { usePathname } from '#app/lib/navigation/use-pathname.ts';

import './chat.css';
import { ChatFailureNote } from './chat-failure-note.tsx';
import { ChatLog } from './chat-log.tsx';
import { Composer } from './composer.tsx';
import { conversation, useConversation } from '../conversation/use-conversation.ts';
import { enquirySummary } from './enquiry-summary.ts';
import { TalkToPerson } from './talk-to-person.tsx';
import { useFillsScreen } from './use-fills-screen.ts';
import { useVisualViewport } from './use-visual-viewport.ts';

/** Where Escape leaves the drawer open: layers that it closes first, and fields, where the browser handles it. */
const ESCAPE_HANDLED_BY = 'header, [role="dialog"], input, textarea, select';

type ChatDrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Takes the focus after the drawer has closed. */
  returnFocus: RefObject<HTMLElement | null>;
};

export function ChatDrawer({ isOpen, onClose, returnFocus }: ChatDrawerProps) {
  const state = useConversation();
  const pathname = usePathname();
  const navigate = useNavigate();
  const goToContact = useGoToContact();
  const fillsScreen = useFillsScreen();
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  /** Runs after the drawer has closed, because a modal drawer locks scrolling until then. */
  const afterwards = useRef<() => void>(undefined);
  const [isTalking, setTalking] = useState(false);
  useVisualViewport(isOpen);

  const isSending = state.pending !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    // Preload the client for the first question; a failure is reported when that is sent.
    backendClient().catch(() => {});
  }, [isOpen]);
  useEffect(() => {
    // The disabled field loses the focus: restore it unless the visitor has moved it elsewhere.
    const { activeElement } = document;
    if (isOpen && !isSending && (activeElement === document.body || activeElement === panel.current)) {
      input.current?.focus({ preventScroll: true });
    }
  }, [isOpen, isSending]);

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
        const { target } = event;
        const isHandledElsewhere =
          target instanceof Element &&
          !panel.current?.contains(target) &&
          target.closest(ESCAPE_HANDLED_BY) !== null;
        if (reason !== 'escape-key' || !isHandledElsewhere) closeFor();
      }}
      onOpenChangeComplete={(open) => {
        if (open) return;
        setTalking(false);
        afterwards.current?.();
        afterwards.current = undefined;
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup
          ref={panel}
          className="chat-panel tone-paper-2 no-print"
          initialFocus={input}
          finalFocus={() => (afterwards.current ? false : returnFocus.current)}
        >
          <div className="chat-head tone-ink">
            <div className="min-w-0 flex-1">
              <Dialog.Title className="font-display text-h3 text-heading">{CHAT.title}</Dialog.Title>
              <p className="text-small text-secondary">{FIRM.name}</p>
            </div>
            <Dialog.Close aria-label="Close chat" className="chat-close">
              <CloseIcon />
            </Dialog.Close>
          </div>
          {isTalking ? (
            <TalkToPerson
              summary={enquirySummary(state.turns, state.draft)}
              onBack={() => {
                flushSync(() => setTalking(false));
                input.current?.focus();
              }}
              onContinue={(message) =>
                closeFor(() => {
                  offerDraft(message);
                  void goToContact(contactHref(), { replace: false });
                })
              }
            />
          ) : (
            <>
              <ChatLog
                state={state}
                path={pathname}
                send={(question) => void conversation.send(question)}
                openPage={fillsScreen ? (href) => closeFor(() => void navigate(href)) : undefined}
                onTalk={() => setTalking(true)}
              />
              <div className="chat-foot tone-paper">
                <ChatFailureNote failure={state.failure} onRetry={() => void conversation.send()} />
                <Composer
                  draft={state.draft}
                  isSending={isSending}
                  inputRef={input}
                  onWrite={conversation.write}
                  onSend={() => void conversation.send()}
                />
                <button type="button" className="chat-offer" onClick={() => setTalking(true)}>
                  {CHAT.talk.open}
                </button>
              </div>
            </>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
