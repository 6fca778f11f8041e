import { CALENDAR_LIMITS, isTimeZone } from './calendar.ts';
import type { Medium } from './calendar.ts';

/*
 * The first line of an enquiry that was sent with a booking: `Appointment on Tuesday 24 November 2026, 09:30
 * (Asia/Tokyo), by video.` If the time could not be booked, `private.state_outcome` replaces `on` with `asked for, not
 * booked:`. The spam score in the database skips the line. A change of its words needs a migration of both functions.
 */

/** How the line begins if the time could not be booked. */
export const NOT_BOOKED = 'Appointment asked for, not booked: ';

const LINE = /^Appointment (?:on|asked for, not booked:) [^\n]*\n\n/;
const CALL = /\(([^()\n]+)\), by (?:video|telephone, ([^\n]*))\.\n\n$/;

/** @param telephone only for a call by telephone */
export function bookedLine(when: string, zone: string, telephone: string | undefined): string {
  const how = telephone === undefined ? 'by video' : `by telephone, ${telephone}`;
  return `Appointment on ${when} (${zone}), ${how}.\n\n`;
}

/** The visitor's own words. */
export function withoutBookedLine(message: string): string {
  return message.replace(LINE, '');
}

/** How and on which clock the sender wanted to be called; `undefined` if the enquiry came without a booking. */
export function askedCall(
  message: string,
): { zone: string; medium: Medium; telephone: string | undefined } | undefined {
  const [, zone = '', telephone] = CALL.exec(LINE.exec(message)?.[0] ?? '') ?? [];
  if (!isTimeZone(zone)) return undefined;
  return {
    zone,
    medium: telephone === undefined ? 'video' : 'telephone',
    telephone: telephone?.slice(0, CALENDAR_LIMITS.telephone),
  };
}
