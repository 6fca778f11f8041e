import { FIRM } from '../../../content/firm.ts';
import { IDENTITY_LINE } from '../../../content/identity.ts';
import { NEWSLETTER_CONFIRMATION_MAIL as WORDS } from '../../../content/mails.ts';
import { escapeHtml } from '../../../shared/text/escape-html.ts';
import type { ComposedMail } from './composed-mail.ts';
import { button, mailPage, paragraph } from './layout.ts';

export type ConfirmationLinks = {
  confirm: string;
  preferences: string;
  /** `List-Unsubscribe` and `List-Unsubscribe-Post`. */
  headers: Record<string, string>;
};

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Asks whether the owner of the address has subscribed. The mail quotes nothing that a visitor typed. */
export function newsletterConfirmation(
  { confirm, preferences, headers }: ConfirmationLinks,
  validUntil: Date,
  siteUrl: string,
): ComposedMail {
  const until = WORDS.until(DAY.format(validUntil));
  const reason = WORDS.reason(siteUrl);
  const text = [
    WORDS.title,
    WORDS.what,
    `${WORDS.openAt}\n${confirm}`,
    until,
    WORDS.notYou,
    `${WORDS.leaveAt}\n${preferences}`,
    `${FIRM.name}\n${FIRM.tagline}\n${FIRM.email}\n${IDENTITY_LINE}`,
    reason,
  ].join('\n\n');
  const html = mailPage({
    title: WORDS.title,
    preview: WORDS.preview,
    parts: [
      paragraph(escapeHtml(WORDS.what)),
      button(WORDS.confirm, confirm),
      paragraph(escapeHtml(until)),
      paragraph(escapeHtml(WORDS.notYou)),
    ],
    footer: `${escapeHtml(FIRM.name)} · ${escapeHtml(FIRM.tagline)}<br><a href="mailto:${FIRM.email}">${FIRM.email}</a><br>${escapeHtml(IDENTITY_LINE)}<br><br>${escapeHtml(reason)}<br><a href="${escapeHtml(preferences)}">${escapeHtml(WORDS.leave)}</a>`,
  });
  return {
    subject: WORDS.subject,
    text: `${text}\n`,
    html,
    replyTo: { name: FIRM.name, address: FIRM.email },
    headers: { ...headers, 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}
