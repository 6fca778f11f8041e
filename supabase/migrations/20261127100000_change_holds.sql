-- Holds must not hide a calendar, and a visitor whose time is free but cannot be kept must not read that it is kept.

-- Keyed hash of the visitor's network; null in holds made by the previous release.
alter table private.claimed_times add column holder text;
create index claimed_times_holder_idx on private.claimed_times (holder) where holder is not null;

-- Keeps a time for a visitor who fills in the form, in place of the visitor's earlier hold, which stays when the time has
-- gone. `held`, `gone`, or `free`: it can be booked unless another is first, but is not kept, because its network holds
-- three times already, or eight of the consultant are held. Two addresses could otherwise hide a day, and many the whole
-- calendar. Three, because an office or a mobile operator shares a network. A fourth hold replaces none of them, since a
-- stranger in the same network may have been told that the time is kept.
create function private.keep_time(
  consultant uuid, starts timestamptz, ends timestamptz, hold_hash bytea, instead bytea default null,
  holder text default null
) returns text
language plpgsql
set search_path = ''
as $$
declare
  chosen private.consultants;
begin
  -- Two holds of a network at once would otherwise not count each other.
  if holder is not null then
    perform pg_advisory_xact_lock(hashtextextended('holder ' || holder, 0));
  end if;
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
    ) >= 8 or (
      select count(*) from private.claimed_times t where t.holder = keep_time.holder and t.hold_until > clock_timestamp()
    ) >= 3 then
      return 'free';
    end if;
    insert into private.claimed_times (consultant_number, span, hold_hash, hold_until, holder)
    values (
      chosen.number, tstzrange(starts, ends + chosen.buffer_minutes * interval '1 minute'), keep_time.hold_hash,
      clock_timestamp() + interval '5 minutes', keep_time.holder);
  exception when exclusion_violation then
    return 'gone';
  end;
  return 'held';
end;
$$;

-- Kept for servers of the previous release.
create or replace function private.hold_time(
  consultant uuid, starts timestamptz, ends timestamptz, hold_hash bytea, instead bytea default null
) returns boolean
language sql
set search_path = ''
as $$
  select private.keep_time($1, $2, $3, $4, $5) <> 'gone'
$$;

-- As before, and the holds that have expired, because nobody may claim another time of their consultant for long.
create or replace function private.delete_old_attempts() returns void
language sql
set search_path = ''
as $$
  delete from private.attempts where made_at < now() - interval '1 day';
  delete from private.sign_in_blocks where ends_at < now() - interval '1 day';
  delete from private.claimed_times where hold_until < now();
$$;

select private.apply_grants();
