-- Staff can book a time for the sender of an enquiry: one that asked for a time and got none, was held as spam, or had its
-- appointment cancelled or missed. An enquiry has one appointment, so the new one replaces that.

-- Refused with PT422 and a sentence when the time cannot be booked. Staff may exceed the daily maximum and the limits of
-- visitors. A consultant that is closed to visitors can be booked too.
create function public.book_appointment_by_staff(
  submission uuid, starts timestamptz, consultant uuid, medium text, telephone text, zone text
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  enquiry public.contact_submissions;
  chosen private.consultants;
  booked private.appointments;
  -- As for visitors: APPOINTMENT_MINUTES in shared/calendar.ts.
  ends constant timestamptz := starts + interval '30 minutes';
begin
  perform private.require_admin();
  select * into enquiry from public.contact_submissions c where c.id = submission for no key update;
  if not found then
    raise exception using errcode = 'PT404', message = 'This enquiry no longer exists.';
  elsif enquiry.status = 'spam' then
    raise exception using errcode = 'PT422', message = 'This enquiry is marked as spam. Change its status first.';
  elsif starts <= clock_timestamp() then
    raise exception using errcode = 'PT422', message = 'This time has passed.';
  elsif not exists (select from pg_timezone_names z where z.name = zone) then
    raise exception using errcode = 'PT422', message = 'This time zone is not known. Please choose another.';
  end if;
  select * into chosen from private.consultants c where c.id = consultant for no key update;
  if not found or not private.has_admin_account(chosen) then
    raise exception using errcode = 'PT422', message = 'The consultant is not free at this time.';
  end if;
  perform private.delete_expired_holds(chosen.number);
  begin
    insert into private.appointments as a (
      submission_id, consultant_id, starts_at, ends_at, busy_until, zone, medium, telephone, topic)
    values (
      enquiry.id, chosen.id, starts, ends, ends + chosen.buffer_minutes * interval '1 minute', zone, medium,
      case when medium = 'telephone' then private.trim_text(telephone) end, enquiry.interest)
    on conflict (submission_id) do update set
      consultant_id = excluded.consultant_id, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      busy_until = excluded.busy_until, zone = excluded.zone, medium = excluded.medium,
      telephone = excluded.telephone, created_at = clock_timestamp(), state = 'booked', cancelled_by = null, cancel_reason = null,
      freed_as_spam = false, sequence = a.sequence + 1
      where a.state in ('cancelled', 'missed')
    returning a.* into booked;
  exception when exclusion_violation then
    raise exception using errcode = 'PT422', message = 'The consultant is not free at this time.';
  end;
  if booked.id is null then
    raise exception using errcode = 'PT422', message = 'This enquiry has an appointment already.';
  end if;
  return private.appointment_row(booked);
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.book_appointment_by_staff(uuid,timestamptz,uuid,text,text,text)', 'authenticated', 'EXECUTE');

select private.apply_grants();
