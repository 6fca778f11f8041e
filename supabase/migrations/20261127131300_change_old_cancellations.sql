-- A cancellation to a consultant contains the reference and the time of a visitor's appointment. It refers to the
-- consultant only, so deleting the enquiry does not delete it: it is deleted by age.
create index outbox_messages_lost_idx on public.outbox_messages (useful_until) where kind = 'consultant_cancellation';

-- Also deletes cancellations to consultants once the appointment would have begun.
create or replace function private.delete_old_attempts() returns void
language sql
set search_path = ''
as $$
  delete from private.attempts where made_at < now() - interval '1 day';
  delete from private.sign_in_blocks where ends_at < now() - interval '1 day';
  delete from private.claimed_times where hold_until < now();
  with deleted as (
    delete from public.outbox_messages m
      where m.kind = 'consultant_cancellation' and m.useful_until < now() and m.state <> 'sending'
      returning m.id
  )
  insert into private.erased_text (is_only) select true from deleted limit 1
    on conflict (is_only) do update set latest_at = clock_timestamp();
$$;

select private.apply_grants();
