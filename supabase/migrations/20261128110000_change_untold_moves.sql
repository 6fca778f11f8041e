-- An invitation that is replaced before it was sent has not told its recipient of the move. The mail that replaces it
-- therefore gives, as the previous time, the last one that the recipient was told.
create or replace function private.tell_about_appointment() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  enquiry public.contact_submissions;
  lost private.appointments;
  invited jsonb := jsonb_build_object('sequence', new.sequence);
  -- By kind of mail: the previous time in an unsent mail.
  untold jsonb;
  visitor_was_told timestamptz;
  consultant_was_told timestamptz;
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
    visitor_was_told := nullif(coalesce((untold ->> 'appointment_invitation')::timestamptz, old.starts_at), new.starts_at);
    -- A new consultant never had the earlier time.
    if new.consultant_id = old.consultant_id then
      consultant_was_told := nullif(coalesce((untold ->> 'consultant_invitation')::timestamptz, old.starts_at), new.starts_at);
    end if;
  end if;
  if new.state = 'cancelled' then
    -- Spammers get no mail.
    if enquiry.status <> 'spam' then
      perform private.queue_appointment_mail(new.id, 'appointment_cancellation', enquiry.email, new.starts_at,
        detail => jsonb_strip_nulls(jsonb_build_object('moved_from', visitor_was_told)));
    end if;
    perform private.queue_consultant_cancellation(new, enquiry.reference, false);
  elsif new.state = 'booked' then
    perform private.queue_appointment_mail(new.id, 'appointment_invitation', enquiry.email, new.starts_at,
      detail => jsonb_strip_nulls(invited || jsonb_build_object('moved_from', visitor_was_told)));
    perform private.queue_appointment_mail(
      new.id, 'consultant_invitation', private.account_address(c.user_id), new.starts_at,
      detail => jsonb_strip_nulls(invited || jsonb_build_object('moved_from', consultant_was_told)))
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
