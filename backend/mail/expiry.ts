import type { MessageKind } from '../../shared/message-kinds.ts';
import type { Database } from '../database.ts';

const BEGUN = 'Not sent before the appointment began.';
const WOULD_HAVE_BEGUN = 'Not sent before the appointment would have begun.';
const REMINDER = 'Not sent in time to be of use as a reminder.';
const EVENT_BEGUN = 'Not sent before the event began.';
const TWO_DAYS = 'Not sent within 48 hours. A later mail would be of no use to the recipient.';

/** Why a message of each kind has expired, for the staff. Its time is the `useful_until` with which it was queued. */
const EXPIRED: Record<MessageKind, string> = {
  staff_notification: TWO_DAYS,
  acknowledgement: TWO_DAYS,
  webhook: TWO_DAYS,
  newsletter_confirmation: 'Not sent before the unconfirmed subscription is deleted.',
  reading_link: TWO_DAYS,
  appointment_invitation: BEGUN,
  appointment_cancellation: WOULD_HAVE_BEGUN,
  appointment_reminder: REMINDER,
  consultant_invitation: BEGUN,
  consultant_cancellation: WOULD_HAVE_BEGUN,
  registration: EVENT_BEGUN,
  registration_cancellation: 'Not sent before the event began or would have begun.',
  event_reminder: REMINDER,
  event_change: EVENT_BEGUN,
  event_thanks: 'Not sent within 14 days of the event.',
  event_message: 'Not sent within three days.',
};

/**
 * Expires messages that would reach their recipient too late to be of use. The invitation of a client fails instead, because
 * only failed messages are shown to the staff, and the client does not know of it.
 */
export async function expireMessages(database: Database): Promise<void> {
  await database.query(
    `update public.outbox_messages
        set last_error = $1::text::jsonb ->> kind, state = case
            when exists (
              select from private.reader_clients c
               where c.id = client_id and c.pattern = recipient and c.ends_at > now()
            ) then 'failed' else 'expired' end
      where id in (
        select id from public.outbox_messages
         where useful_until <= now() and state in ('waiting', 'unconfigured')
         order by useful_until limit 500 for update skip locked
      )`,
    [JSON.stringify(EXPIRED)],
  );
}
