-- Somebody who left and subscribed again can also leave, or choose, by the links of mails from before. A subscription
-- that ends leaves the hashes of these links behind, each with a keyed hash of the address that it was sent to. The next
-- subscription of exactly that address, aliases told apart, takes them over.
create table private.former_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  address_hash bytea not null check (octet_length(address_hash) = 32),
  ended_at timestamptz not null default clock_timestamp()
);
create index former_links_address_idx on private.former_links (address_hash);
create index former_links_ended_idx on private.former_links (ended_at);
alter table private.former_links enable row level security;

-- Unlike `mailbox_hash`, it tells the aliases of a mailbox apart.
create function private.address_hash(email text) returns bytea
language sql
stable
set search_path = ''
as $$
  select sha256(k.key || sha256(k.key || convert_to(email, 'UTF8'))) from private.suppression_key k
$$;

create function private.keep_links() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.former_links (token_hash, address_hash)
    select t.token_hash, private.address_hash(old.email) from private.newsletter_tokens t
    where t.subscription_id = old.id and t.purpose = 'preferences'
    on conflict do nothing;
  return old;
end;
$$;
-- It runs before the row is deleted, because the deletion cascades to its tokens.
create trigger newsletter_subscriptions_keep_links before delete on public.newsletter_subscriptions
  for each row execute function private.keep_links();

create function private.return_links() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  with returning_links as (
    delete from private.former_links f where f.address_hash = private.address_hash(new.email) returning f.token_hash
  )
  insert into private.newsletter_tokens (token_hash, subscription_id, purpose)
    select r.token_hash, new.id, 'preferences' from returning_links r
    on conflict do nothing;
  return null;
end;
$$;
create trigger newsletter_subscriptions_return_links after insert on public.newsletter_subscriptions
  for each row execute function private.return_links();

select private.apply_grants();
