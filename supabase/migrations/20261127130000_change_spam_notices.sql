-- A notice asks the staff to look through the spam: enquiries are being held, or some are suspected. It belongs to no
-- enquiry, so that neither a change nor the deletion of one can lose it, and an enquiry has only messages of its own. Its
-- `detail` says what the notice is about and when the first enquiry arrived that it announces.

alter table public.outbox_messages drop constraint outbox_messages_cause_check;

-- Converts the stored notices, each of which refers to an enquiry. A notice about the ceiling is recognised by its
-- enquiry: held, still spam, and without an acknowledgement, which every enquiry gets when it is not or no longer spam.
update public.outbox_messages m
  set submission_id = null, detail = jsonb_build_object(
    'notice', case when m.detail ? 'is_suspicion' then 'suspicion' else 'ceiling' end, 'since', c.created_at)
  from public.contact_submissions c
  where c.id = m.submission_id and (m.detail ? 'is_suspicion' or c.held and c.status = 'spam' and not exists (
    select from public.outbox_messages a where a.submission_id = c.id and a.kind = 'acknowledgement'));

alter table public.outbox_messages add constraint outbox_messages_cause_check check (
  num_nonnulls(submission_id, subscription_id, client_id, appointment_id, consultant_id, registration_id)
    = case when detail ? 'notice' then 0 else 1 end);
create index outbox_messages_notice_idx on public.outbox_messages (next_attempt_at) where detail ? 'notice';

-- The oldest enquiry that a notice announces; null if none is left, and for a message that is no notice. An enquiry that
-- has messages of its own was once not spam, so the staff have been told of it.
create function private.announced_enquiry(notice jsonb) returns uuid
language sql
stable
set search_path = ''
as $$
  select c.id from public.contact_submissions c
  where c.status = 'spam' and c.held = (notice ->> 'notice' = 'ceiling')
    and c.created_at >= (notice ->> 'since')::timestamptz
    and not exists (select from public.outbox_messages m where m.submission_id = c.id)
  order by c.created_at limit 1
$$;

create function private.queue_notice(notice text, since timestamptz, due timestamptz) returns void
language sql
set search_path = ''
as $$
  insert into public.outbox_messages (kind, state, next_attempt_at, detail)
  select c.kind, case when c.is_configured then 'waiting' else 'unconfigured' end, due,
    jsonb_build_object('notice', notice, 'since', since)
  from private.message_channels c
  where c.kind = 'staff_notification' or (c.kind = 'webhook' and c.is_configured)
$$;

create or replace function private.notify_of_held_enquiries() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Most statements hold nothing, and must not wait for the lock on the ceiling's row.
  if not exists (select from changed_rows where held) then
    return null;
  end if;
  update private.intake_ceilings c set notified_at = clock_timestamp()
    where c.table_name = tg_table_name
      and (c.notified_at is null or c.notified_at < clock_timestamp() - interval '1 day');
  if found then
    perform private.queue_notice('ceiling', (select min(n.created_at) from changed_rows n where n.held), clock_timestamp());
  end if;
  return null;
end;
$$;

create or replace function private.notify_of_suspected_spam() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  first_arrival constant timestamptz := (
    select min(n.created_at) from changed_rows n where n.status = 'spam' and not n.held);
  due timestamptz;
begin
  if first_arrival is null then
    return null;
  end if;
  -- A notice that is scheduled for later covers this enquiry too. Not in its last minute: it may be sent, or dropped
  -- because nothing is left to announce, before this transaction ends.
  update private.intake_ceilings c
    set suspicion_notice_at = greatest(clock_timestamp(), c.suspicion_notice_at + interval '4 hours')
    where c.table_name = tg_table_name
      and (c.suspicion_notice_at is null or c.suspicion_notice_at <= clock_timestamp() + interval '1 minute')
    returning c.suspicion_notice_at into due;
  if found then
    perform private.queue_notice('suspicion', first_arrival, due);
  end if;
  return null;
end;
$$;

select private.apply_grants();
