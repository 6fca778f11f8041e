-- What happens to an enquiry before it is stored. Triggers of one event run in the order of their names: a duplicate is
-- skipped, the ceiling and the sender's rate limit are checked, and a reference is assigned. The score for spam follows
-- in the next file.

-- An enquiry's fields, trimmed and with the e-mail address in lower case, by which a retry is recognised.
create function private.enquiry_fields(entry public.contact_submissions) returns text[]
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

-- The same enquiry from the same sender, if one was received within the last ten minutes. The index on mailboxes is used
-- only with its own collation. The time is compared so that no index on times is used, because a flood has thousands of
-- recent rows. PL/pgSQL keeps the plan, which takes long to make, because the table has many indexes.
create function private.recent_duplicate(entry public.contact_submissions)
returns setof public.contact_submissions
language plpgsql
stable
set search_path = ''
as $$
begin
  return query
  select c.*
  from public.contact_submissions c
  where regexp_replace(c.email, '\+[^@]*@', '@')
      = regexp_replace(lower(private.trim_text(entry.email) collate "C"), '\+[^@]*@', '@') collate "default"
    and c.created_at + interval '10 minutes' > statement_timestamp()
    and private.enquiry_fields(c) = private.enquiry_fields(entry)
  order by c.created_at
  limit 1;
end;
$$;

-- Skips a retry of an enquiry that is already stored; the sender's insert still succeeds. This trigger runs first,
-- because a retry must not count against the sender's rate limit.
create function private.skip_duplicate_enquiry() returns trigger
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
  if exists (select from private.recent_duplicate(new)) then
    return null;
  end if;
  return new;
end;
$$;

create trigger contact_submissions_duplicate before insert on public.contact_submissions
  for each row execute function private.skip_duplicate_enquiry();
create trigger contact_submissions_limit before insert on public.contact_submissions
  for each row execute function private.limit_rows_per_hour();
create trigger contact_submissions_held after insert on public.contact_submissions
  referencing new table as changed_rows for each statement execute function private.count_held_rows();
create trigger contact_submissions_held_gone after delete on public.contact_submissions
  referencing old table as changed_rows for each statement execute function private.count_held_rows();

create function private.prepare_contact_submission() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  mailbox text;
begin
  new.first_name := private.trim_text(new.first_name);
  new.last_name := private.trim_text(new.last_name);
  -- Collation "C", because lower() must not depend on the server's locale.
  new.email := lower(private.trim_text(new.email) collate "C");
  new.company := private.trim_text(new.company);
  new.message := private.trim_text(new.message);
  new.id := gen_random_uuid();

  mailbox := regexp_replace(new.email, '\+[^@]*@', '@');
  -- Serialise inserts for one mailbox until their transactions end, so that the count below misses none.
  perform pg_advisory_xact_lock(hashtextextended('contact_submissions ' || mailbox, 0));
  new.created_at := clock_timestamp();
  if (
    select count(*) from public.contact_submissions c
    where regexp_replace(c.email, '\+[^@]*@', '@') = mailbox
      -- Written like this to be read by the index on mailboxes, see recent_duplicate().
      and c.created_at + interval '5 minutes' > new.created_at
  ) >= 3 then
    raise exception using
      errcode = 'PT429', message = 'Too many enquiries from this address. Please wait before sending another.';
  end if;
  return new;
end;
$$;

create trigger contact_submissions_prepare before insert on public.contact_submissions
  for each row execute function private.prepare_contact_submission();

-- References have no 0, O, 1 or I, which are confused when a reference is read out or copied by hand.
create function private.new_reference() returns text
language plpgsql
volatile
set search_path = ''
as $$
declare
  alphabet constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  random bytea;
  made text;
begin
  loop
    -- The first six bytes of a random uuid are fully random; each selects one of 32 characters.
    random := uuid_send(gen_random_uuid());
    select string_agg(substr(alphabet, 1 + get_byte(random, place) % 32, 1), '' order by place) into made
      from generate_series(0, 5) place;
    made := 'CV-' || left(made, 4) || '-' || right(made, 2);
    exit when not exists (select from public.contact_submissions c where c.reference = made);
  end loop;
  return made;
end;
$$;

create function private.assign_reference() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.reference := private.new_reference();
  return new;
end;
$$;

create trigger contact_submissions_reference before insert on public.contact_submissions
  for each row execute function private.assign_reference();

select private.apply_grants();
