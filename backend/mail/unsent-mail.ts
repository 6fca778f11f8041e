import type { Database } from '../database.ts';
import { composeMail } from './compose.ts';
import type { SubscriberMessage } from './message.ts';

/** Whose mail it is, as `read_unsent_mail` answers it. */
export type UnsentMail = Pick<SubscriberMessage, 'id' | 'kind' | 'subscription_id'>;

/**
 * Composes a mail that has not been sent, for an admin to read. Its links work; the mail that is sent later has links of
 * its own. Resolves to `undefined` for a kind of mail that this release does not send.
 */
export async function textOfUnsent(
  { id, kind, subscription_id }: UnsentMail,
  database: Database,
  siteUrl: string,
): Promise<{ subject: string; text: string } | undefined> {
  const unclaimed = { recipient: null, attempts: 0, claim: '', message_id: '' };
  const message = { ...unclaimed, id, kind, subscription_id, enquiry: null };
  const composed = await composeMail(message, database, siteUrl);
  return composed && { subject: composed.mail.subject, text: composed.mail.text };
}
