import { FIRM } from '../../../content/firm.ts';
import type { Enquiry } from '../message.ts';
import type { ComposedMail } from './composed-mail.ts';
import { labelled, mailPage, paragraph, table } from './layout.ts';
import { escapeHtml, harmlessName } from './visitor-text.ts';

/**
 * Tells the sender that the enquiry has arrived. Anyone can enter somebody else's address, so the mail does not quote
 * the message: mail programs turn host names, telephone numbers and much else into links, each by rules of its own.
 */
export function acknowledgement(enquiry: Enquiry, siteUrl: string): ComposedMail {
  const name = harmlessName(`${enquiry.first_name} ${enquiry.last_name}`);
  const salutation = name === undefined ? 'Hello,' : `Dear ${name},`;
  const thanks = `Thank you for writing to ${FIRM.name}. Your enquiry has reached us. ${FIRM.responsePromise}: that is our promise.`;
  const urgent = `If it cannot wait, call our hotline on ${FIRM.hotline.label}, ${FIRM.emergencyHours}.`;
  const reason = `You receive this message because this address was entered in the contact form on ${siteUrl}. If that was not you, please ignore it; nothing else will be sent.`;

  const text = [
    salutation,
    thanks,
    `Your reference: ${enquiry.reference}\nPlease quote it when you write or call.`,
    urgent,
    `${FIRM.name}\n${FIRM.tagline}\n${FIRM.phone.label}\n${FIRM.email}`,
    reason,
  ].join('\n\n');

  const html = mailPage({
    title: 'Your enquiry has reached us',
    preview: `Reference ${enquiry.reference}. ${FIRM.responsePromise}.`,
    parts: [
      paragraph(escapeHtml(salutation)),
      paragraph(escapeHtml(thanks)),
      table([
        labelled('Your reference', `<strong>${escapeHtml(enquiry.reference)}</strong>`),
        labelled(
          'Hotline',
          `<a href="${FIRM.hotline.href}" style="white-space:nowrap">${escapeHtml(FIRM.hotline.label)}</a>, ${escapeHtml(FIRM.emergencyHours)}`,
        ),
      ]),
      paragraph('Please quote the reference when you write or call.'),
    ],
    footer: `${escapeHtml(FIRM.name)} · ${escapeHtml(FIRM.tagline)}<br><a href="${FIRM.phone.href}">${escapeHtml(FIRM.phone.label)}</a> · <a href="mailto:${FIRM.email}">${FIRM.email}</a><br><br>${escapeHtml(reason)}`,
  });

  return {
    subject: `We have received your enquiry (${enquiry.reference})`,
    text: `${text}\n`,
    html,
    replyTo: { name: FIRM.name, address: FIRM.email },
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}
