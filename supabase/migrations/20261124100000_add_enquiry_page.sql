-- The page from which the visitor came to the enquiry form, for the desk's figures. The pattern allows no capitals, dots or
-- query string, so that no token is stored. shared/contact.ts repeats it, and a test compares the two.

alter table public.contact_submissions add column page text
  check (char_length(page) <= 120 and page ~ '^/([a-z0-9-]+(/[a-z0-9-]+){0,2})?$');

update public.contact_submissions c set page = a.page
from private.appointments a
where a.submission_id = c.id and char_length(a.page) <= 120 and a.page ~ '^/([a-z0-9-]+(/[a-z0-9-]+){0,2})?$';

update private.declared_grants set columns = columns || '{page}'
where object = 'public.contact_submissions' and privilege = 'INSERT';

-- As before, but a malformed page is dropped.
create or replace function private.prepare_contact_submission() returns trigger
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
  -- An enquiry is not refused because of a malformed page.
  if char_length(new.page) > 120 or new.page !~ '^/([a-z0-9-]+(/[a-z0-9-]+){0,2})?$' then
    new.page := null;
  end if;

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

-- As before, with the page.
create or replace function private.store_enquiry(sent jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  role_before constant text := current_setting('role');
begin
  perform set_config('role', 'anon', true);
  insert into public.contact_submissions (
    first_name, last_name, email, company, role, industry, interest, message, source, page
  )
  select e.first_name, e.last_name, e.email, e.company, e.role, e.industry, e.interest, e.message, e.source, e.page
  from jsonb_populate_record(null::public.contact_submissions, sent) e;
  perform set_config('role', role_before, true);
  return (
    select to_jsonb(stored)
    from private.recent_duplicate(jsonb_populate_record(null::public.contact_submissions, sent)) stored
  );
end;
$$;

select private.apply_grants();
