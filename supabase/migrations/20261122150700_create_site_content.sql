-- The assistant's knowledge: the pages of the public site, split into passages. The ingestion writes them, each run in
-- one transaction; nobody writes through the API.

create table public.site_pages (
  id uuid primary key default gen_random_uuid(),
  -- Path of the URL with its leading slash: /services/risk-resilience
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

-- Runs of the ingestion and the outcome of each page. Admins read them; nobody writes through the API.

create table public.ingestion_runs (
  id uuid primary key default gen_random_uuid(),
  state text not null default 'running' check (state in ('running', 'succeeded', 'failed', 'refused')),
  -- Who started the run: an admin, or the server for its own built pages.
  origin text not null default 'admin' check (origin in ('admin', 'server')),
  started_at timestamptz not null default now(),
  -- Heartbeat, written every few seconds. A run whose heartbeat is overdue may be replaced.
  active_at timestamptz not null default now(),
  finished_at timestamptz,
  found integer not null default 0 check (found >= 0),
  done integer not null default 0 check (done >= 0),
  added integer not null default 0 check (added >= 0),
  changed integer not null default 0 check (changed >= 0),
  unchanged integer not null default 0 check (unchanged >= 0),
  removed integer not null default 0 check (removed >= 0),
  failed integer not null default 0 check (failed >= 0),
  skipped integer not null default 0 check (skipped >= 0),
  message text not null default '',
  -- Digest of the built pages, if the run read those of this server.
  build_digest text,
  check ((state = 'running') = (finished_at is null))
);

-- At most one run at a time, across all servers.
create unique index ingestion_runs_running_idx on public.ingestion_runs (state) where state = 'running';
create index ingestion_runs_started_at_idx on public.ingestion_runs (started_at desc);

create table public.ingestion_run_pages (
  run_id uuid not null references public.ingestion_runs on delete cascade,
  position integer not null check (position >= 0),
  url text not null,
  outcome text not null check (outcome in ('added', 'changed', 'unchanged', 'removed', 'failed', 'skipped')),
  reason text not null default '',
  primary key (run_id, position)
);

alter table public.ingestion_runs enable row level security;
alter table public.ingestion_run_pages enable row level security;

create policy "admins read runs" on public.ingestion_runs
  for select to authenticated using ((select public.is_admin()));
create policy "admins read pages of runs" on public.ingestion_run_pages
  for select to authenticated using ((select public.is_admin()));

insert into private.declared_grants (object, role, privilege) values
  ('public.ingestion_runs', 'authenticated', 'SELECT'),
  ('public.ingestion_run_pages', 'authenticated', 'SELECT');

select private.apply_grants();
