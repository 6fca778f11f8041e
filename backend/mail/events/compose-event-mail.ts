import { EVENT_MANAGE_PATH } from '../../../shared/events/paths.ts';
import { registrationFile } from '../../events/calendar-entries.ts';
import { storeToken, tokenLink } from '../../tokens.ts';
import type { Composed, ComposeContext, Obsolete, TooEarly } from '../compose.ts';
import { harmlessName } from '../../visitor-text.ts';
import type { EventMessage } from '../message.ts';
import { eventMail } from './event-mail-layout.ts';
import { EVENT_MAILS } from './event-mails.ts';

/** Composes a mail to a registrant. Each mail's link has its own token, of which only the hash is stored. */
export async function composeEventMail(
  { kind, detail, registration: record, read_at: now }: EventMessage,
  { database, siteUrl, sender }: ComposeContext,
): Promise<Composed | Obsolete | TooEarly | undefined> {
  if (record === null) return undefined;
  const drafted = EVENT_MAILS[kind]({ record, detail, now, siteUrl });
  if ('obsolete' in drafted || 'tooEarly' in drafted) return drafted;
  const { id, name, email } = record.registration;
  const { token, withdraw } = await storeToken(database, 'calendar_tokens', (hash) =>
    database.query(`select private.add_registration_token($1::uuid, decode($2, 'hex'))`, [id, hash]),
  );
  const manageUrl = tokenLink(siteUrl, EVENT_MANAGE_PATH, token);
  const { method, ...parts } = drafted;
  const guest = { id, name: harmlessName(name) ?? email, address: email, manageUrl };
  const calendar = method && {
    method,
    content: registrationFile(record.event, guest, { method, organizer: sender, siteUrl }),
  };
  return {
    mail: eventMail({ ...parts, calendar }, record.event, { name, manageUrl }, siteUrl),
    withdraw,
  };
}
