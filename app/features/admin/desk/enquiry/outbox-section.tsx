import { useState } from 'react';

import { doneToast, resendFailedToast } from '#app/features/admin/admin-toasts.ts';
import { messageOf } from '#app/features/admin/desk/desk-api.ts';
import { resendMessage } from '#app/features/admin/desk/head/mail-status.ts';
import { ToolButton } from '#app/features/admin/desk/parts/controls.tsx';
import { counted } from '#app/features/admin/desk/text/labels.ts';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { useToast } from '#app/ui/toast/toast-provider.tsx';
import type { SubmissionMessage } from '#shared/desk-answers.ts';

import { canResend, kindLabel, stateLabel } from './outbox-message.ts';
import { PanelSection } from './panel-section.tsx';

type OutboxSectionProps = { messages: readonly SubmissionMessage[]; onChanged: () => void };

function MessageItem({ message, onChanged }: { message: SubmissionMessage; onChanged: () => void }) {
  const { toast } = useToast();
  const [isBusy, setBusy] = useState(false);
  const { recipient, attempts, sent_at, last_error } = message;

  async function resend(): Promise<void> {
    setBusy(true);
    try {
      const isQueued = await resendMessage(message.id);
      toast(
        isQueued
          ? doneToast('Message queued', 'It will be sent with the next delivery.')
          : resendFailedToast('It cannot be resent now.'),
      );
      onChanged();
    } catch (error) {
      toast(resendFailedToast(messageOf(error)));
    }
    setBusy(false);
  }

  return (
    <li className="border-t border-hairline py-2 first:border-t-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span>{kindLabel(message)}</span>
        <span className={canResend(message) ? 'font-medium text-danger' : 'text-secondary'}>
          {stateLabel(message)}
          {sent_at && ` ${localTime(sent_at)}`}
        </span>
      </div>
      <p className="text-secondary">
        {recipient ?? 'Recipient set in mail settings'}
        {attempts > 0 && `, ${counted(attempts, 'attempt')}`}
      </p>
      {last_error && <p className="text-secondary">{last_error}</p>}
      {canResend(message) && (
        <ToolButton className="mt-2" aria-disabled={isBusy} onClick={() => !isBusy && void resend()}>
          {isBusy ? 'Queueing…' : 'Send again'}
        </ToolButton>
      )}
    </li>
  );
}

/** The messages that an enquiry caused, sent or not. */
export function OutboxSection({ messages, onChanged }: OutboxSectionProps) {
  return (
    <PanelSection title="Messages">
      {messages.length === 0 && <p className="text-secondary">No messages for this enquiry.</p>}
      <ul>
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} onChanged={onChanged} />
        ))}
      </ul>
    </PanelSection>
  );
}
