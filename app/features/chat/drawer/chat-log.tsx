import { useLayoutEffect } from 'react';

import { CHAT, startersFor } from '#content/assistant.ts';
import { LineIcon } from '#app/ui/media/line-icon.tsx';

import { ChatMessage, type OpenPage } from './chat-message.tsx';
import type { ChatState } from '../conversation/chat-store.ts';
import { useFollowEnd } from './use-follow-end.ts';

type StartersProps = { path: string; onPick: (question: string) => void };

function Starters({ path, onPick }: StartersProps) {
  return (
    <ul aria-label={CHAT.startersLabel} className="chat-starters">
      {startersFor(path).map((question) => (
        <li key={question}>
          <button type="button" className="chat-starter" onClick={() => onPick(question)}>
            {question}
            <LineIcon width={20} height={12} className="arrow text-accent-ink">
              <path d="M0 6h18M13 1l5 5-5 5" />
            </LineIcon>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The reply while it streams. Hidden from screen readers, which read the finished reply instead of each word. */
function PendingReply({ text }: { text: string }) {
  return (
    <div aria-hidden="true" data-reply className="chat-turn">
      {text ? (
        <p className="chat-bubble tone-paper">{text}</p>
      ) : (
        <p className="chat-bubble chat-waiting tone-paper">
          <span />
          <span />
          <span />
        </p>
      )}
    </div>
  );
}

type ChatLogProps = {
  state: ChatState;
  path: string;
  send: (question: string) => void;
  openPage: OpenPage | undefined;
  onTalk: () => void;
};

export function ChatLog({ state, path, send, openPage, onTalk }: ChatLogProps) {
  const { turns, pending } = state;
  const { scroller, onScroll, follow, isEndHidden } = useFollowEnd({ turns, pending });
  const isSending = pending !== undefined;
  useLayoutEffect(() => {
    if (isSending) follow('reply');
  }, [isSending, follow]);
  const question = pending && { role: 'user' as const, content: pending.question, sources: [] };
  const messages = question ? [...turns, question] : turns;

  return (
    <div className="chat-middle">
      <div
        ref={scroller}
        role="region"
        aria-label="Conversation"
        // Focusable, so that keys can scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="chat-scroll"
        onScroll={onScroll}
      >
        {messages.length === 0 && <p className="chat-greeting">{CHAT.greeting}</p>}
        <p className="text-small text-secondary">
          {CHAT.intro} <span className="text-heading">{CHAT.privacy}</span>
        </p>
        {messages.length === 0 && <Starters path={path} onPick={send} />}
        <div role="log" aria-label="Messages">
          {messages.map((turn, index) => (
            <ChatMessage key={index} {...turn} openPage={openPage} onTalk={onTalk} />
          ))}
        </div>
        {pending && <PendingReply text={pending.reply} />}
      </div>
      {isEndHidden && (
        <button type="button" className="chat-to-end" onClick={() => follow('end')}>
          Go to the end
          <LineIcon width={12} height={12}>
            <path d="M6 0v11M1.5 6.5 6 11l4.5-4.5" />
          </LineIcon>
        </button>
      )}
      <output className="sr-only">{pending ? 'The assistant is answering' : ''}</output>
    </div>
  );
}
