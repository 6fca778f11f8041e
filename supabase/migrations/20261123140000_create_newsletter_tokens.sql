-- Subscribers confirm by a link in a mail. Only hashes of the links' tokens are stored. The worker makes a token for each
-- attempt to send, because an earlier attempt may have arrived: every unexpired token of a subscription stays valid.

alter table public.newsletter_subscriptions
  add column confirmed_at timestamptz,
  -- When an unconfirmed subscription is deleted. Null: subscribed before confirmations existed, or confirmed.
  add column confirm_until timestamptz,
  -- Null: all of them.
  add column topics text[] check (cardinality(topics) between 1 and 6 and topics <@ array[
    'AI Strategy', 'Crisis Management', 'Risk Management', 'Leadership', 'Digital Transformation', 'Operational Excellence']),
  add column frequency text not null default 'weekly' check (frequency in ('weekly', 'monthly')),
  -- Incremented by each change, so that the replay of the journal knows which of two states is newer.
  add column version integer not null default 1;
alter table public.newsletter_subscriptions
  alter column confirm_until set default clock_timestamp() + interval '30 days';
create index newsletter_subscriptions_unconfirmed_idx
  on public.newsletter_subscriptions (confirm_until) where confirm_until is not null;

create table private.newsletter_tokens (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  subscription_id uuid not null references public.newsletter_subscriptions (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'preferences', 'open')),
  -- Null: as long as the subscription.
  expires_at timestamptz
);
create index newsletter_tokens_subscription_idx on private.newsletter_tokens (subscription_id);
create index newsletter_tokens_expiry_idx on private.newsletter_tokens (expires_at) where expires_at is not null;
alter table private.newsletter_tokens enable row level security;

create function private.count_subscription_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.version := old.version + 1;
  return new;
end;
$$;
create trigger newsletter_subscriptions_version before update on public.newsletter_subscriptions
  for each row execute function private.count_subscription_change();

create function private.add_newsletter_token(subscription uuid, purpose text, token_hash bytea) returns void
language sql
set search_path = ''
as $$
  insert into private.newsletter_tokens (token_hash, subscription_id, purpose, expires_at)
  values ($3, $1, $2,
    clock_timestamp() + case $2 when 'confirm' then interval '7 days' when 'open' then interval '24 hours' end)
$$;

-- Returns `confirmed`, `already` or `invalid`, the same for a wrong, an expired and a foreign token. Mails that still ask
-- for the confirmation are not sent any more.
create function private.confirm_subscription(token_hash bytea) returns text
language plpgsql
set search_path = ''
as $$
declare
  subscriber public.newsletter_subscriptions;
begin
  select n.* into subscriber
  from private.newsletter_tokens t join public.newsletter_subscriptions n on n.id = t.subscription_id
  where t.token_hash = confirm_subscription.token_hash and t.purpose = 'confirm' and t.expires_at > clock_timestamp()
  for update of n;
  if not found then
    return 'invalid';
  elsif subscriber.confirmed_at is not null then
    return 'already';
  end if;
  update public.newsletter_subscriptions n set confirmed_at = clock_timestamp(), confirm_until = null
    where n.id = subscriber.id;
  update public.outbox_messages m
    set state = 'cancelled', last_error = 'The subscription was confirmed before this could be sent.'
    where m.subscription_id = subscriber.id and m.kind = 'newsletter_confirmation' and m.state in ('waiting', 'unconfigured');
  -- Confirming, not signing up, is the consent that lifts a suppression: anybody can enter somebody else's address.
  delete from private.newsletter_suppressions s where s.mailbox_hash = private.mailbox_hash(subscriber.email);
  return 'confirmed';
end;
$$;
drop trigger newsletter_subscriptions_lift_suppression on public.newsletter_subscriptions;

select private.apply_grants();
