-- Changing appointments in the desk. A change of an older version is refused with PT409; one that cannot be made, with
-- PT422 and a sentence.

-- The appointment, locked, as it was displayed.
create function private.displayed_appointment(appointment uuid, expected_version integer) returns private.appointments
language plpgsql
set search_path = ''
as $$
declare
  a private.appointments;
begin
  select * into a from private.appointments found where found.id = appointment for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'This appointment no longer exists.';
  elsif a.version <> expected_version then
    raise exception using errcode = 'PT409', message = 'Someone else has changed this appointment in the meantime.';
  end if;
  return a;
end;
$$;

create function private.place_by_staff(a private.appointments, consultant uuid, starts timestamptz) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  answer jsonb;
begin
  if starts <= clock_timestamp() then
    raise exception using errcode = 'PT422', message = 'This time has passed.';
  end if;
  answer := private.move_appointment(a.id, consultant, starts, starts + (a.ends_at - a.starts_at), a.version, true);
  case answer ->> 'outcome'
    when 'gone' then
      raise exception using errcode = 'PT422', message = 'The consultant is not free at this time.';
    when 'over' then
      raise exception using errcode = 'PT422', message = 'This appointment has begun or been cancelled.';
    else
      return private.appointment_row(jsonb_populate_record(null::private.appointments, answer -> 'appointment'));
  end case;
end;
$$;

create function public.move_appointment_by_staff(
  appointment uuid, starts timestamptz, consultant uuid, expected_version integer
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.place_by_staff(private.displayed_appointment(appointment, expected_version), consultant, starts);
end;
$$;

create function public.take_appointment(appointment uuid, expected_version integer) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  a private.appointments;
  own uuid;
begin
  perform private.require_admin();
  a := private.displayed_appointment(appointment, expected_version);
  select c.id into own from private.consultants c where c.user_id = (select auth.uid());
  if own is null then
    raise exception using errcode = 'PT422', message = 'Add yourself to the calendar first.';
  end if;
  return private.place_by_staff(a, own, a.starts_at);
end;
$$;

create function public.cancel_appointment_by_staff(appointment uuid, reason text, expected_version integer) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  a private.appointments;
begin
  perform private.require_admin();
  a := private.displayed_appointment(appointment, expected_version);
  if private.cancel_appointment(appointment, 'staff', reason) ->> 'outcome' <> 'cancelled' then
    raise exception using errcode = 'PT422', message = 'This appointment has begun or been cancelled.';
  end if;
  select * into a from private.appointments found where found.id = appointment;
  return private.appointment_row(a);
end;
$$;

-- `booked` takes a mark back.
create function public.mark_appointment(appointment uuid, outcome text, expected_version integer) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  a private.appointments;
begin
  perform private.require_admin();
  a := private.displayed_appointment(appointment, expected_version);
  if a.state = 'cancelled' then
    raise exception using errcode = 'PT422', message = 'This appointment has been cancelled.';
  elsif a.starts_at > clock_timestamp() then
    raise exception using errcode = 'PT422', message = 'This appointment has not begun yet.';
  elsif outcome not in ('held', 'missed', 'booked') then
    raise exception using errcode = 'PT422', message = 'An appointment is held, missed or booked.';
  end if;
  update private.appointments m set state = outcome where m.id = appointment returning m.* into a;
  return private.appointment_row(a);
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.move_appointment_by_staff(uuid,timestamptz,uuid,integer)', 'authenticated', 'EXECUTE'),
  ('public.take_appointment(uuid,integer)', 'authenticated', 'EXECUTE'),
  ('public.cancel_appointment_by_staff(uuid,text,integer)', 'authenticated', 'EXECUTE'),
  ('public.mark_appointment(uuid,text,integer)', 'authenticated', 'EXECUTE');

select private.apply_grants();
