import { useId } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

import { CHAT } from '#content/assistant.ts';
import { classNames } from '#app/lib/class-names.ts';
import { CHAT_LIMITS } from '#shared/limits.ts';

import { FIELD_CLASS } from './field-class.ts';

/** From this length on, the number of characters left is shown. */
const COUNT_FROM = CHAT_LIMITS.message - 200;
/** Numbers of characters left that are announced to screen readers. */
const ANNOUNCED_AT = [0, 20, 50, 100, 200];

/** The text for screen readers. It changes only at a few counts, so that it does not interrupt typing. */
function announcement(left: number): string {
  const step = ANNOUNCED_AT.find((count) => left <= count);
  if (step === undefined) return '';
  return step === 0 ? CHAT.count.none(CHAT_LIMITS.message) : CHAT.count.atMost(step);
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
      className="grid grid-cols-[1fr_auto] items-end gap-x-2.5 gap-y-1"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {CHAT.inputLabel}
      </label>
      <textarea
        dir="auto"
        ref={inputRef}
        id={id}
        name="message"
        rows={1}
        className={classNames(
          FIELD_CLASS,
          'max-h-34 bg-surface field-sizing-content not-supports-[field-sizing:content]:h-24',
        )}
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
      <button
        type="submit"
        className="button button-primary min-h-11 cursor-pointer px-[1.125rem] disabled:cursor-not-allowed disabled:bg-action"
        disabled={isSending}
      >
        {CHAT.send}
      </button>
      {isNearEnd && (
        <p id={`${id}-left`} className="text-[0.8125rem] text-secondary tabular-nums">
          {left > 0 ? CHAT.count.left(left, CHAT_LIMITS.message) : CHAT.count.none(CHAT_LIMITS.message)}
        </p>
      )}
      <output className="sr-only">{isNearEnd ? announcement(left) : ''}</output>
    </form>
  );
}
