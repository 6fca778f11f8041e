-- Above the hourly ceiling, counted over all visitors, an entry is held: stored and marked, without mail. It is refused
-- only at a second ceiling, the number of held rows that the disk can bear. Otherwise an attacker with a few addresses
-- could close the forms for everybody. The operator may change the numbers; null in rows_per_hour means that nothing is
-- held. Concurrent inserts may exceed a ceiling by a few rows: it protects against floods and is not an exact count.

alter table private.hourly_limits rename to intake_ceilings;
alter table private.intake_ceilings
  -- At worst an enquiry takes 190 KB with its indexes and a subscription 10 KB, so 2 GB and 1 GB in all.
  add column held_at_most integer not null default 10000 check (held_at_most > 0),
  -- Number of held rows. Updated as they come and go, because counting them at each insert would be slow.
  add column held integer not null default 0,
  -- When the staff were last notified that enquiries are being held.
  add column told_at timestamptz;
update private.intake_ceilings set held_at_most = 100000 where table_name = 'newsletter_subscriptions';

alter table public.contact_submissions
  add column held boolean not null default false,
  drop constraint contact_submissions_spam_reasons_check,
  add constraint contact_submissions_spam_reasons_check
    check (spam_reasons <@ '{links,repeated_text,throwaway_domain,speed,script_mix,ceiling}');
alter table public.newsletter_subscriptions add column held boolean not null default false;

-- Held rows do not count towards the hourly ceiling: in a lasting flood as many rows as before still arrive unmarked.
create index contact_submissions_hour_idx on public.contact_submissions (created_at) where not held;
create index newsletter_subscriptions_hour_idx on public.newsletter_subscriptions (created_at) where not held;
-- For the spam list, lowest score first.
create index contact_submissions_spam_idx
  on public.contact_submissions (spam_score, created_at desc, id desc) where status = 'spam';

-- How far the ceilings are used. The order makes sure that the index is used; last_hour stops counting at the ceiling.
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

create or replace function private.limit_rows_per_hour() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  allowed integer;
  recent integer;
begin
  select c.rows_per_hour into allowed from private.intake_ceilings c where c.table_name = tg_table_name;
  if allowed is null then
    return new;
  end if;
  execute format(
    'select count(*) from (
       select from %s where created_at > $1 and not held order by created_at desc limit $2) recent', tg_relid::regclass)
    into recent
    using clock_timestamp() - interval '1 hour', allowed;
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

-- Runs after contact_submissions_score. The score remains that of the text, so that the enquiries that look honest can
-- be listed first.
create function private.mark_held_enquiry() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.status := 'spam';
  new.spam_reasons := array_append(new.spam_reasons, 'ceiling');
  return new;
end;
$$;
create trigger contact_submissions_suspect before insert on public.contact_submissions
  for each row when (new.held) execute function private.mark_held_enquiry();

-- Once per statement, so that the ceiling's row is locked last and briefly.
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
create trigger contact_submissions_held after insert on public.contact_submissions
  referencing new table as changed_rows for each statement execute function private.count_held_rows();
create trigger contact_submissions_held_gone after delete on public.contact_submissions
  referencing old table as changed_rows for each statement execute function private.count_held_rows();
create trigger newsletter_subscriptions_held after insert on public.newsletter_subscriptions
  referencing new table as changed_rows for each statement execute function private.count_held_rows();
create trigger newsletter_subscriptions_held_gone after delete on public.newsletter_subscriptions
  referencing old table as changed_rows for each statement execute function private.count_held_rows();

-- Called by the server, which knows the visitor's address, when many subscriptions come from one address.
create function private.hold_subscription(address text) returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.newsletter_subscriptions n set held = true
    where n.email = lower(private.trim_text(address) collate "C") and not n.held;
  if found then
    update private.intake_ceilings c set held = c.held + 1 where c.table_name = 'newsletter_subscriptions';
  end if;
end;
$$;

select private.apply_grants();
