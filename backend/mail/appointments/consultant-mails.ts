import { CONSULTANT_MAIL as WORDS } from '../../../content/calendar/mails.ts';
import { officeOf } from '../../../shared/offices.ts';
import { INTEREST_OPTIONS } from '../../../shared/forms/contact-options.ts';
import { withoutBookedLine } from '../../../shared/calendar/booked-line.ts';
import { escapeHtml } from '../../../shared/text/escape-html.ts';
import { meetingUrl } from '../../calendar/booking/appointment.ts';
import type { Appointment } from '../../calendar/booking/appointment.ts';
import { consultantEntry } from '../../calendar/booking/consultant-entry.ts';
import { calendarLink, enquiryLink } from '../../desk-links.ts';
import { invitation } from '../../ics/calendar-file.ts';
import type { Mailbox } from '../../ics/calendar-file.ts';
import { labelOf } from '../../option-label.ts';
import { endAfterMove, factLines, factTable, formatTime } from './appointment-facts.ts';
import type { Fact } from './appointment-facts.ts';
import type { AppointmentMessage } from '../message.ts';
import type { ComposedMail } from '../smtp.ts';
import { autoSubmitted, button, mailPage, paragraph, quotation } from '../mails/layout.ts';
import { htmlLines, oneLine, paragraphs } from '../../visitor-text.ts';

const HEADERS = autoSubmitted('auto-generated');

type Context = { siteUrl: string; sender: Mailbox };

function factsOf(appointment: Appointment, movedFrom: string | undefined): Fact[] {
  const { starts_at: start, ends_at: end, zone, consultant, medium, telephone, topic } = appointment;
  const office = officeOf(consultant.office);
  const before =
    movedFrom === undefined
      ? undefined
      : formatTime(office.timeZone, movedFrom, endAfterMove(appointment, movedFrom));
  return [
    { label: WORDS.facts.when, text: formatTime(office.timeZone, start, end).whole },
    { label: WORDS.facts.visitorTime, text: formatTime(zone, start, end).whole },
    ...(before ? [{ label: WORDS.facts.whenBefore, text: before.whole }] : []),
    { label: WORDS.facts.how, text: meetingUrl(appointment) ?? WORDS.media[medium] },
    { label: WORDS.facts.telephone, text: telephone ?? WORDS.none },
    { label: WORDS.facts.name, text: oneLine(`${appointment.first_name} ${appointment.last_name}`) },
    { label: WORDS.facts.company, text: oneLine(appointment.company) },
    { label: WORDS.facts.email, text: appointment.email },
    { label: WORDS.facts.topic, text: labelOf(INTEREST_OPTIONS, topic) ?? WORDS.none },
    { label: WORDS.facts.reference, text: appointment.reference },
  ];
}

/** Invites the consultant, with the visitor's message. A reply goes to the visitor. */
export function consultantInvitation(
  appointment: Appointment,
  address: string,
  { moved_from: movedFrom, changed = false }: AppointmentMessage['detail'],
  { siteUrl, sender }: Context,
): ComposedMail {
  const { consultant, reference, medium } = appointment;
  const unmoved = changed ? WORDS.changed : WORDS.booked;
  const words = movedFrom === undefined ? unmoved : WORDS.moved;
  const { day, time, whole } = formatTime(
    officeOf(consultant.office).timeZone,
    appointment.starts_at,
    appointment.ends_at,
  );
  const facts = factsOf(appointment, movedFrom);
  const message = paragraphs(withoutBookedLine(appointment.message));
  const link = enquiryLink(siteUrl, { id: appointment.submission_id, reference });
  const hasNoLink = medium === 'video' && meetingUrl(appointment) === undefined;
  const text = [
    words.title,
    factLines(facts),
    ...(hasNoLink ? [WORDS.noLink] : []),
    `${WORDS.message}:\n${message}`,
    `${WORDS.openAt}\n${link}`,
    WORDS.reply,
    WORDS.reason,
  ].join('\n\n');
  const html = mailPage({
    title: words.title,
    preview: whole,
    parts: [
      factTable(facts),
      ...(hasNoLink ? [paragraph(escapeHtml(WORDS.noLink))] : []),
      quotation(WORDS.message, htmlLines(message)),
      button(WORDS.open, link),
      paragraph(escapeHtml(WORDS.reply)),
    ],
    footer: escapeHtml(WORDS.reason),
  });
  return {
    subject: words.subject(reference, day, time),
    text: `${text}\n`,
    html,
    replyTo: {
      name: oneLine(`${appointment.first_name} ${appointment.last_name}`),
      address: appointment.email,
    },
    headers: HEADERS,
    calendar: {
      method: 'REQUEST',
      content: invitation({
        ...consultantEntry(appointment, siteUrl),
        method: 'REQUEST',
        organizer: sender,
        attendee: { name: consultant.name, address },
      }),
    },
  };
}

/** An appointment that a consultant no longer has, as the outbox keeps it after the appointment itself is gone. */
export type LostAppointment = {
  appointment: string;
  reference: string;
  starts_at: string;
  ends_at: string;
  sequence: number;
  /** A colleague has taken over the appointment. */
  moved: boolean;
};

/** Whose appointment it was. Null once the enquiry has been deleted or the visitor erased: no name outlives that. */
export type LostEnquiry = { id: string; name: string; company: string };

export function consultantCancellation(
  lost: LostAppointment,
  enquiry: LostEnquiry | null,
  { name, office, address }: { name: string; office: Appointment['consultant']['office']; address: string },
  { siteUrl, sender }: Context,
): ComposedMail {
  const words = lost.moved ? WORDS.passedOn : WORDS.cancelled;
  const { day, time, whole } = formatTime(officeOf(office).timeZone, lost.starts_at, lost.ends_at);
  const facts = [
    { label: WORDS.facts.when, text: whole },
    ...(enquiry
      ? [
          { label: WORDS.facts.name, text: oneLine(enquiry.name) },
          { label: WORDS.facts.company, text: oneLine(enquiry.company) },
        ]
      : []),
    { label: WORDS.facts.reference, text: lost.reference },
  ];
  const [open, openAt, link] = enquiry
    ? [WORDS.open, WORDS.openAt, enquiryLink(siteUrl, { id: enquiry.id, reference: lost.reference })]
    : [WORDS.openCalendar, WORDS.openCalendarAt, calendarLink(siteUrl)];
  const text = [words.title, words.text, factLines(facts), `${openAt}\n${link}`, WORDS.reason].join('\n\n');
  return {
    subject: words.subject(lost.reference, day, time),
    text: `${text}\n`,
    html: mailPage({
      title: words.title,
      preview: whole,
      parts: [paragraph(escapeHtml(words.text)), factTable(facts), button(open, link)],
      footer: escapeHtml(WORDS.reason),
    }),
    headers: HEADERS,
    calendar: {
      method: 'CANCEL',
      content: invitation({
        method: 'CANCEL',
        uid: lost.appointment,
        sequence: lost.sequence,
        start: new Date(lost.starts_at),
        end: new Date(lost.ends_at),
        stamp: new Date(),
        summary: WORDS.cancelled.summary(lost.reference),
        description: '',
        organizer: sender,
        attendee: { name, address },
      }),
    },
  };
}
