import { DESK } from '#content/desk.ts';
import type { MailChannel } from '#shared/desk-answers.ts';

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
