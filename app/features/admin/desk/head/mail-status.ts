import { answerOf } from '#app/features/admin/desk/desk-api.ts';
import { backendClient } from '#app/lib/network/backend-client.ts';
import { DESK } from '#content/desk.ts';

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

export async function readMailStatus(signal: AbortSignal): Promise<MailChannel[]> {
  const client = await backendClient();
  return (await answerOf(client.rpc('mail_status').abortSignal(signal))) as MailChannel[];
}

/** The most serious mail problem as text for staff; undefined when there is none. */
export function mailFault(channels: readonly MailChannel[]): string | undefined {
  const mails = channels.filter(({ kind }) => kind !== 'webhook');
  const waiting = mails.reduce((sum, channel) => sum + channel.waiting, 0);
  const backlog = waiting > 0 ? ` ${DESK.mail.waiting(waiting)}` : '';
  if (mails.some((channel) => !channel.is_configured)) return `${DESK.mail.notConfigured}${backlog}`;
  const failing = channels.find(
    ({ last_error, last_error_at, last_success_at }) =>
      last_error && last_error_at && (!last_success_at || last_success_at < last_error_at),
  );
  if (failing?.last_error) return `${DESK.mail.notGettingThrough(failing.last_error)}${backlog}`;
  const failed = channels.reduce((sum, channel) => sum + channel.failed, 0);
  return failed > 0 ? DESK.mail.failed(failed) : undefined;
}
