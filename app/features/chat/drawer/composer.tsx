import { useId } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

import { CHAT } from '#content/assistant.ts';
import { CHAT_LIMITS } from '#shared/limits.ts';

/** From this length on, the number of characters left is shown. */
const COUNT_FROM = CHAT_LIMITS.message - 200;
/** Numbers of characters left that are announced to screen readers. */
const ANNOUNCED_AT = [0, 20, 50, 100, 200];

/** The text for screen readers. It changes only at a few counts, so that it does not interrupt typing. */
function announcement(left: number): string {
  const step = ANNOUNCED_AT.find((count) => left <= count);
  if (step === undefined) return '';
  return step === 0 ? 'No characters left' : `At most ${step} characters left`;
}

/** Enter that commits an IME composition (as in Japanese) must not send. Safari marks it only by key code 229. */
function isSendKey({ key, shiftKey, keyCode, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing && keyCode !== 229;
}

type ComposerProps = {
  draft: string;
  isSending: boolean;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  onWrite: (draft: string) => void;
  onSend: () => void;
};

export function Composer({ draft, isSending, inputRef, onWrite, onSend }: ComposerProps) {
  const id = useId();
  const left = CHAT_LIMITS.message - draft.length;
  const isNearEnd = draft.length >= COUNT_FROM;
  return (
    <form
      method="post"
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {CHAT.inputLabel}
      </label>
      <textarea
        ref={inputRef}
        id={id}
        name="message"
        rows={1}
        className="chat-input"
        placeholder={CHAT.placeholder}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={CHAT_LIMITS.message}
        aria-describedby={isNearEnd ? `${id}-left` : undefined}
        disabled={isSending}
        value={draft}
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={(event) => {
          if (!isSendKey(event)) return;
          event.preventDefault();
          onSend();
        }}
      />
      <button type="submit" className="chat-send button" disabled={isSending}>
        Send
      </button>
      {isNearEnd && (
        <p id={`${id}-left`} className="chat-count">
          {left} of {CHAT_LIMITS.message} characters left
        </p>
      )}
      <output className="sr-only">{isNearEnd ? announcement(left) : ''}</output>
    </form>
  );
}
