-- Limits what an attacker with many IP addresses, or with the link of one appointment, can do to the calendar.

-- As before, but at most eight times of a consultant are held at once, because an attacker with many IP addresses could
-- otherwise hide the whole calendar. Beyond that, a free time is not held: its visitor can book it unless another is first.
create or replace function private.hold_time(
  consultant uuid, starts timestamptz, ends timestamptz, hold_hash bytea, instead bytea default null
) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  chosen private.consultants;
begin
  select * into chosen from private.consultants c where c.id = consultant for no key update;
  if not found or not chosen.is_open or not private.has_admin_account(chosen) or starts <= clock_timestamp() then
    return false;
  end if;
  perform private.delete_expired_holds(chosen.number);
  begin
    delete from private.claimed_times t where t.hold_hash = instead;
    if private.is_day_full(chosen, starts) or private.is_claimed(chosen, starts, ends, null) then
      raise exclusion_violation;
    end if;
    if (
      select count(*) from private.claimed_times t where t.consultant_number = chosen.number and t.hold_until is not null
    ) < 8 then
      insert into private.claimed_times (consultant_number, span, hold_hash, hold_until)
      values (
        chosen.number, tstzrange(starts, ends + chosen.buffer_minutes * interval '1 minute'), hold_time.hold_hash,
        clock_timestamp() + interval '5 minutes');
    end if;
  exception when exclusion_violation then
    return false;
  end;
  return true;
end;
$$;

-- Number of times the visitor has moved the appointment within the last day.
create function private.recent_moves(submission uuid) returns bigint
language sql
stable
set search_path = ''
as $$
  select count(*) from public.desk_events e
  where e.submission_id = $1 and e.action = 'appointment_moved' and e.actor_id is null
    and e.at > clock_timestamp() - interval '1 day'
$$;

-- As before, but `too_often` after five moves by the visitor within a day, because each move emails the consultant.
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
  select * into moved from private.appointments a where a.id = appointment for update;
  if not found or moved.state <> 'booked' or moved.starts_at <= clock_timestamp() then
    outcome := 'over';
  elsif moved.version is distinct from expected_version then
    outcome := 'changed';
  elsif (moved.consultant_id, moved.starts_at, moved.ends_at) is distinct from (consultant, starts, ends) then
    select * into chosen from private.consultants c where c.id = consultant for no key update;
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

select private.apply_grants();
