import { useRef, useState, type ReactNode } from 'react';

import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';

import { ToolButton } from './controls.tsx';
import { TextArea } from './field.tsx';
import { keepFocus } from '#app/features/admin/desk/parts/focus/keep-focus.ts';

type CancelFormProps = {
  /** As typed. */
  reason: string;
  onReason: (reason: string) => void;
  texts: Record<'reason' | 'noReason' | 'cancel' | 'question' | 'confirm' | 'keep', string>;
  maxLength: number;
  onAsk?: () => void;
  /** The dialog stays open until the promise has settled. */
  onConfirm: () => Promise<unknown>;
  /** Text of the confirmation dialog: the consequence of the cancellation. */
  children: ReactNode;
};

/** Asks for a reason, which visitors read, and for confirmation, then cancels. */
export function CancelForm(props: CancelFormProps) {
  const { reason, onReason, texts, maxLength, onAsk, onConfirm, children } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);
  const [isAsking, setAsking] = useState(false);

  function ask(): void {
    const isEmpty = reason.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) field.current?.focus();
    else onAsk?.();
    setAsking(!isEmpty);
  }

  async function confirm(): Promise<void> {
    await onConfirm();
    setAsking(false);
  }

  return (
    <>
      <form
        ref={keepFocus}
        noValidate
        autoComplete="off"
        className="max-w-measure"
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <TextArea
          ref={field}
          label={texts.reason}
          rows={3}
          error={isMissing ? texts.noReason : undefined}
          maxLength={maxLength}
          value={reason}
          onText={onReason}
        />
        <ToolButton type="submit" look="danger" className="mt-3">
          {texts.cancel}
        </ToolButton>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.question}
        confirmLabel={texts.confirm}
        cancelLabel={texts.keep}
        isDestructive
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
        returnFocus={field}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
