import { CONSULTANT_MAIL as WORDS } from '../../../content/calendar/mails.ts';
import { withoutBookedLine } from '../../../shared/calendar/booked-line.ts';
import { INTEREST_OPTIONS } from '../../../shared/forms/contact-options.ts';
import { enquiryLink } from '../../desk-links.ts';
import type { CalendarEntry } from '../../ics/calendar-file.ts';
import { labelOf } from '../../option-label.ts';
import { oneLine, paragraphs } from '../../visitor-text.ts';
import { meetingUrl } from './appointment.ts';
import type { Appointment } from './appointment.ts';

/** Minutes before an appointment at which the consultant's calendar gives notice. */
const ALARMS = [60, 10];

/** The entry of an appointment in its consultant's calendar, with the visitor's message. */
export function consultantEntry(appointment: Appointment, siteUrl: string): CalendarEntry {
  const { id, sequence, submission_id: submission, reference, medium, telephone } = appointment;
  const url = meetingUrl(appointment);
  const link = enquiryLink(siteUrl, { id: submission, reference });
  const facts = [
    `${WORDS.facts.reference}: ${reference}`,
    `${WORDS.facts.email}: ${appointment.email}`,
    `${WORDS.facts.telephone}: ${telephone ?? WORDS.none}`,
    `${WORDS.facts.topic}: ${labelOf(INTEREST_OPTIONS, appointment.topic) ?? WORDS.none}`,
  ];
  return {
    uid: id,
    sequence,
    start: new Date(appointment.starts_at),
    end: new Date(appointment.ends_at),
    stamp: new Date(appointment.changed_at),
    summary: WORDS.summary(
      oneLine(`${appointment.first_name} ${appointment.last_name}`),
      oneLine(appointment.company),
    ),
    description: [
      facts.join('\n'),
      `${WORDS.openAt}\n${link}`,
      paragraphs(withoutBookedLine(appointment.message)),
    ].join('\n\n'),
    location:
      url ?? (medium === 'telephone' ? `${WORDS.media.telephone} ${telephone ?? ''}` : WORDS.media.video),
    url: url ?? link,
    alarms: ALARMS,
    isCancelled: appointment.state === 'cancelled',
  };
}
