-- An acknowledged row is stored exactly once: a retry adds no second row, and the embedded database, which never waits
-- for the disk, gets back from its journal what a power loss took.

-- An enquiry's fields, trimmed and with the e-mail address in lower case, by which a retry is recognised.
create function private.enquiry_as_sent(entry public.contact_submissions) returns text[]
language sql
immutable
set search_path = ''
as $$
  select array[
    private.trim_text(entry.first_name), private.trim_text(entry.last_name),
    lower(private.trim_text(entry.email) collate "C"), private.trim_text(entry.company),
    coalesce(entry.role, ''), coalesce(entry.industry, ''), coalesce(entry.interest, ''),
    private.trim_text(entry.message)
  ]
$$;

-- The same enquiry from the same sender, if one was received within the last ten minutes.
create function private.enquiry_received(entry public.contact_submissions)
returns setof public.contact_submissions
language sql
stable
set search_path = ''
as $$
  select c.*
  from public.contact_submissions c
  where regexp_replace(c.email, '\+[^@]*@', '@')
      = regexp_replace(lower(private.trim_text(entry.email) collate "C"), '\+[^@]*@', '@')
    and c.created_at > clock_timestamp() - interval '10 minutes'
    and private.enquiry_as_sent(c) = private.enquiry_as_sent(entry)
  order by c.created_at
  limit 1
$$;

-- Skips a retry of an enquiry that is already stored; to its sender the insert succeeds. The trigger comes first by
-- name, because a retry must not count against the sender's rate limit.
create function private.skip_repeated_enquiry() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(
    'contact_submissions '
      || regexp_replace(lower(private.trim_text(new.email) collate "C"), '\+[^@]*@', '@'),
    0
  ));
  if exists (select from private.enquiry_received(new)) then
    return null;
  end if;
  return new;
end;
$$;

create trigger contact_submissions_again before insert on public.contact_submissions
  for each row execute function private.skip_repeated_enquiry();

-- Rows that were deleted on purpose, which the journal must not bring back. Ids only, no personal data.
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

-- Inserts the journal's missing rows unchanged: the before triggers, which prepare a visitor's row, are disabled
-- meanwhile, and the after triggers run. Entries are {"table": …, "row": …}. Returns the number of rows inserted.
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
