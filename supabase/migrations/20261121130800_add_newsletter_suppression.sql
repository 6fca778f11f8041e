-- A mailbox that was erased or removed from the newsletter must not come back when somebody imports an old list. Only a
-- keyed hash of it is kept, from which the address cannot be read.

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

create index newsletter_subscriptions_mailbox_idx
  on public.newsletter_subscriptions (regexp_replace(email, '\+[^@]*@', '@'));

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
create trigger newsletter_subscriptions_return after insert on public.newsletter_subscriptions
  for each row when (current_user in ('anon', 'authenticated')) execute function private.lift_suppression();
create trigger newsletter_subscriptions_skip before insert on public.newsletter_subscriptions
  for each row when (current_user not in ('anon', 'authenticated')) execute function private.skip_suppressed();

create function public.list_subscriptions(
  search text default null, page integer default 1, page_size integer default 100
) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  exact_total constant integer := 10000;
  size constant integer := least(greatest(page_size, 1), 100);
  conditions text;
  total integer;
  found_rows jsonb;
begin
  perform private.require_admin();
  conditions := coalesce(private.search_conditions('n.email', search), 'true');
  execute format(
    'select count(*) from (select from public.newsletter_subscriptions n where %s limit %s) found',
    conditions, exact_total + 1
  ) into total;
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at desc, n.id desc), ''[]'') from (
       select n.* from public.newsletter_subscriptions n where %s
       order by n.created_at desc, n.id desc limit %s offset %s) n',
    conditions, size, (greatest(page, 1) - 1)::bigint * size
  ) into found_rows;
  return jsonb_build_object(
    'rows', found_rows, 'page', greatest(page, 1), 'page_size', size,
    'total', least(total, exact_total), 'total_is_exact', total <= exact_total);
end;
$$;

create function public.remove_subscription(subscription uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  removed text;
begin
  perform private.require_admin();
  delete from public.newsletter_subscriptions n where n.id = subscription returning n.email into removed;
  if removed is null then
    return false;
  end if;
  perform private.suppress_mailbox(removed);
  perform private.log_event('subscription_removed');
  return true;
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.list_subscriptions(text,integer,integer)', 'authenticated', 'EXECUTE'),
  ('public.remove_subscription(uuid)', 'authenticated', 'EXECUTE');

select private.apply_grants();
