import { EVENT_MAIL as WORDS } from '../../../content/events/mails.ts';
import { eventTimes } from '../../../content/events/times.ts';
import { eventPath } from '../../../shared/events/paths.ts';
import { escapeHtml } from '../../../shared/text/escape-html.ts';
import type { EventRecord } from '../../events/read-events.ts';
import type { ComposedMail } from '../smtp.ts';
import {
  autoSubmitted,
  button,
  footer,
  labelledRow,
  mailPage,
  paragraph,
  quotation,
  signature,
  table,
} from '../mails/layout.ts';
import { harmlessName, htmlLines, oneLine, paragraphs } from '../../visitor-text.ts';

/** The parts of an event mail that differ by kind. */
export type EventMailParts = {
  subject: string;
  title: string;
  text: string;
  /** The call to action. `label` is the text of its button; in plain text `at` introduces its URL. */
  action?: { label: string; at: string; href: string } | undefined;
  quotation?: { label: string; text: string } | undefined;
  /** What the recipient can cancel: a place in the event, or a spot on the waiting list. */
  canCancel?: 'place' | 'spot' | undefined;
  calendar?: ComposedMail['calendar'];
};

export type Recipient = { name: string; manageUrl: string };

/**
 * The layout of every mail about an event. Anyone can enter somebody else's address, so the mail repeats nothing that
 * was typed but the name, and that only if it is harmless.
 */
export function eventMail(
  parts: EventMailParts,
  event: EventRecord,
  recipient: Recipient,
  siteUrl: string,
): ComposedMail {
  const name = harmlessName(recipient.name);
  const salutation = name === undefined ? WORDS.neutralSalutation : WORDS.salutation(name);
  const { day, time, elsewhere } = eventTimes(event.starts_at, event.zone);
  const page = siteUrl + eventPath(event.slug);
  const title = oneLine(event.title);
  const facts = [
    [WORDS.facts.session, title],
    [WORDS.facts.time, WORDS.when(day, time, elsewhere)],
    [WORDS.facts.duration, WORDS.minutes(event.minutes)],
    [WORDS.facts.presenter, event.practice],
  ] as const;
  const { action, canCancel } = parts;
  const quoted = parts.quotation && { ...parts.quotation, text: paragraphs(parts.quotation.text) };
  const reason = WORDS.reason(siteUrl);
  const leaving = {
    place: [WORDS.cannotComeAt, WORDS.cannotComeWhy],
    spot: [WORDS.leaveListAt, WORDS.leaveListWhy],
  };
  const [leaveAt = '', leaveWhy = ''] = canCancel ? leaving[canCancel] : [];

  const text = [
    salutation,
    parts.text,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    quoted && `${quoted.label}\n${quoted.text}`,
    action && `${action.at}\n${action.href}`,
    `${WORDS.about}:\n${page}`,
    canCancel && `${leaveAt}\n${recipient.manageUrl}`,
    signature('email'),
    reason,
  ].filter((part) => part !== undefined);

  const html = mailPage({
    title: parts.title,
    preview: `${title}, ${day}, ${time}`,
    parts: [
      paragraph(escapeHtml(salutation)),
      paragraph(htmlLines(parts.text)),
      table(
        facts.map(([label, value], index) =>
          labelledRow(
            label,
            index === 0 ? `<a href="${escapeHtml(page)}">${escapeHtml(value)}</a>` : escapeHtml(value),
          ),
        ),
      ),
      ...(quoted ? [quotation(quoted.label, htmlLines(quoted.text))] : []),
      ...(action ? [button(action.label, action.href)] : []),
      ...(canCancel
        ? [
            paragraph(
              `${escapeHtml(leaveWhy)} <a href="${escapeHtml(recipient.manageUrl)}">${escapeHtml(WORDS.cannotCome)}</a>`,
            ),
          ]
        : []),
    ],
    footer: footer(reason, 'email'),
  });

  return {
    subject: oneLine(parts.subject),
    text: `${text.join('\n\n')}\n`,
    html,
    headers: autoSubmitted('auto-generated'),
    ...(parts.calendar ? { calendar: parts.calendar } : {}),
  };
}
