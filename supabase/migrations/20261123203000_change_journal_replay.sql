-- Subscriptions, appointments and registrations change. Each change is journalled as the whole row, and the newer version
-- of a row wins.

-- The tables whose rows are journalled; null for an entry of another release.
create function private.journalled_table(name text) returns regclass
language sql
stable
set search_path = ''
as $$
  select case
    when name in ('contact_submissions', 'newsletter_subscriptions') then to_regclass('public.' || name)
    when name in ('appointments', 'event_registrations') then to_regclass('private.' || name)
  end
$$;

-- Writes a row of the journal as it is, unless the table holds it in this version or a newer one.
create function private.replay_row(relation regclass, stored jsonb) returns integer
language plpgsql
set search_path = ''
as $$
declare
  columns text;
  updated integer;
  inserted integer;
begin
  select string_agg(quote_ident(a.attname), ', ') into columns
  from pg_attribute a
  where a.attrelid = relation and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and stored ? a.attname::text;
  execute format(
    'update %1$s t set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$s, $1))
     where t.id = ($1 ->> ''id'')::uuid and t.version < ($1 ->> ''version'')::integer', relation, columns) using stored;
  get diagnostics updated = row_count;
  execute format(
    'insert into %1$s (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1) on conflict do nothing',
    relation, columns) using stored;
  get diagnostics inserted = row_count;
  return updated + inserted;
end;
$$;

-- An appointment whose time another one claims: that other one had been given up before this one was acknowledged, and
-- only its change was lost.
create function private.replay_appointment(stored jsonb) returns integer
language plpgsql
set search_path = ''
as $$
begin
  return private.replay_row('private.appointments', stored);
exception when exclusion_violation then
  with given_up as (
    delete from private.claimed_times t using private.consultants c
    where c.id = (stored ->> 'consultant_id')::uuid and t.consultant_number = c.number
      and t.span && tstzrange((stored ->> 'starts_at')::timestamptz, (stored ->> 'busy_until')::timestamptz)
      and t.appointment_id is distinct from (stored ->> 'id')::uuid
    returning t.appointment_id
  )
  update private.appointments a
    set state = 'cancelled', cancelled_by = 'staff', sequence = a.sequence + 1, version = a.version + 1,
      changed_at = clock_timestamp()
    from given_up where a.id = given_up.appointment_id;
  return private.replay_row('private.appointments', stored);
end;
$$;

-- Writes the journal's missing and newer rows. The before triggers, which prepare a visitor's row, are disabled during
-- the replay; the after triggers run. Entries are {"table": …, "row": …}. Returns the number of rows written.
create or replace function private.replay_journal(entries jsonb) returns integer
language plpgsql
set search_path = ''
as $$
declare
  relations constant regclass[] := array[
    'public.contact_submissions', 'public.newsletter_subscriptions', 'private.appointments', 'private.event_registrations'];
  entry jsonb;
  relation regclass;
  replayed integer := 0;
  preparing record;
begin
  for preparing in
    select t.tgrelid::regclass as relation, t.tgname from pg_trigger t
    where t.tgrelid = any (relations::oid[]) and not t.tgisinternal and (t.tgtype & 2) <> 0 and t.tgenabled <> 'D'
  loop
    execute format('alter table %s disable trigger %I', preparing.relation, preparing.tgname);
  end loop;
  for entry in select * from jsonb_array_elements(entries) loop
    relation := private.journalled_table(entry ->> 'table');
    continue when relation is null
      or exists (select from private.removed_rows r where r.id = (entry #>> '{row,id}')::uuid);
    begin
      replayed := replayed + case relation
        when 'private.appointments'::regclass then private.replay_appointment(entry -> 'row')
        else private.replay_row(relation, entry -> 'row') end;
    exception when foreign_key_violation then
      -- The enquiry or the event was deleted on purpose, and its rows with it.
      continue;
    end;
  end loop;
  for preparing in
    select t.tgrelid::regclass as relation, t.tgname from pg_trigger t
    where t.tgrelid = any (relations::oid[]) and not t.tgisinternal and (t.tgtype & 2) <> 0 and t.tgenabled = 'D'
  loop
    execute format('alter table %s enable trigger %I', preparing.relation, preparing.tgname);
  end loop;
  return replayed;
end;
$$;

select private.apply_grants();
