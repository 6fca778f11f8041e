-- The embedded database does not sync its files. After a power loss the lost rows are restored from its journal.

-- Ids of rows that were deleted on purpose, so that a replay of the journal does not insert them again.
create table private.removed_rows (
  id uuid primary key,
  removed_at timestamptz not null default clock_timestamp()
);

create function private.remember_removal() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.removed_rows (id) values (old.id) on conflict do nothing;
  return null;
end;
$$;

create trigger contact_submissions_removed after delete on public.contact_submissions
  for each row execute function private.remember_removal();
create trigger newsletter_subscriptions_removed after delete on public.newsletter_subscriptions
  for each row execute function private.remember_removal();

-- Inserts the journal's missing rows unchanged. The before triggers, which prepare a visitor's row, are disabled during
-- the replay; the after triggers run. Entries are {"table": …, "row": …}. Returns the number of rows inserted.
create function private.replay_journal(entries jsonb) returns integer
language plpgsql
set search_path = ''
as $$
declare
  entry jsonb;
  columns text;
  replayed integer := 0;
  changed integer;
  preparing record;
begin
  for preparing in
    select t.tgrelid::regclass as relation, t.tgname from pg_trigger t
    where t.tgrelid in ('public.contact_submissions'::regclass, 'public.newsletter_subscriptions'::regclass)
      and not t.tgisinternal and (t.tgtype & 2) <> 0 and t.tgenabled <> 'D'
  loop
    execute format('alter table %s disable trigger %I', preparing.relation, preparing.tgname);
  end loop;
  for entry in select * from jsonb_array_elements(entries) loop
    continue when entry ->> 'table' not in ('contact_submissions', 'newsletter_subscriptions');
    continue when exists (select from private.removed_rows r where r.id = (entry #>> '{row,id}')::uuid);
    select string_agg(quote_ident(a.attname), ', ') into columns
    from pg_attribute a
    where a.attrelid = format('public.%I', entry ->> 'table')::regclass
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and entry -> 'row' ? a.attname::text;
    execute format(
      'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1) on conflict do nothing',
      entry ->> 'table', columns
    ) using entry -> 'row';
    get diagnostics changed = row_count;
    replayed := replayed + changed;
  end loop;
  for preparing in
    select t.tgrelid::regclass as relation, t.tgname from pg_trigger t
    where t.tgrelid in ('public.contact_submissions'::regclass, 'public.newsletter_subscriptions'::regclass)
      and not t.tgisinternal and (t.tgtype & 2) <> 0 and t.tgenabled = 'D'
  loop
    execute format('alter table %s enable trigger %I', preparing.relation, preparing.tgname);
  end loop;
  return replayed;
end;
$$;

select private.apply_grants();
