-- Enquiries from the contact form. The checks repeat shared/contact.ts; a test compares the two.

-- Trims the same white space as trim() in the browser: Unicode white space and the byte order mark.
create function private.trim_text(value text) returns text
language sql
immutable
set search_path = ''
as $$
  select btrim(
    value,
    U&'\0009\000A\000B\000C\000D\0020\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\3000\FEFF'
  )
$$;

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
  source text not null default 'website_contact_form' check (source = 'website_contact_form'),
  -- The sender and the firm refer to the enquiry by it, for example CV-7K3Q-2M.
  reference text not null unique,
  status text not null default 'new' check (status in ('new', 'in_progress', 'answered', 'spam', 'archived')),
  spam_score smallint not null default 0,
  spam_reasons text[] not null default '{}'
    check (spam_reasons <@ '{links,repeated_text,throwaway_domain,speed,script_mix,ceiling}'),
  -- Detects concurrent edits.
  version integer not null default 1,
  owner_id uuid references public.admins (user_id) on delete set null,
  -- first_response_at never changes; answered_at is the latest answer, and null again once the enquiry is reopened.
  first_response_at timestamptz,
  answered_at timestamptz,
  -- Set when an answered enquiry is reopened: it waits from then on.
  reopened_at timestamptz,
  -- Arrived above the hourly ceiling.
  held boolean not null default false
);

-- For the rate limit per mailbox: the address in lower case and without its +tag.
create index contact_submissions_mailbox_idx
  on public.contact_submissions (regexp_replace(email, '\+[^@]*@', '@'), created_at desc);
-- For the hourly ceiling.
create index contact_submissions_hour_idx on public.contact_submissions (created_at) where not held;
-- For the desk's lists, filters and exports, newest first.
create index contact_submissions_owner_idx on public.contact_submissions (owner_id) where owner_id is not null;
create index contact_submissions_arrival_idx on public.contact_submissions (created_at desc, id desc);
create index contact_submissions_status_idx on public.contact_submissions (status, created_at desc, id desc);
create index contact_submissions_interest_idx on public.contact_submissions (interest, created_at desc, id desc);
create index contact_submissions_industry_idx on public.contact_submissions (industry, created_at desc, id desc);
create index contact_submissions_name_idx
  on public.contact_submissions (lower(last_name), lower(first_name), created_at, id);
create index contact_submissions_company_idx on public.contact_submissions (lower(company), created_at, id);
create index contact_submissions_email_idx on public.contact_submissions (email, created_at, id);
create index contact_submissions_waiting_idx on public.contact_submissions ((coalesce(reopened_at, created_at)))
  where status in ('new', 'in_progress');
create index contact_submissions_response_idx on public.contact_submissions (first_response_at)
  where first_response_at is not null;
-- For the spam list, lowest score first.
create index contact_submissions_spam_idx
  on public.contact_submissions (spam_score, created_at desc, id desc) where status = 'spam';

alter table public.contact_submissions enable row level security;
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
