-- Newsletter subscriptions. The checks repeat shared/newsletter.ts.

create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  email text not null unique check (
    char_length(email) <= 254 and email ~ '^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}$'
  ),
  source text not null default 'insights_page' check (source = 'insights_page')
);

alter table public.newsletter_subscriptions enable row level security;

create index newsletter_subscriptions_created_at_idx on public.newsletter_subscriptions (created_at desc);

create function private.prepare_newsletter_subscription() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.id := gen_random_uuid();
  new.created_at := clock_timestamp();
  new.email := lower(private.trim_text(new.email) collate "C");
  return new;
end;
$$;

create trigger newsletter_subscriptions_limit before insert on public.newsletter_subscriptions
  for each row execute function private.limit_rows_per_hour();
create trigger newsletter_subscriptions_prepare before insert on public.newsletter_subscriptions
  for each row execute function private.prepare_newsletter_subscription();

insert into private.hourly_limits (table_name, rows_per_hour) values ('newsletter_subscriptions', 300);

create policy "visitors subscribe" on public.newsletter_subscriptions
  for insert to anon, authenticated with check (true);
create policy "admins read subscriptions" on public.newsletter_subscriptions
  for select to authenticated using ((select public.is_admin()));

insert into private.declared_grants (object, role, privilege, columns)
select 'public.newsletter_subscriptions', visitor, 'INSERT', '{email,source}'
from unnest(array['anon', 'authenticated']) visitor;
insert into private.declared_grants (object, role, privilege) values
  ('public.newsletter_subscriptions', 'authenticated', 'SELECT');

select private.apply_grants();
