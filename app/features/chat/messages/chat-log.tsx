import { useLayoutEffect } from 'react';

import { CHAT, startersFor } from '#content/assistant.ts';
import { classNames } from '#app/lib/class-names.ts';
import { ScrollRegion } from '#app/ui/layout/scroll-region.tsx';
import { LineIcon } from '#app/ui/media/line-icon.tsx';

import { BUBBLE_CLASS, ChatMessage, TURN_CLASS, type OpenPage } from './chat-message.tsx';
import type { ChatState } from '../conversation/chat-store.ts';
import { useFollowEnd } from './use-follow-end.ts';

type StartersProps = { path: string; onPick: (question: string) => void };

function Starters({ path, onPick }: StartersProps) {
  return (
    <ul aria-label={CHAT.startersLabel} className="mt-auto border-b border-hairline">
      {startersFor(path).map((question) => (
        <li key={question}>
          <button
            type="button"
            className="flex min-h-13 w-full cursor-pointer items-center justify-between gap-4 border-t border-hairline py-2.5 text-left leading-[1.4] font-medium text-heading"
            onClick={() => onPick(question)}
          >
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

const WAITING_DOTS = ['', '[animation-delay:160ms]', '[animation-delay:320ms]'];

/** The reply while it streams. Hidden from screen readers, which read the finished reply instead of each word. */
function PendingReply({ text }: { text: string }) {
  return (
    <div aria-hidden="true" data-reply className={TURN_CLASS.assistant}>
      {text ? (
        <p className={BUBBLE_CLASS.assistant}>{text}</p>
      ) : (
        <p className={classNames(BUBBLE_CLASS.assistant, 'flex gap-1.5 py-[1.0625rem]')}>
          {WAITING_DOTS.map((delay) => (
            <span
              key={delay}
              className={classNames(
                'size-1.5 animate-[chat-waits_1.2s_var(--ease-route)_infinite] rounded-full bg-current',
                delay,
              )}
            />
          ))}
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
  const { scroller, onScroll, follow, isEndHidden } = useFollowEnd();
  const isSending = pending !== undefined;
  useLayoutEffect(() => {
    if (isSending) follow('reply');
  }, [isSending, follow]);
  const question = pending && { role: 'user' as const, content: pending.question, sources: [] };
  const messages = question ? [...turns, question] : turns;

  return (
    <div className="relative flex min-h-0 flex-1 flex-col too-low:h-48 too-low:flex-none">
      <ScrollRegion
        ref={scroller}
        aria-label={CHAT.log}
        className="relative flex flex-1 flex-col overflow-y-auto overscroll-contain p-5 *:flex-none focus-visible:-outline-offset-2"
        onScroll={onScroll}
      >
        {messages.length === 0 && (
          <p className="mb-3 font-display text-[1.75rem] leading-[1.15] tracking-[-0.01em] text-heading">
            {CHAT.greeting}
          </p>
        )}
        <p className="text-small text-secondary">
          {CHAT.intro} <span className="text-heading">{CHAT.privacy}</span>
        </p>
        {messages.length === 0 && <Starters path={path} onPick={send} />}
        <div role="log" aria-label={CHAT.messages}>
          {messages.map((turn, index) => (
            <ChatMessage key={index} {...turn} openPage={openPage} onTalk={onTalk} />
          ))}
        </div>
        {pending && <PendingReply text={pending.reply} />}
      </ScrollRegion>
      {isEndHidden && (
        <button
          type="button"
          aria-label={CHAT.toEnd}
          // Narrow and on the right, so that it never covers the number on a button that calls the hotline.
          className="absolute right-3 bottom-3 inline-flex size-11 cursor-pointer items-center justify-center rounded-chat border border-control bg-raised shadow-float"
          onClick={() => follow('end')}
        >
          <LineIcon width={12} height={12}>
            <path d="M6 0v11M1.5 6.5 6 11l4.5-4.5" />
          </LineIcon>
        </button>
      )}
      <output className="sr-only">{pending ? CHAT.answering : ''}</output>
    </div>
  );
}
