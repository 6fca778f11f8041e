import { FIRM } from '../../../content/firm.ts';
import { CEILING_MAIL as WORDS } from '../../../content/mails.ts';
import { escapeHtml } from '../../../shared/text/escape-html.ts';
import type { Enquiry } from '../message.ts';
import { spamLink } from './admin-link.ts';
import type { ComposedMail } from './composed-mail.ts';
import { automatic, button, mailPage, paragraph } from './layout.ts';

/** Notifies the staff that enquiries are held from this one on. It contains nothing that a visitor wrote. */
export function ceilingNotice(enquiry: Enquiry, siteUrl: string): ComposedMail {
  const since = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: FIRM.offices[0].timeZone,
  }).format(new Date(enquiry.created_at));
  const link = spamLink(siteUrl);
  const what = WORDS.what(since, FIRM.offices[0].city);
  return {
    subject: WORDS.subject,
    text: `${[WORDS.title, what, WORDS.todo, `${WORDS.openAt}\n${link}`, WORDS.repeat].join('\n\n')}\n`,
    html: mailPage({
      title: WORDS.title,
      preview: WORDS.preview,
      parts: [
        paragraph(escapeHtml(what)),
        paragraph(escapeHtml(WORDS.todo)),
        button(WORDS.open, link),
        paragraph(escapeHtml(WORDS.repeat)),
      ],
      footer: escapeHtml(WORDS.reason),
    }),
    headers: automatic('auto-generated'),
  };
}
