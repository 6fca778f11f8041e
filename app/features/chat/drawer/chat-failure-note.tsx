import { CHAT_ERROR_TEXTS, CHAT_ERROR_TITLE } from '#content/assistant-launcher.ts';

import type { ChatFailure } from '../conversation/chat-failure.ts';

type ChatFailureNoteProps = { failure: ChatFailure | undefined; onRetry: () => void };

/** Why the last message was not answered. The store has put its text back into the field. */
export function ChatFailureNote({ failure, onRetry }: ChatFailureNoteProps) {
  return (
    <div role="alert">
      {failure && (
        <div className="chat-failure">
          <p className="font-semibold text-danger">{CHAT_ERROR_TITLE}</p>
          <p>{CHAT_ERROR_TEXTS[failure]}</p>
          {failure !== 'rate-limited' && (
            <button type="button" className="chat-offer" onClick={onRetry}>
              Try again
            </button>
          )}
        </div>
      )}
    </div>
  );
}
