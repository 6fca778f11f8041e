-- Which consultants can be booked, and the claims by which the exclusion constraint decides. Whoever claims a time first
-- locks its consultant: without the lock, two claims that overlap would wait for each other, and the daily maximum could
-- be exceeded.

create function private.office_zone(office text) returns text
language sql
immutable
set search_path = ''
as $$
  select case office
    when 'london' then 'Europe/London'
    when 'new-york' then 'America/New_York'
    when 'san-francisco' then 'America/Los_Angeles'
  end
$$;

-- A consultant whose account is no longer an admin's has no free times and no feed.
create function private.has_admin_account(c private.consultants) returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.admins a join auth.users u on u.id = a.user_id
    where a.user_id = c.user_id and (u.banned_until is null or u.banned_until <= clock_timestamp()) and u.deleted_at is null
  )
$$;

-- Whether the consultant has the daily maximum of claims on the day of a start, the appointment that is moved not counted.
create function private.is_day_full(c private.consultants, starts timestamptz, moved uuid default null) returns boolean
language plpgsql
stable
set search_path = ''
as $$
declare
  zone constant text := private.office_zone(c.office);
  day constant date := (starts at time zone zone)::date;
  whole constant tstzrange := tstzrange(day::timestamp at time zone zone, (day + 1)::timestamp at time zone zone);
begin
  return c.daily_maximum <= (
    select count(*) from private.claimed_times t
    where int4range(t.consultant_number, t.consultant_number, '[]') && int4range(c.number, c.number, '[]')
      and t.span && whole and whole @> lower(t.span)
      and (t.hold_until is null or t.hold_until > clock_timestamp())
      and (moved is null or t.appointment_id is distinct from moved));
end;
$$;

-- Whether somebody else has the consultant's time, as far as one sees without a lock.
create function private.is_claimed(c private.consultants, starts timestamptz, ends timestamptz, own_hold bytea) returns boolean
language plpgsql
stable
set search_path = ''
as $$
begin
  return exists (
    select from private.claimed_times t
    where int4range(t.consultant_number, t.consultant_number, '[]') && int4range(c.number, c.number, '[]')
      and t.span && tstzrange(starts, ends + c.buffer_minutes * interval '1 minute')
      and (t.hold_until is null or t.hold_until > clock_timestamp())
      and (own_hold is null or t.hold_hash is distinct from own_hold));
end;
$$;

create function private.delete_expired_holds(consultant_number integer) returns void
language sql
set search_path = ''
as $$
  delete from private.claimed_times t where t.consultant_number = $1 and t.hold_until <= clock_timestamp()
$$;

-- An appointment claims its time until it is cancelled.
create function private.claim_appointment() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and (new.starts_at, new.busy_until, new.consultant_id, new.state = 'cancelled')
    is not distinct from (old.starts_at, old.busy_until, old.consultant_id, old.state = 'cancelled') then
    return null;
  end if;
  delete from private.claimed_times t where t.appointment_id = new.id;
  if new.state <> 'cancelled' then
    insert into private.claimed_times (consultant_number, span, appointment_id)
    select c.number, tstzrange(new.starts_at, new.busy_until), new.id
    from private.consultants c where c.id = new.consultant_id;
  end if;
  return null;
end;
$$;
create trigger appointments_claim after insert or update on private.appointments
  for each row execute function private.claim_appointment();

-- Holds a time for a visitor who fills in the form, in place of the visitor's earlier hold, which stays when this fails.
-- False when the time has gone.
create function private.hold_time(
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
    if private.is_day_full(chosen, starts) then
      raise exclusion_violation;
    end if;
    insert into private.claimed_times (consultant_number, span, hold_hash, hold_until)
    values (
      chosen.number, tstzrange(starts, ends + chosen.buffer_minutes * interval '1 minute'), hold_time.hold_hash,
      clock_timestamp() + interval '5 minutes');
  exception when exclusion_violation then
    return false;
  end;
  return true;
end;
$$;

create function private.release_time(hold_hash bytea) returns void
language sql
set search_path = ''
as $$
  delete from private.claimed_times t where t.hold_hash = $1
$$;

select private.apply_grants();
