import { canResend, kindLabel, stateLabel } from '#app/features/admin/desk/mail/outbox-message.ts';
import { ResendButton } from '#app/features/admin/desk/mail/resend-button.tsx';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { DESK } from '#content/desk/desk.ts';
import type { DeskMessage } from '#shared/desk/enquiries.ts';

import { PanelSection } from './panel-section.tsx';

const { messages: texts } = DESK;

function MessageItem({ message }: { message: DeskMessage }) {
  const { recipient, attempts, sent_at, last_error } = message;
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
        {recipient ?? texts.noRecipient}
        {attempts > 0 && texts.attempts(attempts)}
      </p>
      {last_error && <p className="text-secondary">{last_error}</p>}
      {canResend(message) && <ResendButton message={message.id} className="mt-2" />}
    </li>
  );
}

/** The messages that an enquiry caused, sent or not. */
export function OutboxSection({ messages }: { messages: readonly DeskMessage[] }) {
  return (
    <PanelSection title={texts.title}>
      {messages.length === 0 && <p className="text-secondary">{texts.empty}</p>}
      <ul>
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} />
        ))}
      </ul>
    </PanelSection>
  );
}
