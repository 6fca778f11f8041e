import { localDay, localTime } from '#app/features/admin/desk/text/local-time.ts';
import { DESK } from '#content/desk/desk.ts';
import type { ReaderClient } from '#shared/desk/results.ts';
import { dayIn } from '#shared/time/calendar-day.ts';

const { clients: texts } = DESK;

/** The last day of reading. An invitation ends with that day in the office's time zone. */
export function lastDayOf({ ends_at }: Pick<ReaderClient, 'ends_at'>, timeZone?: string): string {
  return dayIn(timeZone)(Date.parse(ends_at) - 1);
}

export function endText(client: Pick<ReaderClient, 'ends_at' | 'is_ended'>, timeZone?: string): string {
  return client.is_ended ? texts.ended(localTime(client.ends_at)) : localDay(lastDayOf(client, timeZone));
}

export type Invitation = { pattern: string; note: string; last_day: string };

/**
 * Explains what an invitation, or a change to one, will do. Staff read it before they confirm.
 * @param before the existing invitation, if it is being changed
 */
export function consequenceOf(
  { pattern, last_day }: Invitation,
  before?: Pick<ReaderClient, 'ends_at' | 'is_ended'>,
  timeZone?: string,
): string {
  if (before && !before.is_ended && lastDayOf(before, timeZone) === last_day) return texts.noteConsequence;
  const day = localDay(last_day);
  return pattern.startsWith('@')
    ? texts.domainConsequence(pattern.slice(1), day)
    : texts.addressConsequence(pattern, day);
}
