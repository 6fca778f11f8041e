-- A consultant who takes an appointment over at another time is not told that it has been moved.
create or replace function private.tell_about_appointment() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  enquiry public.contact_submissions;
  lost private.appointments;
  invited jsonb := jsonb_build_object('sequence', new.sequence);
begin
  if tg_op = 'UPDATE' and (new.starts_at, new.ends_at, new.consultant_id, new.state)
    is not distinct from (old.starts_at, old.ends_at, old.consultant_id, old.state) then
    return null;
  end if;
  select * into enquiry from public.contact_submissions c where c.id = new.submission_id;
  -- The invitation also acknowledges the enquiry.
  delete from public.outbox_messages m
    where m.state in ('waiting', 'unconfigured')
      and (m.appointment_id = new.id or (m.submission_id = enquiry.id and m.kind = 'acknowledgement'));
  if new.state = 'cancelled' then
    -- A spammer is not written to.
    if enquiry.status <> 'spam' then
      perform private.queue_appointment_mail(new.id, 'appointment_cancellation', enquiry.email, new.starts_at);
    end if;
    perform private.queue_consultant_cancellation(new, enquiry.reference, false);
  elsif new.state = 'booked' then
    if tg_op = 'UPDATE' and old.state = 'booked' and new.starts_at <> old.starts_at then
      invited := invited || jsonb_build_object('moved_from', old.starts_at);
    end if;
    perform private.queue_appointment_mail(
      new.id, 'appointment_invitation', enquiry.email, new.starts_at, detail => invited);
    perform private.queue_appointment_mail(
      new.id, 'consultant_invitation', private.account_address(c.user_id), new.starts_at,
      -- The new consultant never had the earlier time.
      detail => case when tg_op = 'UPDATE' and new.consultant_id <> old.consultant_id
        then invited - 'moved_from' else invited end)
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
