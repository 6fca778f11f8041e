-- The acknowledgement of an enquiry that leaves spam expires 48 hours after that, not 48 hours after the arrival.

-- Queues or cancels the messages of an enquiry by its status. Spam: none, because an acknowledgement would tell a spammer
-- that the form is read. Out of spam: those that were cancelled are queued. Answered or archived: waiting mails expire.
create or replace function private.update_queued_messages() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.status = 'spam' then
    update public.outbox_messages set state = 'cancelled', last_error = 'The enquiry was marked as spam.'
      where submission_id = new.id and state in ('waiting', 'unconfigured');
  elsif tg_op = 'INSERT' then
    perform private.queue_messages(new);
  elsif new.status in ('answered', 'archived') then
    update public.outbox_messages
      set state = 'expired', last_error = 'The enquiry was answered before this could be sent.'
      where submission_id = new.id and kind <> 'webhook' and state in ('waiting', 'unconfigured', 'cancelled');
  elsif old.status = 'spam' then
    update public.outbox_messages m
      set state = case when c.is_configured then 'waiting' else 'unconfigured' end,
        last_error = null, next_attempt_at = clock_timestamp()
      from private.message_channels c
      where c.kind = m.kind and m.submission_id = new.id and m.state = 'cancelled';
    perform private.queue_messages(new);
    -- The sender has received no acknowledgement yet, even if the enquiry arrived days ago.
    update public.outbox_messages m set useful_until = clock_timestamp() + interval '48 hours'
      where m.submission_id = new.id and m.kind = 'acknowledgement' and m.state in ('waiting', 'unconfigured');
  end if;
  return null;
end;
$$;

select private.apply_grants();
