import { FIRM } from '../../../content/firm.ts';
import type { Enquiry } from '../message.ts';
import { spamLink } from './admin-link.ts';
import type { ComposedMail } from './composed-mail.ts';
import { button, mailPage, paragraph } from './layout.ts';
import { escapeHtml } from './visitor-text.ts';

/** Tells the staff that enquiries are held from this one on. It contains nothing that a visitor wrote. */
export function ceilingNotice(enquiry: Enquiry, siteUrl: string): ComposedMail {
  const since = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: FIRM.offices[0].timeZone,
  }).format(new Date(enquiry.created_at));
  const link = spamLink(siteUrl);
  const title = 'More enquiries than usual';
  const what = `Since ${since} (${FIRM.offices[0].city}) more enquiries have arrived within an hour than the website takes as they are. Those above the ceiling are kept in the desk as spam, with the reason. Their senders are told that they have arrived, but no mail goes out because of them.`;
  const todo =
    'Please look through them: there may be honest enquiries among them. Those that look honest come first. Marking one as “Not spam” sends its acknowledgement.';
  const repeat = 'This mail comes once a day at most, for as long as it goes on.';
  return {
    subject: `${title}: further ones are held as spam`,
    text: `${[title, what, todo, `Open them in the desk:\n${link}`, repeat].join('\n\n')}\n`,
    html: mailPage({
      title,
      preview: 'Further ones are held as spam.',
      parts: [
        paragraph(escapeHtml(what)),
        paragraph(escapeHtml(todo)),
        button('Open them in the desk', link),
        paragraph(escapeHtml(repeat)),
      ],
      footer: escapeHtml(`Sent to the addresses that ${FIRM.name} has set for enquiries.`),
    }),
    replyTo: { name: FIRM.name, address: FIRM.email },
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}
