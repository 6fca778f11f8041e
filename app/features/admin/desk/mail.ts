import { backendClient } from '#app/lib/backend-client.ts';

import { answerOf } from './desk-api.ts';

/** How the sending of one kind of message goes, as `mail_status()` tells it. */
export type MailChannel = {
  kind: string;
  is_configured: boolean;
  seen_at: string | null;
  last_success_at: string | null;
  last_error: string | null;
  last_error_at: string | null;
  waiting: number;
  failed: number;
};

export async function readMailStatus(): Promise<MailChannel[]> {
  const client = await backendClient();
  return (await answerOf(client.rpc('mail_status'))) as MailChannel[];
}

/** False when the message is not in a state from which it could be sent again. */
export async function resendMessage(message: string): Promise<boolean> {
  const client = await backendClient();
  return (await answerOf(client.rpc('resend_message', { message }))) === true;
}

/** What is wrong with the mail, in one sentence for the staff; nothing when all is well. */
export function mailFault(channels: readonly MailChannel[]): string | undefined {
  const mails = channels.filter(({ kind }) => kind !== 'webhook');
  const waiting = mails.reduce((sum, channel) => sum + channel.waiting, 0);
  const held = waiting > 0 ? ` ${waiting} ${waiting === 1 ? 'message waits' : 'messages wait'}.` : '';
  if (mails.some((channel) => !channel.is_configured))
    return `Mail is not configured: nobody is notified and no acknowledgement goes out.${held}`;
  const failing = channels.find(
    ({ last_error, last_error_at, last_success_at }) =>
      last_error && last_error_at && (!last_success_at || last_success_at < last_error_at),
  );
  if (failing) return `Mail is not getting through: ${failing.last_error}${held}`;
  const failed = channels.reduce((sum, channel) => sum + channel.failed, 0);
  if (failed > 0)
    return `${failed} ${failed === 1 ? 'message was' : 'messages were'} given up. Open the enquiry to send again.`;
  return undefined;
}
