import { CHAT } from '#content/assistant.ts';
import { CHAT_ERROR_TEXTS, CHAT_ERROR_TITLE } from '#content/assistant-launcher.ts';

import type { ChatFailure } from '../conversation/chat-failure.ts';
import { TextButton } from '../drawer/text-button.tsx';

type ChatFailureNoteProps = { failure: ChatFailure | undefined; onRetry: () => void };

/** Says why the last question was not answered, with a button to send it again. */
export function ChatFailureNote({ failure, onRetry }: ChatFailureNoteProps) {
  return (
    <div role="alert">
      {failure && (
        <div className="mb-3 border-l-3 border-signal pl-3 text-small/[1.5]">
          <p className="font-semibold text-danger">{CHAT_ERROR_TITLE}</p>
          <p>{CHAT_ERROR_TEXTS[failure]}</p>
          {failure !== 'rate-limited' && <TextButton onClick={onRetry}>{CHAT.retry}</TextButton>}
        </div>
      )}
    </div>
  );
}
