import { FIRM, HOTLINES } from '../../../content/firm.ts';
import { ACKNOWLEDGEMENT_MAIL as WORDS } from '../../../content/mails.ts';
import { NOT_BOOKED } from '../../../shared/calendar/booked-line.ts';
import { escapeHtml } from '../../../shared/text/escape-html.ts';
import type { Enquiry } from '../message.ts';
import type { ComposedMail } from '../smtp.ts';
import { autoSubmitted, footer, labelledRow, mailPage, paragraph, signature, table } from './layout.ts';
import { harmlessName } from '../../visitor-text.ts';

/**
 * Confirms to the sender that the enquiry has arrived. Anyone can enter somebody else's email address, so the mail does
 * not quote the message: mail programs turn host names, telephone numbers and other text into links.
 */
export function acknowledgement(enquiry: Enquiry, siteUrl: string): ComposedMail {
  const name = harmlessName(`${enquiry.first_name} ${enquiry.last_name}`);
  const salutation = name === undefined ? WORDS.neutralSalutation : WORDS.salutation(name);
  const isBooking = enquiry.message.startsWith(NOT_BOOKED);
  const next = isBooking ? WORDS.notBooked : WORDS.next;
  const reason = WORDS.reason(isBooking ? WORDS.enteredIn.booking : WORDS.enteredIn.contact, siteUrl);

  const text = [
    salutation,
    WORDS.thanks,
    next,
    `${WORDS.reference}: ${enquiry.reference}\n${WORDS.quoteIt}`,
    `${WORDS.danger} ${WORDS.urgent}`,
    signature('phone', 'email'),
    reason,
  ].join('\n\n');

  const html = mailPage({
    title: WORDS.title,
    preview: WORDS.preview(enquiry.reference),
    parts: [
      paragraph(escapeHtml(salutation)),
      paragraph(escapeHtml(WORDS.thanks)),
      paragraph(escapeHtml(next)),
      table([
        labelledRow(WORDS.reference, `<strong>${escapeHtml(enquiry.reference)}</strong>`),
        labelledRow(
          WORDS.hotline,
          HOTLINES.map(
            ({ place, label, href }) =>
              `<a href="${href}" style="white-space:nowrap">${escapeHtml(label)}</a> (${escapeHtml(place).replaceAll(' ', '&nbsp;')})`,
          ).join('<br>') + `<br>${escapeHtml(FIRM.emergencyHours)}`,
        ),
      ]),
      paragraph(escapeHtml(WORDS.danger)),
      paragraph(escapeHtml(WORDS.quoteReference)),
    ],
    footer: footer(reason, 'phone', 'email'),
  });

  return {
    subject: WORDS.subject(enquiry.reference),
    text: `${text}\n`,
    html,
    headers: autoSubmitted('auto-replied'),
  };
}
