import { READING_LINK_MAIL as WORDS } from '../../../content/mails.ts';
import { READER_PATHS } from '../../../shared/reader.ts';
import { escapeHtml } from '../../../shared/text/escape-html.ts';
import { tokenLink } from '../../tokens.ts';
import type { ComposedMail } from '../smtp.ts';
import { autoSubmitted, button, footer, mailPage, paragraph, signature } from './layout.ts';
import { formatLastDay } from './office-time.ts';

type Leaving = {
  preferences: string;
  /** `List-Unsubscribe` and `List-Unsubscribe-Post`. */
  headers: Record<string, string>;
};

/**
 * The mail with a link that opens the reading room in one browser. A subscriber can also unsubscribe by it.
 * @param invitedUntil end of the invitation of a client
 */
export function readingLink(
  token: string,
  { leaving, invitedUntil }: { leaving?: Leaving | undefined; invitedUntil?: number | undefined },
  siteUrl: string,
): ComposedMail {
  const open = tokenLink(siteUrl, READER_PATHS.open, token);
  const again = siteUrl + READER_PATHS.link;
  const reason = WORDS.reason(siteUrl);
  const what =
    invitedUntil === undefined
      ? WORDS.what
      : `${WORDS.what} ${WORDS.invitedUntil(formatLastDay(invitedUntil))}`;
  const text = [
    what,
    `${WORDS.openAt}\n${open}`,
    WORDS.once,
    `${WORDS.again}\n${again}`,
    ...(leaving ? [`${WORDS.leaveAt}\n${leaving.preferences}`] : []),
    signature(),
    reason,
  ].join('\n\n');
  const leave = leaving
    ? `<br><a href="${escapeHtml(leaving.preferences)}">${escapeHtml(WORDS.leave)}</a>`
    : '';
  const html = mailPage({
    title: WORDS.title,
    preview: WORDS.preview,
    parts: [
      paragraph(escapeHtml(what)),
      button(WORDS.open, open),
      paragraph(escapeHtml(WORDS.once)),
      paragraph(`${escapeHtml(WORDS.again)}<br><a href="${again}">${escapeHtml(again)}</a>`),
    ],
    footer: `${footer(reason)}${leave}`,
  });
  return {
    subject: WORDS.subject,
    text: `${text}\n`,
    html,
    headers: { ...leaving?.headers, ...autoSubmitted('auto-generated') },
  };
}
