import { DESK } from '#content/desk/desk.ts';
import type { MailChannel } from '#shared/desk/results.ts';

function isFailing({ last_error, last_error_at, last_success_at }: MailChannel): boolean {
  return Boolean(last_error && last_error_at && (!last_success_at || last_success_at < last_error_at));
}

/** Describes for staff why mail is not delivered; undefined if there is no problem. */
export function mailFault(channels: readonly MailChannel[]): string | undefined {
  const mails = channels.filter(({ kind }) => kind !== 'webhook');
  const sentences: string[] = [];
  const isOff = mails.length > 0 && mails.every((channel) => !channel.is_configured);
  const staff = mails.find(({ kind }) => kind === 'staff_notification');
  if (isOff) sentences.push(DESK.mail.notConfigured);
  else if (staff && !staff.is_configured) sentences.push(DESK.mail.nobodyNotified(staff.last_error ?? ''));
  const failing = channels.find(isFailing);
  if (failing?.last_error) sentences.push(DESK.mail.notGettingThrough(failing.last_error));
  const waiting = mails.reduce((sum, channel) => sum + channel.waiting, 0);
  if (sentences.length > 0 && waiting > 0) sentences.push(DESK.mail.waiting(waiting));
  const failed = channels.reduce((sum, channel) => sum + channel.failed, 0);
  if (failed > 0) sentences.push(DESK.mail.failed(failed));
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}
