import { backendClient } from '#app/lib/network/backend-client.ts';

import { answerOf } from '#app/features/admin/desk/desk-api.ts';

/** Delivery state of one kind of message, a row of `mail_status()`. */
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

/** Resolves to false when the state of the message does not allow a resend. */
export async function resendMessage(message: string): Promise<boolean> {
  const client = await backendClient();
  return (await answerOf(client.rpc('resend_message', { message }))) === true;
}

/** The most serious mail problem as text for staff; undefined when there is none. */
export function mailFault(channels: readonly MailChannel[]): string | undefined {
  const mails = channels.filter(({ kind }) => kind !== 'webhook');
  const waiting = mails.reduce((sum, channel) => sum + channel.waiting, 0);
  const backlog = waiting > 0 ? ` ${waiting} ${waiting === 1 ? 'message is' : 'messages are'} waiting.` : '';
  if (mails.some((channel) => !channel.is_configured))
    return `Mail is not configured: nobody is notified and no acknowledgements are sent.${backlog}`;
  const failing = channels.find(
    ({ last_error, last_error_at, last_success_at }) =>
      last_error && last_error_at && (!last_success_at || last_success_at < last_error_at),
  );
  if (failing) return `Mail is not getting through: ${failing.last_error}${backlog}`;
  const failed = channels.reduce((sum, channel) => sum + channel.failed, 0);
  if (failed > 0)
    return `${failed} ${failed === 1 ? 'message' : 'messages'} failed. Open the enquiry to send again.`;
  return undefined;
}
