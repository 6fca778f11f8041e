import type { Database } from '../database.ts';
import { FIRM } from '../../content/firm.ts';
import { composeMail } from './compose.ts';
import type { ClaimedMessage } from './message.ts';
import { MESSAGE_COLUMNS } from './outbox.ts';

/** Identifies an unsent mail, as returned by `read_unsent_mail`. */
export type UnsentMail = Pick<ClaimedMessage, 'id'>;

/** Stands in for MAIL_FROM, which may not be configured. It does not appear in the text. */
const NO_SENDER = { name: FIRM.name, address: FIRM.email };

/**
 * Composes a mail that has not been sent, for an admin to read. Its links work; the mail that is sent later has links of
 * its own. Resolves to `undefined` for a mail that will not be sent.
 */
export async function composeUnsentMail(
  { id }: UnsentMail,
  database: Database,
  siteUrl: string,
): Promise<{ subject: string; text: string } | undefined> {
  const [message] = await database.query<ClaimedMessage>(
    `select ${MESSAGE_COLUMNS}
       from public.outbox_messages m left join public.contact_submissions c on c.id = m.submission_id
      where m.id = $1`,
    [id],
  );
  const composed = message && (await composeMail(message, { database, siteUrl, sender: NO_SENDER }));
  if (!composed || !('mail' in composed)) return undefined;
  return { subject: composed.mail.subject, text: composed.mail.text };
}
