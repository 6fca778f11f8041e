import type { Database } from '../database.ts';
import { SENDER_REFUSED, TRANSPORT_FAULTS } from './smtp.ts';

/** Shows the staff why mail cannot be sent, before a first mail fails. */
export async function reportMailFault(database: Database, reason: string): Promise<void> {
  await database.query(
    `update private.message_channels set last_error = $1, last_error_at = now()
      where kind <> 'webhook' and is_configured`,
    [reason],
  );
}

/**
 * Ends what the desk says about the mail server, because it has accepted a login or a mail. All kinds of mail share it, and
 * weeks may pass until the next mail of some kinds. A login does not show whether it accepts the sender.
 */
export async function endTransportFaults(database: Database, accepted: 'login' | 'mail'): Promise<void> {
  // A row that another worker is updating is skipped, so that no two workers wait for each other.
  await database.query(
    `update private.message_channels set last_error = null, last_error_at = null
      where kind in (
        select kind from private.message_channels
         where kind <> 'webhook'
           and (last_error in (select jsonb_array_elements_text($1::text::jsonb)) or starts_with(last_error, $2))
           for update skip locked)`,
    [JSON.stringify(TRANSPORT_FAULTS), accepted === 'mail' ? SENDER_REFUSED : null],
  );
}
