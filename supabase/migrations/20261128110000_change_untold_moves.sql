-- A mail that is replaced before it was sent has told nobody of its move. Its successor therefore names, as the time
-- before, the one that the recipient knows: also when the last change was not a move, or leads back to that time.
create or replace function private.tell_about_appointment() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  enquiry public.contact_submissions;
  lost private.appointments;
  invited jsonb := jsonb_build_object('sequence', new.sequence);
  -- By kind of mail, the time before a move of which the recipient was not told.
  untold jsonb;
  visitors timestamptz;
  consultants timestamptz;
begin
  if tg_op = 'UPDATE' and (new.starts_at, new.ends_at, new.consultant_id, new.state)
    is not distinct from (old.starts_at, old.ends_at, old.consultant_id, old.state) then
    return null;
  end if;
  select * into enquiry from public.contact_submissions c where c.id = new.submission_id;
  -- The invitation also acknowledges the enquiry.
  with unsent as (
    delete from public.outbox_messages m
    where m.state in ('waiting', 'unconfigured')
      and (m.appointment_id = new.id or (m.submission_id = enquiry.id and m.kind = 'acknowledgement'))
    returning m.kind, m.detail
  )
  select jsonb_object_agg(u.kind, u.detail -> 'moved_from') into untold from unsent u where u.detail ? 'moved_from';
  if tg_op = 'UPDATE' and old.state = 'booked' then
    visitors := nullif(coalesce((untold ->> 'appointment_invitation')::timestamptz, old.starts_at), new.starts_at);
    -- A new consultant never had the earlier time.
    if new.consultant_id = old.consultant_id then
      consultants := nullif(coalesce((untold ->> 'consultant_invitation')::timestamptz, old.starts_at), new.starts_at);
    end if;
  end if;
  if new.state = 'cancelled' then
    -- A spammer is not written to.
    if enquiry.status <> 'spam' then
      perform private.queue_appointment_mail(new.id, 'appointment_cancellation', enquiry.email, new.starts_at,
        detail => jsonb_strip_nulls(jsonb_build_object('moved_from', visitors)));
    end if;
    perform private.queue_consultant_cancellation(new, enquiry.reference, false);
  elsif new.state = 'booked' then
    perform private.queue_appointment_mail(new.id, 'appointment_invitation', enquiry.email, new.starts_at,
      detail => jsonb_strip_nulls(invited || jsonb_build_object('moved_from', visitors)));
    perform private.queue_appointment_mail(
      new.id, 'consultant_invitation', private.account_address(c.user_id), new.starts_at,
      detail => jsonb_strip_nulls(invited || jsonb_build_object('moved_from', consultants)))
      from private.consultants c where c.id = new.consultant_id;
    perform private.queue_reminders(new, enquiry.email);
    if tg_op = 'UPDATE' and new.consultant_id <> old.consultant_id and old.state = 'booked' then
      lost := old;
      lost.sequence := new.sequence;
      perform private.queue_consultant_cancellation(lost, enquiry.reference, true);
    end if;
  end if;
  return null;
end;
$$;

select private.apply_grants();
