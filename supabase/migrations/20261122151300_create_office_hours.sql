-- The office hours, in which the desk describes waiting times. The table has one row, which the operator may change
-- (docs/operations.md).

create table private.office_hours (
  is_only boolean primary key default true check (is_only),
  time_zone text not null default 'Europe/London',
  opens time not null default '08:00',
  closes time not null default '18:00' check (closes > opens),
  -- Hours within which the site promises an answer.
  promise_hours integer not null default 24 check (promise_hours > 0)
);
insert into private.office_hours default values;

create function private.office() returns private.office_hours
language sql
stable
security definer
set search_path = ''
as $$
  select o from private.office_hours o
$$;

-- Refuses an unknown time zone here rather than at the next enquiry.
create function private.check_office_hours() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform now() at time zone new.time_zone;
  return new;
end;
$$;
create trigger office_hours_check before insert or update on private.office_hours
  for each row execute function private.check_office_hours();

-- The office clock: seconds that the office has been open, Mondays to Fridays, since Monday 1900-01-01. It uses local
-- time, so a change to or from summer time, which happens at night, neither adds nor removes any. Bank holidays are not
-- considered. Written in PL/pgSQL, because an SQL function that cannot be inlined is many times slower when it is called
-- for each row.
create function private.office_clock(office private.office_hours, at timestamptz) returns double precision
language plpgsql
immutable
set search_path = ''
as $$
declare
  wall constant timestamp := at at time zone office.time_zone;
  days constant integer := wall::date - date '1900-01-01';
  weekday constant integer := days % 7;
  day_length constant double precision := extract(epoch from office.closes - office.opens);
  today constant double precision := extract(epoch from wall::time - office.opens);
begin
  return day_length * (5 * (days / 7) + least(weekday, 5))
    + case when weekday < 5 then least(greatest(today, 0), day_length) else 0 end;
end;
$$;

-- An enquiry that arrived before this moment has waited longer than promised. The site promises an answer within 24 hours,
-- weekends included, so the limit is in elapsed hours; office hours only describe a wait.
create function private.waiting_limit(office private.office_hours, at timestamptz) returns timestamptz
language sql
immutable
set search_path = ''
as $$
  select at - office.promise_hours * interval '1 hour'
$$;

select private.apply_grants();
