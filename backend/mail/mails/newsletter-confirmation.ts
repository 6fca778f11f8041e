import { NEWSLETTER_CONFIRMATION_MAIL as WORDS } from '../../../content/mails.ts';
import { escapeHtml } from '../../../shared/text/escape-html.ts';
import type { ComposedMail } from '../smtp.ts';
import { autoSubmitted, button, footer, mailPage, paragraph, signature } from './layout.ts';
import { OFFICE_CITY, formatOfficeTime } from './office-time.ts';

type ConfirmationLinks = {
  confirm: string;
  preferences: string;
  /** `List-Unsubscribe` and `List-Unsubscribe-Post`. */
  headers: Record<string, string>;
};

/**
 * Asks whether the owner of the address has subscribed. The mail quotes nothing that a visitor typed.
 * @param isImported whether the operator added the address; such a subscription is kept without a confirmation
 */
export function newsletterConfirmation(
  { confirm, preferences, headers }: ConfirmationLinks,
  validUntil: number,
  isImported: boolean,
  siteUrl: string,
): ComposedMail {
  const what = isImported ? WORDS.what : `${WORDS.what} ${WORDS.starts}`;
  const notYou = isImported ? WORDS.notYouImported : WORDS.notYou;
  const until = WORDS.until(formatOfficeTime(validUntil), OFFICE_CITY);
  const reason = WORDS.reason(siteUrl);
  const text = [
    WORDS.title,
    what,
    `${WORDS.openAt}\n${confirm}`,
    until,
    notYou,
    `${WORDS.leaveAt}\n${preferences}`,
    signature('email'),
    reason,
  ].join('\n\n');
  const html = mailPage({
    title: WORDS.title,
    preview: WORDS.preview,
    parts: [
      paragraph(escapeHtml(what)),
      button(WORDS.confirm, confirm),
      paragraph(escapeHtml(until)),
      paragraph(escapeHtml(notYou)),
    ],
    footer: `${footer(reason, 'email')}<br><a href="${escapeHtml(preferences)}">${escapeHtml(WORDS.leave)}</a>`,
  });
  return {
    subject: WORDS.subject,
    text: `${text}\n`,
    html,
    headers: { ...headers, ...autoSubmitted('auto-replied') },
  };
}
