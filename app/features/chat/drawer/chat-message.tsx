import { FIRM } from '#content/firm.ts';
import type { InternalHref } from '#content/types.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Link } from '#app/ui/controls/link.tsx';

import type { ChatTurn } from '../conversation/chat-store.ts';
import { sourceLinks } from './source-links.ts';

export type OpenPage = (href: InternalHref) => void;

type SourcesProps = Pick<ChatTurn, 'sources'> & { openPage: OpenPage | undefined };

function Sources({ sources, openPage }: SourcesProps) {
  const links = sourceLinks(sources);
  if (links.length === 0) return null;
  return (
    <div className="chat-sources">
      <p className="text-secondary">{links.length === 1 ? 'Source' : 'Sources'}</p>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link
              href={href}
              className="chat-source"
              onClick={(event) => {
                const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
                if (!openPage || !isPlain) return;
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

/** One message. A reply is rendered as plain text; the only links are those to its sources. */
export function ChatMessage({ role, content, sources, suggestion, openPage, onTalk }: ChatMessageProps) {
  const isReply = role === 'assistant';
  return (
    <div data-reply={isReply || undefined} className={classNames('chat-turn', !isReply && 'chat-turn-own')}>
      <p className="sr-only">{isReply ? 'Assistant:' : 'You:'}</p>
      <p className={classNames('chat-bubble', isReply ? 'tone-paper' : 'tone-deep')}>{content}</p>
      {suggestion === 'emergency' && (
        <a href={FIRM.hotline.href} className="chat-hotline button">
          Call {FIRM.hotline.label}
        </a>
      )}
      <Sources sources={sources} openPage={openPage} />
      {suggestion === 'contact' && (
        <button type="button" className="chat-offer" onClick={onTalk}>
          Talk to a person
        </button>
      )}
    </div>
  );
}
