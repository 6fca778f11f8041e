import { CHAT } from '#content/assistant.ts';
import { FIRM, HOTLINES } from '#content/firm.ts';
import type { InternalHref } from '#content/types.ts';
import { keepTogether } from '#app/lib/keep-together.ts';
import { isPlainClick } from '#app/lib/navigation/plain-click.ts';
import { Link } from '#app/ui/controls/link.tsx';

import type { ChatTurn } from '../conversation/chat-store.ts';
import { TextButton } from '../drawer/text-button.tsx';
import { sourceLinks } from './source-links.ts';

export const TURN_CLASS = {
  user: 'mt-6 flex flex-col items-end',
  assistant: 'mt-4 flex flex-col items-start',
};

const BUBBLE =
  'rounded-chat border px-3.5 py-2.5 text-[0.9375rem] leading-[1.55] wrap-anywhere whitespace-pre-wrap';

export const BUBBLE_CLASS = {
  user: `${BUBBLE} tone-deep max-w-[85%] rounded-br-control border-transparent`,
  assistant: `${BUBBLE} tone-paper max-w-[92%] rounded-bl-control border-hairline`,
};

export type OpenPage = (href: InternalHref) => void;

type SourcesProps = Pick<ChatTurn, 'sources'> & { openPage: OpenPage | undefined };

function Sources({ sources, openPage }: SourcesProps) {
  const links = sourceLinks(sources);
  if (links.length === 0) return null;
  return (
    <div className="mt-2.5 text-small/[1.6]">
      <p className="text-secondary">{links.length === 1 ? CHAT.source : CHAT.sources}</p>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link
              href={href}
              className="inline-flex min-h-7 items-baseline gap-2 py-[0.1875rem] leading-[1.4] text-link underline decoration-1 underline-offset-[0.2em] before:size-[0.4375rem] before:flex-none before:bg-accent before:forced-color-adjust-none hover:decoration-2"
              onClick={(event) => {
                if (!openPage || !isPlainClick(event)) return;
                event.preventDefault();
                openPage(href);
              }}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

type ChatMessageProps = ChatTurn & {
  /** Replaces a source link's own navigation where the drawer has to close first. */
  openPage?: OpenPage;
  onTalk: () => void;
};

/** Keeps each telephone number on one line. */
function withWholeNumbers(text: string, others: readonly string[]): string {
  const firm = [FIRM.phone, ...HOTLINES].map(({ label }) => label);
  return [...firm, ...others].reduce((kept, label) => kept.replaceAll(label, keepTogether(label)), text);
}

type ReplyTextProps = { text: string; language: ChatTurn['language'] };

/** The text of a reply, of which the first paragraph may be in the visitor's language. */
function ReplyText({ text, language }: ReplyTextProps) {
  const [first = '', ...others] = text.split('\n\n');
  if (!language) return text;
  return (
    <>
      <span lang={language}>{first}</span>
      {others.map((paragraph) => `\n\n${paragraph}`)}
    </>
  );
}

const CALL_CLASS = 'button mt-2 min-h-11 px-4 text-[0.9375rem] tabular-nums';

/** One message. A reply is rendered as plain text; the only links are telephone numbers and those to its sources. */
export function ChatMessage(props: ChatMessageProps) {
  const { role, content, sources, suggestion, callFirst = [], language, openPage, onTalk } = props;
  const isReply = role === 'assistant';
  return (
    <div data-reply={isReply || undefined} className={TURN_CLASS[role]}>
      <p className="sr-only">{CHAT.speaker[role]}</p>
      <p className={BUBBLE_CLASS[role]} dir="auto">
        {isReply ? <ReplyText text={withWholeNumbers(content, callFirst)} language={language} /> : content}
      </p>
      {callFirst.length > 0 && (
        <p className="flex flex-wrap gap-x-2">
          {callFirst.map((number) => (
            <a
              key={number}
              href={`tel:${number.replaceAll(' ', '')}`}
              className={`${CALL_CLASS} button-signal`}
            >
              {CHAT.callNumber(keepTogether(number))}
            </a>
          ))}
        </p>
      )}
      {suggestion === 'emergency' &&
        HOTLINES.map((hotline) => (
          <a
            key={hotline.place}
            href={hotline.href}
            className={`${CALL_CLASS} ${callFirst.length > 0 ? 'button-secondary' : 'button-signal'}`}
          >
            {CHAT.call(hotline)}
          </a>
        ))}
      <Sources sources={sources} openPage={openPage} />
      {suggestion === 'contact' && (
        <TextButton className="mt-1" onClick={onTalk}>
          {CHAT.talk.open}
        </TextButton>
      )}
    </div>
  );
}
