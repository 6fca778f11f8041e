-- The mails about an appointment. They are queued with the change that causes them; reminders wait in the outbox until
-- they are due. A mail that can no longer arrive in time is not queued.

create function private.queue_appointment_mail(
  appointment uuid, mail_kind text, address text, useful_until timestamptz,
  due timestamptz default clock_timestamp(), detail jsonb default '{}'
) returns void
language sql
set search_path = ''
as $$
  insert into public.outbox_messages (kind, appointment_id, recipient, state, next_attempt_at, useful_until, detail)
  select c.kind, $1, $3, case when c.is_configured then 'waiting' else 'unconfigured' end, $5, $4, $6
  from private.message_channels c
  where c.kind = $2 and $3 is not null and $4 > clock_timestamp()
$$;

create function private.account_address(account uuid) returns text
language sql
stable
set search_path = ''
as $$
  select u.email::text from auth.users u where u.id = $1 and u.deleted_at is null
$$;

-- Outlives the appointment, which may have passed to a colleague or been deleted with its enquiry.
create function private.queue_consultant_cancellation(a private.appointments, reference text, moved boolean) returns void
language sql
set search_path = ''
as $$
  insert into public.outbox_messages (kind, consultant_id, recipient, state, useful_until, detail)
  select c.kind, consultant.id, address, case when c.is_configured then 'waiting' else 'unconfigured' end, a.starts_at,
    jsonb_build_object('appointment', a.id, 'reference', reference, 'starts_at', a.starts_at, 'ends_at', a.ends_at,
      'sequence', a.sequence, 'moved', moved)
  from private.message_channels c, private.consultants consultant, private.account_address(consultant.user_id) address
  where c.kind = 'consultant_cancellation' and consultant.id = a.consultant_id and address is not null
    and a.starts_at > clock_timestamp()
$$;

-- A reminder that would be due within five minutes repeats the invitation. That of the day before still helps up to three
-- hours before the start, a later one would coincide with the next.
create function private.queue_reminders(a private.appointments, address text) returns void
language sql
set search_path = ''
as $$
  select private.queue_appointment_mail(
    a.id, 'appointment_reminder', address, a.starts_at - late, a.starts_at - hours * interval '1 hour',
    jsonb_build_object('hours', hours))
  from (values (24, interval '3 hours'), (1, interval '0')) as reminder (hours, late)
  where a.starts_at - hours * interval '1 hour' > clock_timestamp() + interval '5 minutes'
$$;

create function private.tell_about_appointment() returns trigger
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
      new.id, 'consultant_invitation', private.account_address(c.user_id), new.starts_at, detail => invited)
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
create trigger appointments_mails after insert or update on private.appointments
  for each row execute function private.tell_about_appointment();

-- An enquiry that turns out to be spam, or is deleted, keeps no time.
create function private.free_spam_appointment() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.appointments a set state = 'cancelled', cancelled_by = 'staff', sequence = a.sequence + 1
    where a.submission_id = new.id and a.state = 'booked' and a.starts_at > clock_timestamp();
  return null;
end;
$$;
create trigger contact_submissions_spam_appointment after update of status on public.contact_submissions
  for each row when (new.status = 'spam' and old.status <> 'spam') execute function private.free_spam_appointment();

create function private.tell_about_deletion() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  a private.appointments;
begin
  select * into a from private.appointments found where found.submission_id = old.id and found.state = 'booked';
  if found then
    a.sequence := a.sequence + 1;
    perform private.queue_consultant_cancellation(a, old.reference, false);
  end if;
  return old;
end;
$$;
create trigger contact_submissions_appointment_deleted before delete on public.contact_submissions
  for each row execute function private.tell_about_deletion();

select private.apply_grants();
