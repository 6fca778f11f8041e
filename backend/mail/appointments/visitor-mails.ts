import { APPOINTMENT_MAIL as WORDS } from '../../../content/calendar/mails.ts';
import { CONSULTATION_PATHS } from '../../../shared/calendar/paths.ts';
import { officeOf } from '../../../shared/offices.ts';
import { INTEREST_OPTIONS } from '../../../shared/forms/contact-options.ts';
import { escapeHtml } from '../../../shared/text/escape-html.ts';
import { meetingUrl } from '../../calendar/booking/appointment.ts';
import type { Appointment } from '../../calendar/booking/appointment.ts';
import { invitation } from '../../ics/calendar-file.ts';
import type { CalendarMethod, Mailbox } from '../../ics/calendar-file.ts';
import { labelOf } from '../../option-label.ts';
import { endAfterMove, factLines, factTable, timeFacts, formatTime } from './appointment-facts.ts';
import type { Fact } from './appointment-facts.ts';
import type { ComposedMail } from '../smtp.ts';
import { autoSubmitted, button, footer, mailPage, paragraph, quotation, signature } from '../mails/layout.ts';
import { harmlessName, htmlLines, numberEnding, paragraphs } from '../../visitor-text.ts';

/*
 * Anyone can book with somebody else's address. These mails therefore quote nothing that was typed except a harmless name:
 * of the telephone number only the last two digits, and nothing of what the appointment is about.
 */

type Words = {
  subject: (day: string, time: string) => string;
  title: string;
  preview: (time: string) => string;
};

type Parts = {
  appointment: Appointment;
  words: Words;
  text: string;
  facts: readonly Fact[];
  link: { label: string; labelAt: string; href: string; note?: string };
  quoted?: { label: string; text: string };
  reason: string;
  calendar?: ComposedMail['calendar'] | undefined;
};

function nameOf({ first_name: first, last_name: last }: Appointment): string | undefined {
  return harmlessName(`${first} ${last}`);
}

function timesOf(appointment: Appointment): Fact[] {
  const { when: visitor, office } = WORDS.facts;
  return timeFacts(appointment, [appointment.starts_at, appointment.ends_at], { visitor, office });
}

function timesBefore(appointment: Appointment, movedFrom: string): Fact[] {
  const { whenBefore: visitor, officeBefore: office } = WORDS.facts;
  return timeFacts(appointment, [movedFrom, endAfterMove(appointment, movedFrom)], { visitor, office });
}

function howFact(appointment: Appointment): Fact {
  const label = WORDS.facts.how;
  const url = meetingUrl(appointment);
  if (url !== undefined) {
    const href = escapeHtml(url);
    return {
      label,
      text: `${WORDS.videoAt} ${url}`,
      html: `${escapeHtml(WORDS.videoAt)} <a href="${href}">${href}</a>`,
    };
  }
  if (appointment.medium === 'video') return { label, text: WORDS.videoLater(appointment.consultant.name) };
  return { label, text: WORDS.telephone(numberEnding(appointment.telephone ?? '')) };
}

function callFacts(appointment: Appointment): Fact[] {
  const { consultant, topic, reference } = appointment;
  const about = labelOf(INTEREST_OPTIONS, topic);
  return [
    {
      label: WORDS.facts.consultant,
      text: WORDS.consultant(consultant.name, officeOf(consultant.office).city),
    },
    howFact(appointment),
    ...(about === undefined ? [] : [{ label: WORDS.facts.topic, text: about }]),
    { label: WORDS.facts.reference, text: reference },
  ];
}

function calendarOf(
  method: CalendarMethod,
  appointment: Appointment,
  sender: Mailbox,
  manage?: string,
): ComposedMail['calendar'] {
  const { id, sequence, starts_at: start, ends_at: end, changed_at: changed, email, medium } = appointment;
  const url = meetingUrl(appointment);
  const facts = factLines(callFacts(appointment));
  return {
    method,
    content: invitation({
      method,
      uid: id,
      sequence,
      start: new Date(start),
      end: new Date(end),
      stamp: new Date(changed),
      summary: WORDS.summary,
      description: [facts, ...(manage === undefined ? [] : [`${WORDS.manageAt}\n${manage}`])].join('\n'),
      location: url ?? WORDS.place[medium],
      url,
      organizer: sender,
      attendee: { name: nameOf(appointment) ?? '', address: email },
    }),
  };
}

function compose({ appointment, words, text, facts, link, quoted, reason, calendar }: Parts): ComposedMail {
  const name = nameOf(appointment);
  const salutation = name === undefined ? WORDS.neutralSalutation : WORDS.salutation(name);
  const visitor = formatTime(appointment.zone, appointment.starts_at, appointment.ends_at);
  const body = [
    salutation,
    text,
    factLines(facts),
    ...(quoted ? [`${quoted.label}:\n${quoted.text}`] : []),
    `${link.labelAt}\n${link.href}`,
    ...(link.note ? [link.note] : []),
    signature('phone', 'email'),
    reason,
  ].join('\n\n');
  const html = mailPage({
    title: words.title,
    preview: words.preview(visitor.whole),
    parts: [
      paragraph(escapeHtml(salutation)),
      paragraph(escapeHtml(text)),
      factTable(facts),
      ...(quoted ? [quotation(quoted.label, htmlLines(quoted.text))] : []),
      button(link.label, link.href),
      ...(link.note ? [paragraph(escapeHtml(link.note))] : []),
    ],
    footer: footer(reason, 'phone', 'email'),
  });
  return {
    subject: words.subject(visitor.day, visitor.time),
    text: `${body}\n`,
    html,
    headers: autoSubmitted('auto-generated'),
    ...(calendar ? { calendar } : {}),
  };
}

type Context = { siteUrl: string; sender: Mailbox };

const manageBy = (href: string) => ({
  label: WORDS.manage,
  labelAt: WORDS.manageAt,
  href,
  note: WORDS.press,
});

/** Invites the visitor. `movedFrom` is the earlier start of an appointment that has been moved. */
export function appointmentInvitation(
  appointment: Appointment,
  manage: string,
  movedFrom: string | undefined,
  { siteUrl, sender }: Context,
): ComposedMail {
  const before = movedFrom === undefined ? [] : timesBefore(appointment, movedFrom);
  const unmoved = appointment.sequence === 0 ? WORDS.booked : WORDS.changed;
  const words = movedFrom === undefined ? unmoved : WORDS.moved;
  return compose({
    appointment,
    words,
    text: words.text,
    facts: [...timesOf(appointment), ...before, ...callFacts(appointment)],
    link: manageBy(manage),
    reason: WORDS.reason(siteUrl),
    calendar: calendarOf('REQUEST', appointment, sender, manage),
  });
}

/** Reminds the visitor. Without a calendar file, which would ask to accept the invitation again. */
export function appointmentReminder(appointment: Appointment, manage: string, siteUrl: string): ComposedMail {
  return compose({
    appointment,
    words: WORDS.reminder,
    text: WORDS.reminder.text,
    facts: [...timesOf(appointment), ...callFacts(appointment)],
    link: manageBy(manage),
    reason: WORDS.reason(siteUrl),
  });
}

/** Tells the visitor of the end. `movedFrom` is the start that they know, if nobody has told them of a move since. */
export function appointmentCancellation(
  appointment: Appointment,
  movedFrom: string | undefined,
  { siteUrl, sender }: Context,
): ComposedMail {
  const { cancelled } = WORDS;
  const before = movedFrom === undefined ? [] : timesBefore(appointment, movedFrom);
  const isOurs = appointment.cancelled_by === 'staff';
  const reason = isOurs ? paragraphs(appointment.cancel_reason ?? '') : '';
  return compose({
    appointment,
    words: cancelled,
    text: isOurs ? cancelled.byStaff : cancelled.byVisitor,
    facts: [
      ...timesOf(appointment),
      ...before,
      { label: WORDS.facts.reference, text: appointment.reference },
    ],
    ...(reason === '' ? {} : { quoted: { label: cancelled.reason, text: reason } }),
    link: { label: cancelled.again, labelAt: cancelled.againAt, href: siteUrl + CONSULTATION_PATHS.list },
    reason: WORDS.reasonCancelled(siteUrl),
    calendar: calendarOf('CANCEL', appointment, sender),
  });
}
