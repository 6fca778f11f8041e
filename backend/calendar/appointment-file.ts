import { APPOINTMENT_MAIL as WORDS } from '../../content/calendar-mails.ts';
import { FIRM } from '../../content/firm.ts';
import { invitation } from '../ics/calendar-file.ts';

type Entry = { id: string; sequence: number; start: string; end: string; reference: string };

/**
 * A calendar file for whoever has just booked or moved an appointment. The invitation that follows by mail has the same
 * UID and takes its place.
 */
export function appointmentFile({ id, sequence, start, end, reference }: Entry): string {
  return invitation({
    method: 'PUBLISH',
    uid: id,
    sequence,
    start: new Date(start),
    end: new Date(end),
    stamp: new Date(),
    summary: WORDS.summary,
    description: `${WORDS.facts.reference}: ${reference}\n${FIRM.phone.label}\n${FIRM.email}`,
  });
}
