import { FIRM } from '../../../content/firm.ts';
import { STAFF_NOTIFICATION_MAIL as WORDS } from '../../../content/mails.ts';
import { INDUSTRY_OPTIONS, INTEREST_OPTIONS, ROLE_OPTIONS } from '../../../shared/forms/contact-options.ts';
import { escapeHtml } from '../../../shared/text/escape-html.ts';
import { HOUR_MS } from '../../../shared/time/durations.ts';
import { labelOf } from '../../option-label.ts';
import type { Enquiry } from '../message.ts';
import { enquiryLink } from '../../desk-links.ts';
import type { Mail } from '../smtp.ts';
import type { ComposedMail } from '../smtp.ts';
import { autoSubmitted, button, labelledRow, mailPage, paragraph, quotation, table } from './layout.ts';
import { OFFICE_CITY, formatOfficeTime } from './office-time.ts';
import { htmlLines, oneLine, paragraphs } from '../../visitor-text.ts';

/** Notifies one staff member of an enquiry. A reply goes to the visitor. */
export function staffNotification(enquiry: Enquiry, siteUrl: string): ComposedMail & Pick<Mail, 'replyTo'> {
  const name = oneLine(`${enquiry.first_name} ${enquiry.last_name}`);
  const company = oneLine(enquiry.company);
  const message = paragraphs(enquiry.message);
  const link = enquiryLink(siteUrl, enquiry);
  const arrivedAt = Date.parse(enquiry.created_at);
  const promise = enquiry.is_booked
    ? WORDS.booked
    : WORDS.promise(formatOfficeTime(arrivedAt + FIRM.responseHours * HOUR_MS), OFFICE_CITY);
  const facts: [label: string, value: string][] = [
    [WORDS.facts.reference, enquiry.reference],
    [WORDS.facts.received, WORDS.receivedAt(formatOfficeTime(arrivedAt), OFFICE_CITY)],
    [WORDS.facts.name, name],
    [WORDS.facts.email, enquiry.email],
    [WORDS.facts.company, company],
    [WORDS.facts.role, labelOf(ROLE_OPTIONS, enquiry.role) ?? WORDS.notGiven],
    [WORDS.facts.industry, labelOf(INDUSTRY_OPTIONS, enquiry.industry) ?? WORDS.notGiven],
    [WORDS.facts.interest, labelOf(INTEREST_OPTIONS, enquiry.interest) ?? WORDS.notGiven],
  ];
  const subjectOf = enquiry.interest === 'incident-response' ? WORDS.incidentSubject : WORDS.subject;
  const stop = `mailto:${FIRM.email}?subject=${encodeURIComponent(WORDS.stop)}`;

  const text = [
    WORDS.titleWithReference(enquiry.reference),
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    `${WORDS.message}:\n${message}`,
    `${WORDS.openAt}\n${link}`,
    promise,
    WORDS.reason,
  ].join('\n\n');

  const html = mailPage({
    title: WORDS.title,
    preview: WORDS.preview(enquiry.reference, company),
    parts: [
      table(facts.map(([label, value]) => labelledRow(label, escapeHtml(value)))),
      quotation(WORDS.message, htmlLines(message)),
      button(WORDS.open, link),
      paragraph(escapeHtml(promise)),
    ],
    footer: escapeHtml(WORDS.reason),
  });

  return {
    subject: subjectOf(enquiry.reference, company),
    text: `${text}\n`,
    html,
    replyTo: { name, address: enquiry.email },
    headers: {
      ...autoSubmitted('auto-generated'),
      'List-Unsubscribe': `<${stop}>`,
    },
  };
}
