import { FIRM } from '../../../content/firm.ts';
import { INDUSTRY_OPTIONS, INTEREST_OPTIONS, ROLE_OPTIONS } from '../../../shared/contact-options.ts';
import type { Enquiry } from '../message.ts';
import { adminLink } from './admin-link.ts';
import type { ComposedMail } from './composed-mail.ts';
import { button, labelled, mailPage, paragraph, quotation, table } from './layout.ts';
import { escapeHtml, htmlLines, oneLine, paragraphs } from './visitor-text.ts';

const NOT_GIVEN = '—';

function labelOf(options: readonly { value: string; label: string }[], value: string | null): string {
  return options.find((option) => option.value === value)?.label ?? NOT_GIVEN;
}

/** Notifies one staff member of an enquiry. A reply goes to the visitor. */
export function staffNotification(enquiry: Enquiry, siteUrl: string): ComposedMail {
  const name = oneLine(`${enquiry.first_name} ${enquiry.last_name}`);
  const message = paragraphs(enquiry.message);
  const link = adminLink(siteUrl, enquiry);
  const received = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: FIRM.offices[0].timeZone,
  }).format(new Date(enquiry.created_at));
  const facts: [label: string, value: string][] = [
    ['Reference', enquiry.reference],
    ['Received', `${received}, ${FIRM.offices[0].city}`],
    ['Name', name],
    ['Email', enquiry.email],
    ['Company', oneLine(enquiry.company)],
    ['Role', labelOf(ROLE_OPTIONS, enquiry.role)],
    ['Industry', labelOf(INDUSTRY_OPTIONS, enquiry.industry)],
    ['Interest', labelOf(INTEREST_OPTIONS, enquiry.interest)],
  ];
  const promise = `${FIRM.responsePromise} is promised. A reply to this mail goes to the sender; please mark the enquiry as answered in the desk.`;
  const reason = `Sent to the addresses that ${FIRM.name} has set for enquiries.`;
  const stop = `mailto:${FIRM.email}?subject=${encodeURIComponent('Stop notifications of enquiries')}`;

  const text = [
    `New enquiry ${enquiry.reference}`,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    `Message:\n${message}`,
    `Open it in the desk:\n${link}`,
    promise,
    reason,
  ].join('\n\n');

  const html = mailPage({
    title: 'New enquiry',
    preview: `${enquiry.reference}, ${oneLine(enquiry.company)}`,
    parts: [
      table(facts.map(([label, value]) => labelled(label, escapeHtml(value)))),
      quotation('Message', htmlLines(message)),
      button('Open in the desk', link),
      paragraph(escapeHtml(promise)),
    ],
    footer: escapeHtml(reason),
  });

  return {
    subject: `New enquiry ${enquiry.reference}: ${oneLine(enquiry.company)}`,
    text: `${text}\n`,
    html,
    replyTo: { name, address: enquiry.email },
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'List-Unsubscribe': `<${stop}>`,
    },
  };
}
