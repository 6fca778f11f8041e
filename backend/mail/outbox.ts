import { ENQUIRY_KINDS, MESSAGE_KINDS, STAFF_KINDS } from '../../shared/message-kinds.ts';
import type { MessageKind } from '../../shared/message-kinds.ts';
import type { Database } from '../database.ts';
import type { ClaimedMessage, Outcome } from './message.ts';
import type { DeliverySettings } from './settings.ts';
import { endTransportFaults } from './transport-faults.ts';

/*
 * The statements by which any number of workers share the outbox. A row is locked while it is claimed and leased while
 * it is delivered, so that the messages of a worker that dies are found.
 */

/** The report of a worker that cannot send is ignored if one that can has been seen within this time. */
const OUTRANKED_FOR = '10 minutes';
/** A mail fails after this many attempts that may have delivered it, since each may have given the recipient a copy. */
const UNCERTAIN_ATTEMPTS = 3;
/** How often a worker updates `seen_at` while nothing else changes. */
const SEEN_EVERY = '1 minute';

/**
 * Records for the desk which kinds of message this worker can send, and moves messages between `waiting` and
 * `unconfigured` when that changes.
 */
export async function reportChannels(database: Database, settings: DeliverySettings): Promise<void> {
  const reported = MESSAGE_KINDS.map((kind) => ({ kind, missing: settings.missing[kind] ?? null }));
  // A row that another worker is updating is skipped, so that no two workers wait for each other.
  const changed = await database.query<{ kind: MessageKind; is_configured: boolean }>(
    `with before as (
       select c.kind, c.is_configured, missing
         from jsonb_to_recordset($1::text::jsonb) reported (kind text, missing text)
         join private.message_channels c using (kind)
        where (c.seen_at is null or c.seen_at < now() - $2::interval
            or c.is_configured <> (missing is null)
            or (missing is not null and c.last_error is distinct from missing))
          and (missing is null or not c.is_configured or c.seen_at < now() - $3::interval)
          for update of c skip locked
     ), after as (
       update private.message_channels c
          set is_configured = missing is null, seen_at = now(),
            last_error = case when missing is not null then missing
              when before.is_configured then c.last_error end,
            last_error_at = case when before.is_configured and missing is null then c.last_error_at end
         from before
        where c.kind = before.kind
        returning c.kind, c.is_configured, before.is_configured as was
     )
     select kind, is_configured from after where is_configured <> was`,
    [JSON.stringify(reported), SEEN_EVERY, OUTRANKED_FOR],
  );
  if (changed.length === 0) return;
  await database.query(
    `update public.outbox_messages m
        set state = case when changed.is_configured then 'waiting' else 'unconfigured' end
       from jsonb_to_recordset($1::text::jsonb) changed (kind text, is_configured boolean)
      where m.kind = changed.kind
        and m.state = case when changed.is_configured then 'unconfigured' else 'waiting' end`,
    [JSON.stringify(changed)],
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
       (extract(epoch from now()) * 1000)::float8 as read_at,
       m.subscription_id, to_jsonb(c) || jsonb_build_object('is_booked', exists (
         select from private.appointments a where a.submission_id = c.id and a.state <> 'cancelled')) as enquiry,
       private.appointment_record(m.appointment_id) as appointment,
       private.event_mail(m.registration_id, (m.detail ->> 'message')::uuid) as registration`;

/** Matches the predicate of `outbox_messages_enquiry_due_idx`, so that a backlog of event mails is not scanned. */
const OF_ENQUIRY_SQL = `(kind in (${ENQUIRY_KINDS.map((kind) => `'${kind}'`).join(', ')}))`;

/** Messages past `useful_until` are excluded here too: one round marks at most 500 of them as expired. */
const IS_DUE_SQL = `next_attempt_at <= now() and state in ('waiting', 'unconfigured')
  and (useful_until is null or useful_until > now())`;

type Claim = { kinds: readonly MessageKind[]; limit: number; leaseMs: number; senderDomain: string };

/**
 * Claims the messages that have been due longest, but no notification before `addressStaff` has given it a recipient.
 * Messages about enquiries come first, because an enquiry may be an emergency and a mail to thousands of registrants takes
 * minutes.
 */
export async function claimMessages(database: Database, claim: Claim): Promise<ClaimedMessage[]> {
  return database.query<ClaimedMessage>(
    `with first as (
       select id from public.outbox_messages
        where ${OF_ENQUIRY_SQL} and ${IS_DUE_SQL} and (kind <> 'staff_notification' or recipient is not null)
          and kind = any (array(select jsonb_array_elements_text($1::text::jsonb)))
        order by next_attempt_at limit $2::integer for update skip locked
     ), others as (
       select id from public.outbox_messages
        where not ${OF_ENQUIRY_SQL} and ${IS_DUE_SQL} and kind = any (array(select jsonb_array_elements_text($1::text::jsonb)))
        order by next_attempt_at limit $2::integer - (select count(*) from first) for update skip locked
     ), due as (
       -- The limit tells the planner how few they are.
       select id from first union all select id from others limit $2::integer
     ), taken as (
       update public.outbox_messages m
          set state = 'sending', claim = gen_random_uuid(), attempts = m.attempts + 1,
            lease_until = now() + $3::integer * interval '1 millisecond',
            retry_until = coalesce(m.retry_until, now() + interval '48 hours'),
            message_id = coalesce(m.message_id, '<' || m.id || '@' || $4::text || '>')
         from due where due.id = m.id
        returning m.*
     )
     select ${MESSAGE_COLUMNS}
       from taken m left join public.contact_submissions c
         on c.id = coalesce(m.submission_id, private.announced_enquiry(m.detail))
      order by m.created_at`,
    [JSON.stringify(claim.kinds), claim.limit, claim.leaseMs, claim.senderDomain],
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

/** Ends every lease, so that the messages count as orphaned at once. Call it only where no other worker can be running. */
export async function releaseLeases(database: Database): Promise<void> {
  await database.query(
    `update public.outbox_messages set lease_until = now() - interval '1 second' where state = 'sending'`,
  );
}

/** Records how an attempt ended. The message stays unchanged when another worker has claimed it since. */
export async function settleMessage(
  database: Database,
  { id, kind, claim }: Pick<ClaimedMessage, 'id' | 'kind' | 'claim'>,
  outcome: Outcome,
  delayMs: number,
): Promise<void> {
  const error = outcome.result === 'sent' ? null : outcome.error;
  const {
    uncertain = false,
    deferred = false,
    untried = false,
  } = outcome.result === 'delayed' ? outcome : {};
  await database.query(
    `update public.outbox_messages m
        set state = case
            when $3::text = 'sent' then 'sent'
            when $3::text = 'obsolete' then 'expired'
            when $3::text = 'refused' or now() + $4::integer * interval '1 millisecond' >= m.retry_until
              then 'failed'
            when $5::integer = 1 and m.kind <> 'webhook' and m.uncertain_attempts + 1 >= $7::integer then 'failed'
            else 'waiting' end,
          sent_at = case when $3::text = 'sent' then now() end,
          next_attempt_at = now() + $4::integer * interval '1 millisecond',
          uncertain_attempts = m.uncertain_attempts + $5::integer,
          deferred_since = case when $8::boolean then coalesce(m.deferred_since, now()) end,
          last_error = $6::text, claim = null, lease_until = null
      where m.id = $1::uuid and m.claim = $2::uuid`,
    [id, claim, outcome.result, delayMs, uncertain ? 1 : 0, error, UNCERTAIN_ATTEMPTS, deferred],
  );
  const isBadAddress =
    outcome.result === 'refused' && outcome.badRecipient === true && !STAFF_KINDS.includes(kind);
  if (outcome.result === 'obsolete' || untried || isBadAddress) return;
  await database.query(
    `update private.message_channels
        set last_success_at = case when $2::text is null then now() else last_success_at end,
          last_error = coalesce($2::text, last_error),
          last_error_at = case when $2::text is null then last_error_at else now() end
      where kind = $1`,
    [kind, error],
  );
  if (outcome.result === 'sent' && kind !== 'webhook') await endTransportFaults(database, 'mail');
}
