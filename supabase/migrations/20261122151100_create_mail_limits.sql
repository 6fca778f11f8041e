-- A mailbox gets at most one acknowledgement mail an hour, because anybody can enter somebody else's e-mail address. The
-- staff get at most one mail a day about enquiries being held. The enquiries are stored in any case.

-- Gmail ignores dots and has two domains. Elsewhere, addresses that differ only by a dot may belong to two people.
create function private.recipient_mailbox(address text) returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when split_part(address, '@', 2) in ('gmail.com', 'googlemail.com')
      then replace(split_part(split_part(address, '@', 1), '+', 1), '.', '') || '@gmail.com'
    else split_part(split_part(address, '@', 1), '+', 1) || '@' || split_part(address, '@', 2)
  end
$$;

create index outbox_messages_acknowledged_idx
  on public.outbox_messages (private.recipient_mailbox(recipient)) where kind = 'acknowledgement';

-- Cancels an acknowledgement mail that would be the second within the hour; the desk shows why. An unsent one counts at
-- any age, so that a mail server that was down does not deliver a backlog to one mailbox.
create function private.limit_acknowledgements() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  mailbox constant text := private.recipient_mailbox(new.recipient);
begin
  -- Serialise transactions for one mailbox across all servers, so that the check below misses none.
  perform pg_advisory_xact_lock(hashtextextended('acknowledgement ' || mailbox, 0));
  if exists (
    select from public.outbox_messages m
    where m.kind = 'acknowledgement' and private.recipient_mailbox(m.recipient) = mailbox and m.id <> new.id
      and m.state not in ('cancelled', 'expired')
      and (m.state in ('waiting', 'unconfigured', 'sending')
        or coalesce(m.sent_at, m.created_at) > clock_timestamp() - interval '1 hour')
  ) then
    new.state := 'cancelled';
    new.last_error := 'This mailbox has had an acknowledgement within the last hour.';
  end if;
  return new;
end;
$$;

create trigger outbox_messages_limit before insert on public.outbox_messages
  for each row when (new.kind = 'acknowledgement' and new.state in ('waiting', 'unconfigured'))
  execute function private.limit_acknowledgements();
-- When an enquiry turns out not to be spam, its cancelled messages wait again and are checked again.
create trigger outbox_messages_limit_again before update of state on public.outbox_messages
  for each row when (
    new.kind = 'acknowledgement' and old.state = 'cancelled' and new.state in ('waiting', 'unconfigured')
  )
  execute function private.limit_acknowledgements();

-- The message belongs to the first held enquiry. While that enquiry is marked as spam, the worker writes about the
-- ceiling and not about the enquiry.
create function private.notify_of_held_enquiries() returns trigger
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
    insert into public.outbox_messages (kind, submission_id, state)
    select c.kind, (select n.id from changed_rows n where n.held limit 1),
      case when c.is_configured then 'waiting' else 'unconfigured' end
    from private.message_channels c
    where c.kind = 'staff_notification' or (c.kind = 'webhook' and c.is_configured);
  end if;
  return null;
end;
$$;
create trigger contact_submissions_held_notice after insert on public.contact_submissions
  referencing new table as changed_rows for each statement execute function private.notify_of_held_enquiries();

select private.apply_grants();
