-- The assistant's knowledge: the pages of the public site, split into passages. The ingestion writes them, each run in
-- one transaction; nobody writes through the API.

create table public.site_pages (
  id uuid primary key default gen_random_uuid(),
  -- Path of the address with its leading slash: /services/risk-resilience
  path text not null unique check (path ~ '^/' and char_length(path) <= 2048),
  url text not null check (char_length(url) <= 2048),
  title text not null,
  description text not null default '',
  content_hash text not null,
  changed_at timestamptz not null default now()
);

create table public.site_passages (
  id uuid primary key default gen_random_uuid(),
  page_id uuid not null references public.site_pages on delete cascade,
  position integer not null check (position >= 0),
  -- The id of the nearest heading or section, without the hash sign.
  anchor text,
  -- Titles from the page's first heading down.
  heading_path text[] not null default '{}',
  content text not null check (content <> ''),
  content_hash text not null,
  unique (page_id, position)
);

alter table public.site_pages enable row level security;
alter table public.site_passages enable row level security;

create policy "admins read pages" on public.site_pages
  for select to authenticated using ((select public.is_admin()));
create policy "admins read passages" on public.site_passages
  for select to authenticated using ((select public.is_admin()));

insert into private.declared_grants (object, role, privilege) values
  ('public.site_pages', 'authenticated', 'SELECT'),
  ('public.site_passages', 'authenticated', 'SELECT');

select private.apply_grants();
