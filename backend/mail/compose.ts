import { DAY_MS } from '../../shared/time/durations.ts';
import type { Database } from '../database.ts';
import type { Mailbox } from '../ics/calendar-file.ts';
import { unsubscribeHeaders, subscriberLink } from '../newsletter/links.ts';
import { addReadingToken, addToken } from '../newsletter/tokens.ts';
import { composeEventMail } from './events/compose-event-mail.ts';
import { composeAppointmentMail, composeLostAppointment } from './appointments/compose-appointment-mail.ts';
import { acknowledgement } from './mails/acknowledgement.ts';
import { CEILING_MAIL, SUSPICION_MAIL } from '../../content/mails.ts';
import { spamNotice } from './mails/spam-notice.ts';
import type { ComposedMail } from './smtp.ts';
import { newsletterConfirmation } from './mails/newsletter-confirmation.ts';
import { readingLink } from './mails/reading-link.ts';
import { staffNotification } from './mails/staff-notification.ts';
import { NOTHING_TO_ANNOUNCE } from './message.ts';
import type { ClaimedMessage, EnquiryMessage, SubscriberMessage } from './message.ts';

export type Composed = {
  mail: ComposedMail;
  /** Deletes the tokens of the mail's links. Call it when the mail has certainly not been sent. */
  withdraw?: () => Promise<void>;
};

/** A mail that must not be sent any more, with the reason for the staff. */
export type Obsolete = { obsolete: string };

/** Why a mail cannot be sent yet. */
export type TooEarly = { tooEarly: string };

export type ComposeContext = {
  database: Database;
  siteUrl: string;
  /** The sender of the mail, who is also the organiser in its calendar file. */
  sender: Mailbox;
};

/** Lifetime of a confirmation link, as in `private.add_newsletter_token`. */
const CONFIRMED_WITHIN_MS = 7 * DAY_MS;

async function confirmationMail(
  { subscription_id: id, read_at: now }: SubscriberMessage,
  { database, siteUrl }: ComposeContext,
): Promise<Composed | undefined> {
  if (id === null) return undefined;
  const confirm = await addToken(database, id, 'confirm');
  const preferences = await addToken(database, id, 'preferences');
  const [row] = await database.query<{ until: string | null }>(
    'select confirm_until as until from public.newsletter_subscriptions where id = $1',
    [id],
  );
  const deletedAt = row?.until ? Date.parse(row.until) : undefined;
  // The message was read before the token was made, so the mail names no later minute than the token's.
  const expiry = now + CONFIRMED_WITHIN_MS;
  const links = {
    confirm: subscriberLink(siteUrl, 'confirm', confirm.token),
    preferences: subscriberLink(siteUrl, 'preferences', preferences.token),
    headers: unsubscribeHeaders(siteUrl, preferences.token),
  };
  return {
    mail: newsletterConfirmation(
      links,
      Math.min(expiry, deletedAt ?? expiry),
      deletedAt === undefined,
      siteUrl,
    ),
    withdraw: async () => {
      await confirm.withdraw();
      await preferences.withdraw();
    },
  };
}

async function readingLinkMail(
  { id: messageId, subscription_id: id }: SubscriberMessage,
  { database, siteUrl }: ComposeContext,
): Promise<Composed> {
  const open = await addReadingToken(database, messageId);
  // A client reads without a subscription, so the mail has no unsubscribe link.
  const preferences = id === null ? undefined : await addToken(database, id, 'preferences');
  const leaving = preferences && {
    preferences: subscriberLink(siteUrl, 'preferences', preferences.token),
    headers: unsubscribeHeaders(siteUrl, preferences.token),
  };
  const [client] = await database.query<{ ends_at: string }>(
    `select c.ends_at from public.outbox_messages m join private.reader_clients c on c.id = m.client_id where m.id = $1`,
    [messageId],
  );
  const invitedUntil = client && Date.parse(client.ends_at);
  return {
    mail: readingLink(open.token, { leaving, invitedUntil }, siteUrl),
    withdraw: async () => {
      await open.withdraw();
      await preferences?.withdraw();
    },
  };
}

function enquiryMail(
  { kind, enquiry, detail, resent_at: resentAt }: EnquiryMessage,
  siteUrl: string,
): Composed | Obsolete {
  if (!enquiry) return { obsolete: NOTHING_TO_ANNOUNCE };
  if (detail.notice === 'ceiling') return { mail: spamNotice(CEILING_MAIL, enquiry, siteUrl) };
  if (detail.notice === 'suspicion') return { mail: spamNotice(SUSPICION_MAIL, enquiry, siteUrl) };
  // Marking as spam or answering ends the mails that wait, but not one that is being sent at that moment.
  if (enquiry.status === 'spam') return { obsolete: 'The enquiry was marked as spam.' };
  const isAnswered = enquiry.status === 'answered' || enquiry.status === 'archived';
  // Staff can resend the mails of an answered enquiry.
  if (isAnswered && resentAt === null)
    return { obsolete: 'The enquiry was answered before this could be sent.' };
  const compose = kind === 'acknowledgement' ? acknowledgement : staffNotification;
  return { mail: compose(enquiry, siteUrl) };
}

/**
 * Composes a mail for one attempt to send it, and stores the hashes of its links' tokens. Resolves to `undefined` if what
 * the message is about has been deleted.
 */
export async function composeMail(
  message: ClaimedMessage,
  context: ComposeContext,
): Promise<Composed | Obsolete | TooEarly | undefined> {
  switch (message.kind) {
    case 'staff_notification':
    case 'acknowledgement':
    case 'webhook':
      return enquiryMail(message, context.siteUrl);
    case 'newsletter_confirmation':
      return confirmationMail(message, context);
    case 'reading_link':
      return readingLinkMail(message, context);
    case 'registration':
    case 'registration_cancellation':
    case 'event_reminder':
    case 'event_change':
    case 'event_thanks':
    case 'event_message':
      return composeEventMail(message, context);
    case 'appointment_invitation':
    case 'appointment_cancellation':
    case 'appointment_reminder':
    case 'consultant_invitation':
      return composeAppointmentMail(message, context);
    case 'consultant_cancellation':
      return composeLostAppointment(message, context);
  }
}
