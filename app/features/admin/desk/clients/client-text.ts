import { localDay, localTime } from '#app/features/admin/desk/text/local-time.ts';
import { DESK } from '#content/desk.ts';
import type { ReaderClient } from '#shared/desk-answers.ts';

const { clients: texts } = DESK;

/** The calendar day of a moment in a time zone, as in `2026-12-31`. */
export function dayIn(moment: Date, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  }).formatToParts(moment);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The last day of reading. An invitation ends with that day in the office's time zone. */
export function lastDayOf({ ends_at }: Pick<ReaderClient, 'ends_at'>, timeZone?: string): string {
  return dayIn(new Date(Date.parse(ends_at) - 1), timeZone);
}

export function endText(client: Pick<ReaderClient, 'ends_at' | 'is_ended'>, timeZone?: string): string {
  return client.is_ended ? texts.ended(localTime(client.ends_at)) : localDay(lastDayOf(client, timeZone));
}

export type Invitation = { pattern: string; note: string; last_day: string };

/** What an invitation leads to, before it is made. */
export function consequenceOf({ pattern, last_day }: Invitation): string {
  const day = localDay(last_day);
  return pattern.startsWith('@')
    ? texts.domainConsequence(pattern.slice(1), day)
    : texts.addressConsequence(pattern, day);
}
