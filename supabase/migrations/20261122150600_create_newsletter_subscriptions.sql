-- Newsletter subscriptions. The checks repeat shared/newsletter.ts. A mailbox that was erased or removed must not come
-- back when somebody imports an old list. Only a keyed hash of it is kept, from which the address cannot be read.

create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  email text not null unique check (
    char_length(email) <= 254 and email ~ '^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}$'
  ),
  source text not null default 'insights_page' check (source = 'insights_page'),
  -- Arrived above the hourly ceiling.
  held boolean not null default false
);

create index newsletter_subscriptions_arrival_idx on public.newsletter_subscriptions (created_at desc, id desc);
create index newsletter_subscriptions_hour_idx on public.newsletter_subscriptions (created_at) where not held;
create index newsletter_subscriptions_mailbox_idx
  on public.newsletter_subscriptions (regexp_replace(email, '\+[^@]*@', '@'));

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
create trigger newsletter_subscriptions_held after insert on public.newsletter_subscriptions
  referencing new table as changed_rows for each statement execute function private.count_held_rows();
create trigger newsletter_subscriptions_held_gone after delete on public.newsletter_subscriptions
  referencing old table as changed_rows for each statement execute function private.count_held_rows();

-- Called by the server, which knows the visitor's address, when many subscriptions come from one address.
create function private.hold_subscription(address text) returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.newsletter_subscriptions n set held = true
    where n.email = lower(private.trim_text(address) collate "C") collate "default" and not n.held;
  if found then
    update private.intake_ceilings c set held = c.held + 1 where c.table_name = 'newsletter_subscriptions';
  end if;
end;
$$;

create table private.suppression_key (
  is_only boolean primary key default true check (is_only),
  key bytea not null default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
);
insert into private.suppression_key default values;

create table private.newsletter_suppressions (
  mailbox_hash bytea primary key,
  suppressed_at timestamptz not null default clock_timestamp()
);

-- The mailbox of an e-mail address: lower case, without +tag.
create function private.mailbox_of(email text) returns text
language sql
immutable
as $$
  select regexp_replace(lower(email collate "C"), '\+[^@]*@', '@')
$$;

create function private.mailbox_hash(email text) returns bytea
language sql
stable
set search_path = ''
as $$
  select sha256(k.key || sha256(k.key || convert_to(private.mailbox_of(email), 'UTF8'))) from private.suppression_key k
$$;

create function private.suppress_mailbox(email text) returns void
language sql
set search_path = ''
as $$
  insert into private.newsletter_suppressions (mailbox_hash) values (private.mailbox_hash(email))
  on conflict (mailbox_hash) do nothing
$$;

create function private.lift_suppression() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.newsletter_suppressions where mailbox_hash = private.mailbox_hash(new.email);
  return null;
end;
$$;

-- Skips suppressed addresses without an error, so that a whole list can still be imported.
create function private.skip_suppressed() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select from private.newsletter_suppressions where mailbox_hash = private.mailbox_hash(new.email)) then
    return null;
  end if;
  return new;
end;
$$;

-- Subscribing through the form is a new consent, which lifts the suppression. Only visitors have these roles;
-- `current_user` is still theirs here, because the condition is evaluated outside of the security definer function.
create trigger newsletter_subscriptions_lift_suppression after insert on public.newsletter_subscriptions
  for each row when (current_user in ('anon', 'authenticated')) execute function private.lift_suppression();
create trigger newsletter_subscriptions_skip_suppressed before insert on public.newsletter_subscriptions
  for each row when (current_user not in ('anon', 'authenticated')) execute function private.skip_suppressed();

alter table public.newsletter_subscriptions enable row level security;
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
