import type { MailChannel } from '#shared/desk/results.ts';
import { SUBSCRIBER_KINDS } from '#shared/message-kinds.ts';
import { DESK } from '#content/desk/desk.ts';

const { unsentMails: texts } = DESK;

const READER_KINDS: ReadonlySet<string> = new Set(SUBSCRIBER_KINDS);

/** How many mails to readers have not been sent, and why; undefined when there are none. */
export function unsentSummary(channels: readonly MailChannel[]): string | undefined {
  const readers = channels.filter(({ kind }) => READER_KINDS.has(kind));
  const waiting = readers.reduce((sum, channel) => sum + channel.waiting, 0);
  const failed = readers.reduce((sum, channel) => sum + channel.failed, 0);
  const fault = readers.find(
    ({ waiting: count, last_error, last_error_at, last_success_at }) =>
      count > 0 && last_error && last_error_at && (!last_success_at || last_success_at < last_error_at),
  );
  const sentences = [];
  if (waiting > 0) {
    const isConfigured = readers.every((channel) => channel.is_configured);
    if (!isConfigured) sentences.push(texts.notConfigured(waiting));
    else sentences.push(fault?.last_error ? texts.fault(waiting, fault.last_error) : texts.waiting(waiting));
  }
  if (failed > 0) sentences.push(texts.failed(failed));
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}
