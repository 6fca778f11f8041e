import { APPOINTMENT_MAIL as WORDS } from '../../../content/calendar/mails.ts';
import { FIRM } from '../../../content/firm.ts';
import { invitation } from '../../ics/calendar-file.ts';

type Entry = { id: string; sequence: number; start: string; end: string; reference: string };

/**
 * The calendar file of an appointment that has just been booked or moved. The emailed invitation has the same UID, so
 * calendars replace this entry with it.
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
