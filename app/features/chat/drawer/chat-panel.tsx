import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';

import { CHAT } from '#content/assistant.ts';
import { HOTLINES } from '#content/firm.ts';
import { contactHref } from '#app/lib/contact/contact-href.ts';
import { offerMessage } from '#app/lib/contact/offered-message.ts';
import { useGoToContact } from '#app/lib/contact/use-go-to-contact.ts';
import { usePathname } from '#app/lib/navigation/use-pathname.ts';
import { backendClient } from '#app/lib/network/backend-client.ts';

import { conversation, useConversation } from '../conversation/use-conversation.ts';
import { ChatFailureNote } from '../messages/chat-failure-note.tsx';
import { ChatLog } from '../messages/chat-log.tsx';
import { Composer } from '../writing/composer.tsx';
import { enquirySummary } from '../writing/enquiry-summary.ts';
import { TalkToPerson } from '../writing/talk-to-person.tsx';
import { TextButton } from './text-button.tsx';

type ChatPanelProps = {
  isOpen: boolean;
  panelRef: RefObject<HTMLElement | null>;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  fillsScreen: boolean;
  /** Closes the drawer and runs `next` once it has closed. */
  closeFor: (next: () => void) => void;
};

/** The conversation with its composer, or the message with which it continues at the contact form. */
export function ChatPanel({ isOpen, panelRef, inputRef, fillsScreen, closeFor }: ChatPanelProps) {
  const state = useConversation();
  const pathname = usePathname();
  const navigate = useNavigate();
  const goToContact = useGoToContact();
  const [isTalking, setTalking] = useState(false);
  const isSending = state.pending !== undefined;

  useEffect(() => {
    // Preload the client for the first question; a failure is reported when that is sent.
    backendClient().catch(() => {});
  }, []);
  useEffect(() => {
    // The disabled field loses the focus: restore it unless the visitor has moved it elsewhere.
    const { activeElement } = document;
    if (isOpen && !isSending && (activeElement === document.body || activeElement === panelRef.current)) {
      inputRef.current?.focus({ preventScroll: true });
    }
  }, [isOpen, isSending, panelRef, inputRef]);

  if (isTalking) {
    return (
      <TalkToPerson
        prefill={state.message || enquirySummary(state.turns, state.draft)}
        onEdit={conversation.keepMessage}
        onBack={() => {
          flushSync(() => setTalking(false));
          inputRef.current?.focus();
        }}
        onContinue={(message) =>
          closeFor(() => {
            offerMessage(message);
            conversation.keepMessage(undefined);
            void goToContact(contactHref(), { replace: false });
          })
        }
      />
    );
  }
  return (
    <>
      <ChatLog
        state={state}
        path={pathname}
        send={(question) => void conversation.send(question)}
        openPage={fillsScreen ? (href) => closeFor(() => void navigate(href)) : undefined}
        onTalk={() => setTalking(true)}
      />
      <div className="tone-paper flex-none border-t border-hairline px-5 pt-3.5 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <ChatFailureNote failure={state.failure} onRetry={() => void conversation.send(state.unsent)} />
        <Composer
          draft={state.draft}
          isSending={isSending}
          inputRef={inputRef}
          onWrite={conversation.write}
          onSend={() => void conversation.send()}
        />
        <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 text-small/[1.6]">
          <TextButton onClick={() => setTalking(true)}>{CHAT.talk.open}</TextButton>
          <span className="flex flex-wrap gap-x-1.5">
            {CHAT.emergency}
            {HOTLINES.map(({ place, label, href }) => (
              <span key={place} className="whitespace-nowrap">
                {place}{' '}
                <a className="inline-block min-h-7 underline" href={href}>
                  {label}
                </a>
              </span>
            ))}
          </span>
        </p>
      </div>
    </>
  );
}
