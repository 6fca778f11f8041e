-- Above the hourly ceiling, counted over all visitors, an entry is held: stored and marked, without mail. It is refused
-- only at a second ceiling, the number of held rows that fit on the disk. Otherwise an attacker with a few addresses
-- could close the forms for everybody. The operator may change the numbers; null in rows_per_hour means that nothing is
-- held. Concurrent inserts may exceed a ceiling by a few rows: it protects against floods and is not an exact count.

create table private.intake_ceilings (
  table_name text primary key,
  rows_per_hour integer check (rows_per_hour > 0),
  -- The largest enquiry takes 190 KB with its indexes, the largest subscription 10 KB: at most 2 GB and 1 GB in all.
  held_at_most integer not null default 10000 check (held_at_most > 0),
  -- Number of held rows. Updated as they come and go, because counting them at each insert would be slow.
  held integer not null default 0,
  -- When the staff were last notified that enquiries are being held.
  notified_at timestamptz
);
insert into private.intake_ceilings (table_name, rows_per_hour, held_at_most) values
  ('contact_submissions', 300, 10000),
  ('newsletter_subscriptions', 300, 100000);

-- How much of each ceiling is used. The ordering ensures that the index is used; last_hour stops counting at the
-- ceiling.
create function private.intake_status()
returns table (table_name text, rows_per_hour integer, last_hour bigint, held_at_most integer, held integer)
language plpgsql
stable
set search_path = ''
as $$
begin
  for table_name, rows_per_hour, held_at_most, held in
    select c.table_name, c.rows_per_hour, c.held_at_most, c.held from private.intake_ceilings c order by 1
  loop
    execute format(
      'select count(*) from (
         select from public.%I where created_at > $1 and not held order by created_at desc limit $2) recent',
      table_name
    ) into last_hour using clock_timestamp() - interval '1 hour', coalesce(rows_per_hour, 0);
    return next;
  end loop;
end;
$$;

create function private.can_hold(name text) returns boolean
language sql
stable
set search_path = ''
as $$
  select c.held < c.held_at_most from private.intake_ceilings c where c.table_name = name
$$;

-- Marks a row above the hourly ceiling as held. Held rows do not count towards the ceiling, so that during a lasting
-- flood as many rows an hour as usual arrive unmarked.
create function private.limit_rows_per_hour() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  since constant timestamptz := clock_timestamp() - interval '1 hour';
  allowed integer;
  recent integer;
begin
  select c.rows_per_hour into allowed from private.intake_ceilings c where c.table_name = tg_table_name;
  if allowed is null then
    return new;
  end if;
  -- Written out for each table, because the plan of a dynamic statement would be made anew for each row.
  if tg_table_name = 'contact_submissions' then
    select count(*) into recent from (
      select from public.contact_submissions c where c.created_at > since and not c.held
      order by c.created_at desc limit allowed) counted;
  else
    select count(*) into recent from (
      select from public.newsletter_subscriptions n where n.created_at > since and not n.held
      order by n.created_at desc limit allowed) counted;
  end if;
  if recent < allowed then
    return new;
  end if;
  if not private.can_hold(tg_table_name) then
    raise exception using errcode = 'PT503',
      message = 'We cannot take this at the moment. Please try again later, or write to us or call us.';
  end if;
  new.held := true;
  return new;
end;
$$;

-- Runs once per statement, so that the ceiling's row is locked last and only briefly.
create function private.count_held_rows() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed integer;
begin
  select count(*) * case tg_op when 'DELETE' then -1 else 1 end into changed from changed_rows where held;
  if changed <> 0 then
    update private.intake_ceilings c set held = greatest(0, c.held + changed) where c.table_name = tg_table_name;
  end if;
  return null;
end;
$$;

select private.apply_grants();
