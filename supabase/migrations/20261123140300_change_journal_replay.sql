-- A subscription changes when it is confirmed and when its owner chooses topics. Each change is journalled as the whole
-- row, and the newer version of a row wins.

-- Inserts the journal's missing rows unchanged, and updates subscriptions that are older than theirs. The before
-- triggers, which prepare a visitor's row, are disabled during the replay; the after triggers run. Entries are
-- {"table": …, "row": …}. Returns the number of rows written.
create or replace function private.replay_journal(entries jsonb) returns integer
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
    if entry ->> 'table' = 'newsletter_subscriptions' then
      execute format(
        'update public.newsletter_subscriptions n set (%1$s) =
           (select %1$s from jsonb_populate_record(null::public.newsletter_subscriptions, $1))
         where n.id = ($1 ->> ''id'')::uuid and n.version < ($1 ->> ''version'')::integer', columns
      ) using entry -> 'row';
      get diagnostics changed = row_count;
      replayed := replayed + changed;
    end if;
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
