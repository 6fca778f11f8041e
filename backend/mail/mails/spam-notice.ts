import type { CEILING_MAIL, SUSPICION_MAIL } from '../../../content/mails.ts';
import { escapeHtml } from '../../../shared/text/escape-html.ts';
import type { Enquiry } from '../message.ts';
import { spamLink } from '../../desk-links.ts';
import type { ComposedMail } from '../smtp.ts';
import { autoSubmitted, button, mailPage, paragraph } from './layout.ts';
import { OFFICE_CITY, formatOfficeTime } from './office-time.ts';

/** Asks the staff to check the enquiries held as spam. It contains nothing that a visitor wrote. */
export function spamNotice(
  words: typeof CEILING_MAIL | typeof SUSPICION_MAIL,
  enquiry: Enquiry,
  siteUrl: string,
): ComposedMail {
  const link = spamLink(siteUrl);
  const what = words.what(formatOfficeTime(Date.parse(enquiry.created_at)), OFFICE_CITY);
  return {
    subject: words.subject,
    text: `${[words.title, what, words.todo, `${words.openAt}\n${link}`, words.repeat].join('\n\n')}\n`,
    html: mailPage({
      title: words.title,
      preview: words.preview,
      parts: [
        paragraph(escapeHtml(what)),
        paragraph(escapeHtml(words.todo)),
        button(words.open, link),
        paragraph(escapeHtml(words.repeat)),
      ],
      footer: escapeHtml(words.reason),
    }),
    headers: autoSubmitted('auto-generated'),
  };
}
