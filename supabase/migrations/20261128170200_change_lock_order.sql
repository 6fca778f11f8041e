-- Prevents deadlocks: every call locks in the order enquiry, consultant, appointment. Saving a new video
-- room locks the consultant and then all their upcoming appointments.
create or replace function private.move_appointment(
  appointment uuid, consultant uuid, starts timestamptz, ends timestamptz, expected_version integer,
  by_staff boolean default false
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  moved private.appointments;
  chosen private.consultants;
  outcome text := 'moved';
begin
  select * into chosen from private.consultants c where c.id = consultant for no key update;
  select * into moved from private.appointments a where a.id = appointment for update;
  if not found or moved.state <> 'booked' or moved.starts_at <= clock_timestamp() then
    outcome := 'over';
  elsif moved.version is distinct from expected_version then
    outcome := 'changed';
  elsif (moved.consultant_id, moved.starts_at, moved.ends_at) is distinct from (consultant, starts, ends) then
    if not by_staff and private.recent_moves(moved.submission_id) >= 5 then
      outcome := 'too_often';
    elsif chosen.id is null or not private.has_admin_account(chosen) or starts <= clock_timestamp()
      or (not by_staff and (not chosen.is_open or private.is_day_full(chosen, starts, moved.id))) then
      outcome := 'gone';
    else
      perform private.delete_expired_holds(chosen.number);
      begin
        update private.appointments a
          set consultant_id = chosen.id, starts_at = starts, ends_at = ends,
            busy_until = ends + chosen.buffer_minutes * interval '1 minute', sequence = a.sequence + 1
          where a.id = appointment returning a.* into moved;
        update private.calendar_tokens t set expires_at = ends + interval '30 days' where t.appointment_id = appointment;
      exception when exclusion_violation then
        outcome := 'gone';
      end;
    end if;
  end if;
  return jsonb_build_object('outcome', outcome, 'appointment', to_jsonb(moved));
end;
$$;

create or replace function public.move_appointment_by_staff(
  appointment uuid, starts timestamptz, consultant uuid, expected_version integer
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform from private.consultants c where c.id = consultant for no key update;
  return private.place_by_staff(private.displayed_appointment(appointment, expected_version), consultant, starts);
end;
$$;

create or replace function public.take_appointment(appointment uuid, expected_version integer) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  a private.appointments;
  own uuid;
begin
  perform private.require_admin();
  select c.id into own from private.consultants c where c.user_id = (select auth.uid()) for no key update;
  a := private.displayed_appointment(appointment, expected_version);
  if own is null then
    raise exception using errcode = 'PT422', message = 'Add yourself to the calendar first.';
  end if;
  return private.place_by_staff(a, own, a.starts_at);
end;
$$;

create or replace function private.restore_spam_appointment() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  freed private.appointments;
  chosen private.consultants;
begin
  select c.* into chosen from private.appointments a join private.consultants c on c.id = a.consultant_id
    where a.submission_id = new.id and a.freed_as_spam for no key update of c;
  select * into freed from private.appointments a
    where a.submission_id = new.id and a.freed_as_spam and a.state = 'cancelled' and a.starts_at > clock_timestamp()
    for update;
  if not found then
    return null;
  end if;
  perform private.delete_expired_holds(chosen.number);
  begin
    if not private.has_admin_account(chosen) then
      raise exclusion_violation;
    end if;
    update private.appointments a
      set state = 'booked', cancelled_by = null, freed_as_spam = false, sequence = a.sequence + 1
      where a.id = freed.id;
  exception when exclusion_violation then
    update private.appointments a set freed_as_spam = false where a.id = freed.id;
    perform private.queue_appointment_mail(freed.id, 'appointment_cancellation', new.email, freed.starts_at);
  end;
  return null;
end;
$$;

select private.apply_grants();
