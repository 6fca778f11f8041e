import type { Database } from '../database.ts';
import { ENQUIRY_KINDS, MESSAGE_KINDS } from './message.ts';
import type { ClaimedMessage, MessageKind, Outcome } from './message.ts';
import type { DeliverySettings } from './settings.ts';

/*
 * The statements by which any number of workers share the outbox. A row is locked while it is claimed and leased while
 * it is delivered, so that the messages of a worker that dies become due again.
 */

type Channel = { kind: MessageKind; is_configured: boolean };

/** The report of a worker that cannot send is ignored if one that can has been seen within this time. */
const OUTRANKED_FOR = '10 minutes';
/** Number of attempts that may have delivered a mail after which it has failed: each may have brought the recipient a copy. */
const UNCERTAIN_ATTEMPTS = 3;
/** How often a worker updates `seen_at` while nothing else changes. */
const SEEN_EVERY = '1 minute';

/**
 * Records for the desk which kinds of message this worker can send, and moves messages between `waiting` and
 * `unconfigured` when that changes.
 */
export async function reportChannels(database: Database, settings: DeliverySettings): Promise<void> {
  for (const kind of MESSAGE_KINDS) {
    const missing = settings.missing[kind] ?? null;
    const changed = await database.query<Channel>(
      `with before as (select * from private.message_channels where kind = $1),
       after as (
         update private.message_channels c
            set is_configured = $2::text is null, seen_at = now(),
              last_error = case when $2::text is not null then $2::text
                when before.is_configured then c.last_error end,
              last_error_at = case when before.is_configured and $2::text is null then c.last_error_at end
           from before
          where c.kind = before.kind
            and (before.seen_at is null or before.seen_at < now() - $3::interval
              or before.is_configured <> ($2::text is null)
              or ($2::text is not null and before.last_error is distinct from $2::text))
            and ($2::text is null or not before.is_configured or before.seen_at < now() - $4::interval)
          returning c.kind, c.is_configured, before.is_configured as was
       )
       select kind, is_configured from after where is_configured <> was`,
      [kind, missing, SEEN_EVERY, OUTRANKED_FOR],
    );
    for (const { is_configured: configured } of changed) {
      await database.query(
        `update public.outbox_messages set state = $2 where kind = $1 and state = $3`,
        configured ? [kind, 'waiting', 'unconfigured'] : [kind, 'unconfigured', 'waiting'],
      );
    }
  }
}

/** Expires messages that would reach their recipient too late to be of use. */
export async function expireMessages(database: Database): Promise<void> {
  await database.query(
    `update public.outbox_messages
        set state = 'expired', claim = null, lease_until = null, last_error = case kind
          when 'appointment_reminder' then 'Not sent in time to be of use as a reminder.'
          when 'appointment_invitation' then 'Not sent before the appointment began.'
          when 'appointment_cancellation' then 'Not sent before the appointment would have begun.'
          when 'consultant_invitation' then 'Not sent before the appointment began.'
          when 'consultant_cancellation' then 'Not sent before the appointment would have begun.'
          when 'newsletter_confirmation' then 'Not sent before the unconfirmed subscription is deleted.'
          else 'Not sent within 48 hours. A later mail would be of no use to the recipient.' end
      where id in (
        select id from public.outbox_messages
         where useful_until <= now()
           and (state in ('waiting', 'unconfigured') or (state = 'sending' and lease_until < now()))
         limit 500 for update skip locked
      )`,
  );
}

/** Creates a separate message for each staff address, so that one refusal neither delays nor repeats the others. */
export async function addressStaff(database: Database, recipients: readonly string[]): Promise<void> {
  if (recipients.length === 0) return;
  await database.query(
    `with open as (
       select id, submission_id, created_at, next_attempt_at, detail from public.outbox_messages
        where kind = 'staff_notification' and recipient is null and state in ('waiting', 'unconfigured')
        order by created_at limit 200 for update skip locked
     ), others as (
       insert into public.outbox_messages (kind, submission_id, created_at, next_attempt_at, detail, recipient)
       select 'staff_notification', submission_id, created_at, next_attempt_at, detail, address
         from open, jsonb_array_elements_text($1::text::jsonb - 0) address
       on conflict do nothing
     )
     update public.outbox_messages m set recipient = $1::text::jsonb ->> 0
       from open where open.id = m.id`,
    [JSON.stringify(recipients)],
  );
}

/** What a mail is composed from: columns of the message's row `m`, and the record that it is about. */
export const MESSAGE_COLUMNS = `m.id, m.kind, m.recipient, m.attempts, m.uncertain_attempts, m.claim, m.message_id, m.detail, m.resent_at,
       m.subscription_id, to_jsonb(c) || jsonb_build_object('is_booked', exists (
         select from private.appointments a where a.submission_id = c.id and a.state <> 'cancelled')) as enquiry,
       private.appointment_record(m.appointment_id) as appointment,
       private.event_mail(m.registration_id, (m.detail ->> 'message')::uuid) as registration`;

type Claim = { kinds: readonly MessageKind[]; limit: number; leaseMs: number; senderDomain: string };

/**
 * Claims the messages that have been due longest, including those whose worker died and let its lease expire. Messages
 * about enquiries come first: an enquiry may be an emergency, and a mail to all registrants of an event would delay
 * it for minutes.
 */
export async function claimMessages(database: Database, claim: Claim): Promise<ClaimedMessage[]> {
  return database.query<ClaimedMessage>(
    `with due as (
       select id from public.outbox_messages
        where kind in (select jsonb_array_elements_text($1::text::jsonb))
          and ((state in ('waiting', 'unconfigured') and next_attempt_at <= now())
            or (state = 'sending' and lease_until < now()))
        order by kind in (select jsonb_array_elements_text($5::text::jsonb)) desc, next_attempt_at
        limit $2::integer for update skip locked
     ), taken as (
       update public.outbox_messages m
          set state = 'sending', claim = gen_random_uuid(), attempts = m.attempts + 1,
            lease_until = now() + $3::integer * interval '1 millisecond',
            retry_until = coalesce(m.retry_until, now() + interval '48 hours'),
            message_id = coalesce(m.message_id, '<' || m.id || '@' || $4::text || '>'),
            uncertain_attempts = m.uncertain_attempts + (m.state = 'sending')::integer
         from due where due.id = m.id
        returning m.*
     )
     select ${MESSAGE_COLUMNS}
       from taken m left join public.contact_submissions c
         on c.id = coalesce(m.submission_id, private.announced_enquiry(m.detail))
      order by m.created_at`,
    [
      JSON.stringify(claim.kinds),
      claim.limit,
      claim.leaseMs,
      claim.senderDomain,
      JSON.stringify(ENQUIRY_KINDS),
    ],
  );
}

/** Extends the lease of a message whose delivery takes long, unless another worker has claimed it since. */
export async function renewLease(
  database: Database,
  message: Pick<ClaimedMessage, 'id' | 'claim'>,
  leaseMs: number,
): Promise<void> {
  await database.query(
    `update public.outbox_messages set lease_until = now() + $3::integer * interval '1 millisecond'
      where id = $1::uuid and claim = $2::uuid`,
    [message.id, message.claim, leaseMs],
  );
}

/** Ends every lease, so that the messages are due at once. Call it only where no other worker can be running. */
export async function releaseLeases(database: Database): Promise<void> {
  await database.query(
    `update public.outbox_messages set lease_until = now() - interval '1 second' where state = 'sending'`,
  );
}

/** Records how an attempt ended. The message stays unchanged when another worker has claimed it since. */
export async function settleMessage(
  database: Database,
  message: Pick<ClaimedMessage, 'id' | 'kind' | 'claim'>,
  outcome: Outcome,
  delayMs: number,
): Promise<void> {
  const error = outcome.result === 'sent' ? null : outcome.error;
  const uncertain = outcome.result === 'delayed' && outcome.uncertain === true;
  await database.query(
    `update public.outbox_messages m
        set state = case
            when $3::text = 'sent' then 'sent'
            when $3::text = 'obsolete' then 'expired'
            when $3::text = 'refused' or now() + $4::integer * interval '1 millisecond' >= m.retry_until
              then 'failed'
            when $5::integer = 1 and m.kind <> 'webhook' and m.uncertain_attempts + 1 >= $7::integer
              then 'failed'
            else 'waiting' end,
          sent_at = case when $3::text = 'sent' then now() end,
          next_attempt_at = now() + $4::integer * interval '1 millisecond',
          uncertain_attempts = m.uncertain_attempts + $5::integer,
          last_error = $6::text, claim = null, lease_until = null
      where m.id = $1::uuid and m.claim = $2::uuid`,
    [message.id, message.claim, outcome.result, delayMs, uncertain ? 1 : 0, error, UNCERTAIN_ATTEMPTS],
  );
  // Nothing was tried.
  if (outcome.result === 'obsolete') return;
  await database.query(
    `update private.message_channels
        set last_success_at = case when $2::text is null then now() else last_success_at end,
          last_error = coalesce($2::text, last_error),
          last_error_at = case when $2::text is null then last_error_at else now() end
      where kind = $1`,
    [message.kind, error],
  );
}

/** Shows the staff why mail cannot be sent, before a first mail fails. */
export async function reportMailFault(database: Database, reason: string): Promise<void> {
  await database.query(
    `update private.message_channels set last_error = $1, last_error_at = now()
      where kind <> 'webhook' and is_configured`,
    [reason],
  );
}
