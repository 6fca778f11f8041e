-- As before, but a request with the token of a hold renews it. The browser makes the token, and sends the request again when
-- the answer is lost. The hold of a lost answer would otherwise take the time away from its own visitor.
create or replace function private.keep_time(
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
    delete from private.claimed_times t where t.hold_hash in (keep_time.hold_hash, instead);
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

select private.apply_grants();
