import { useState } from 'react';

import { doneToast, resendFailedToast } from '#app/features/admin/admin-toasts.ts';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';
import { keepFocus } from '#app/features/admin/desk/parts/focus/keep-focus.ts';
import { useChange } from '#app/features/admin/desk/parts/draft/use-change.ts';
import { DESK } from '#content/desk/desk.ts';

const { messages: texts } = DESK;

type ResendButtonProps = {
  /** Id of a failed or expired message. */
  message: string;
  /** Part of the accessible name in a table, where the label alone is not unique. */
  recipient?: string | null;
  className?: string;
  /** Runs after the attempt, whether or not the message was queued. */
  onResent?: () => void;
};

/** Queues a message again, and shows the result in a toast. */
export function ResendButton({ message, recipient, className, onResent }: ResendButtonProps) {
  const change = useChange();
  const [isBusy, setBusy] = useState(false);

  async function resend(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    await change(
      async () => {
        const isQueued = await askDesk('resend_message', { message });
        return isQueued ? doneToast(texts.queued.title, texts.queued.text) : resendFailedToast(texts.notNow);
      },
      undefined,
      resendFailedToast,
    );
    setBusy(false);
    onResent?.();
  }

  return (
    <ToolButton
      ref={keepFocus}
      className={className}
      aria-label={recipient ? `${texts.resend}: ${recipient}` : undefined}
      aria-disabled={isBusy}
      onClick={() => void resend()}
    >
      {isBusy && !recipient ? texts.resending : texts.resend}
    </ToolButton>
  );
}
