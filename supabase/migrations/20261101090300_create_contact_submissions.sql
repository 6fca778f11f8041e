-- Enquiries from the contact form. The checks repeat shared/contact.ts; a test compares the two.

create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  first_name text not null check (char_length(first_name) between 1 and 120),
  last_name text not null check (char_length(last_name) between 1 and 120),
  email text not null check (
    char_length(email) <= 254 and email ~ '^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}$'
  ),
  company text not null check (char_length(company) between 1 and 150),
  role text check (role in ('ceo', 'coo', 'cfo', 'cto', 'vp', 'director', 'manager', 'other')),
  industry text check (
    industry in (
      'technology', 'retail', 'finance', 'education', 'insurance', 'defense', 'government', 'healthcare', 'other'
    )
  ),
  interest text check (
    interest in (
      'ai-training', 'consulting', 'coaching', 'program-mgmt', 'risk-resilience', 'insights', 'training',
      'incident-response', 'assessment'
    )
  ),
  message text not null check (char_length(message) between 1 and 4000),
  source text not null default 'website_contact_form' check (source = 'website_contact_form')
);

alter table public.contact_submissions enable row level security;

-- For the list in the desk, newest first.
create index contact_submissions_created_at_idx on public.contact_submissions (created_at desc);
-- For the rate limit per mailbox: the address in lower case and without its +tag.
create index contact_submissions_mailbox_idx
  on public.contact_submissions (regexp_replace(email, '\+[^@]*@', '@'), created_at desc);

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
      and c.created_at > new.created_at - interval '5 minutes'
  ) >= 3 then
    raise exception using
      errcode = 'PT429', message = 'Too many enquiries from this address. Please wait before sending another.';
  end if;
  return new;
end;
$$;

create trigger contact_submissions_limit before insert on public.contact_submissions
  for each row execute function private.limit_rows_per_hour();
create trigger contact_submissions_prepare before insert on public.contact_submissions
  for each row execute function private.prepare_contact_submission();

insert into private.hourly_limits (table_name, rows_per_hour) values ('contact_submissions', 300);

create policy "visitors send enquiries" on public.contact_submissions
  for insert to anon, authenticated with check (true);
create policy "admins read enquiries" on public.contact_submissions
  for select to authenticated using ((select public.is_admin()));

insert into private.declared_grants (object, role, privilege, columns)
select 'public.contact_submissions', visitor, 'INSERT',
  '{first_name,last_name,email,company,role,industry,interest,message,source}'
from unnest(array['anon', 'authenticated']) visitor;
insert into private.declared_grants (object, role, privilege) values
  ('public.contact_submissions', 'authenticated', 'SELECT');

select private.apply_grants();
