-- The sender of an enquiry that is suspected of spam is promised an answer too, so the staff are asked to look at it. The
-- first notice is sent at once, further ones at most every four hours; every suspected enquiry is covered by one.

alter table private.intake_ceilings add column suspicion_notice_at timestamptz;

create function private.notify_of_suspected_spam() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  due timestamptz;
begin
  if not exists (select from changed_rows where status = 'spam' and not held) then
    return null;
  end if;
  -- If the time is in the future, a notice is already scheduled and will cover this enquiry.
  update private.intake_ceilings c
    set suspicion_notice_at = greatest(clock_timestamp(), c.suspicion_notice_at + interval '4 hours')
    where c.table_name = tg_table_name
      and (c.suspicion_notice_at is null or c.suspicion_notice_at <= clock_timestamp())
    returning c.suspicion_notice_at into due;
  if found then
    insert into public.outbox_messages (kind, submission_id, state, next_attempt_at, detail)
    select c.kind, (select n.id from changed_rows n where n.status = 'spam' and not n.held limit 1),
      case when c.is_configured then 'waiting' else 'unconfigured' end, due, '{"is_suspicion": true}'
    from private.message_channels c where c.kind = 'staff_notification';
  end if;
  return null;
end;
$$;
create trigger contact_submissions_suspicion_notice after insert on public.contact_submissions
  referencing new table as changed_rows for each statement execute function private.notify_of_suspected_spam();

select private.apply_grants();
