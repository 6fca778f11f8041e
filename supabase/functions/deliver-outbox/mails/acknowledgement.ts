import { FIRM } from '../../../../app/content/firm.ts';
import type { Enquiry } from '../message.ts';
import type { ComposedMail } from './composed-mail.ts';
import { labelled, mailPage, paragraph, quotation, table } from './layout.ts';
import { beginningOf, escapeHtml, htmlLines, oneLine, paragraphs, withoutLinks } from './visitor-text.ts';

const QUOTED_CHARACTERS = 400;

/**
 * Tells the sender that the enquiry has arrived. Anybody can type in anybody's address, so it says little, and
 * what was typed in goes back short and without links.
 */
export function acknowledgement(enquiry: Enquiry, siteUrl: string): ComposedMail {
  const name = withoutLinks(oneLine(`${enquiry.first_name} ${enquiry.last_name}`));
  const wrote = beginningOf(withoutLinks(paragraphs(enquiry.message)), QUOTED_CHARACTERS);
  const thanks = `Thank you for writing to ${FIRM.name}. Your enquiry has reached us. ${FIRM.responsePromise}: that is our promise.`;
  const urgent = `If it cannot wait, call our hotline on ${FIRM.hotline.label}, ${FIRM.emergencyHours}.`;
  const reason = `You receive this message because this address was entered in the contact form on ${siteUrl}. If that was not you, please ignore it; nothing else will be sent.`;

  const text = [
    `Dear ${name},`,
    thanks,
    `Your reference: ${enquiry.reference}\nPlease quote it when you write or call.`,
    urgent,
    `You wrote:\n${wrote.replaceAll(/^/gm, '> ')}`,
    `${FIRM.name}\n${FIRM.tagline}\n${FIRM.phone.label}\n${FIRM.email}`,
    reason,
  ].join('\n\n');

  const html = mailPage({
    title: 'Your enquiry has reached us',
    preview: `Reference ${enquiry.reference}. ${FIRM.responsePromise}.`,
    parts: [
      paragraph(`Dear ${escapeHtml(name)},`),
      paragraph(escapeHtml(thanks)),
      table([
        labelled('Your reference', `<strong>${escapeHtml(enquiry.reference)}</strong>`),
        labelled(
          'Hotline',
          `<a href="${FIRM.hotline.href}" style="white-space:nowrap">${escapeHtml(FIRM.hotline.label)}</a>, ${escapeHtml(FIRM.emergencyHours)}`,
        ),
      ]),
      quotation('You wrote', htmlLines(wrote)),
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
