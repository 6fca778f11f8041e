-- A visitor whose time is free but cannot be kept must not read that it is kept.

-- Keeps a time for a visitor who fills in the form, in place of the visitor's earlier hold, which stays when the time has
-- gone. `held`, `gone`, or `free`: it can be booked unless another is first, but is not kept, because eight times of the
-- consultant are held already. Without that maximum, holds from many addresses would hide the whole calendar.
create function private.keep_time(
  consultant uuid, starts timestamptz, ends timestamptz, hold_hash bytea, instead bytea default null
) returns text
language plpgsql
set search_path = ''
as $$
declare
  chosen private.consultants;
begin
  select * into chosen from private.consultants c where c.id = consultant for no key update;
  if not found or not chosen.is_open or not private.has_admin_account(chosen) or starts <= clock_timestamp() then
    return 'gone';
  end if;
  perform private.delete_expired_holds(chosen.number);
  begin
    delete from private.claimed_times t where t.hold_hash = instead;
    if private.is_day_full(chosen, starts) or private.is_claimed(chosen, starts, ends, null) then
      raise exclusion_violation;
    end if;
    if (
      select count(*) from private.claimed_times t where t.consultant_number = chosen.number and t.hold_until is not null
    ) >= 8 then
      return 'free';
    end if;
    insert into private.claimed_times (consultant_number, span, hold_hash, hold_until)
    values (
      chosen.number, tstzrange(starts, ends + chosen.buffer_minutes * interval '1 minute'), keep_time.hold_hash,
      clock_timestamp() + interval '5 minutes');
  exception when exclusion_violation then
    return 'gone';
  end;
  return 'held';
end;
$$;

-- For servers of the release before.
create or replace function private.hold_time(
  consultant uuid, starts timestamptz, ends timestamptz, hold_hash bytea, instead bytea default null
) returns boolean
language sql
set search_path = ''
as $$
  select private.keep_time($1, $2, $3, $4, $5) <> 'gone'
$$;

select private.apply_grants();
