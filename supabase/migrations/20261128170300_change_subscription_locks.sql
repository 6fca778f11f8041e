-- Prevents deadlocks: every call locks in the order subscription, token.

-- Leaving locks the subscription and then deletes its tokens.
create or replace function private.open_reading(token_hash bytea, session_hash bytea) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  spent private.newsletter_tokens;
begin
  perform from public.newsletter_subscriptions n
    where n.id = (select t.subscription_id from private.newsletter_tokens t where t.token_hash = open_reading.token_hash)
    for no key update;
  delete from private.newsletter_tokens t
    where t.token_hash = open_reading.token_hash and t.purpose = 'open' and t.expires_at > clock_timestamp()
    returning t.* into spent;
  if not found or exists (
    select from private.reader_clients c where c.id = spent.client_id and c.ends_at <= clock_timestamp()
  ) then
    return false;
  end if;
  update public.newsletter_subscriptions n set confirmed_at = clock_timestamp(), confirm_until = null
    where n.id = spent.subscription_id and n.confirmed_at is null;
  perform private.start_reading(session_hash, spent.subscription_id, spent.client_id);
  return true;
end;
$$;

-- A new sign-up of the same address locks the mailbox, then inserts a row that references the subscription. `no key update`
-- does not block that reference.
create or replace function public.ask_subscriber_again(subscription uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  subscriber public.newsletter_subscriptions;
begin
  perform private.require_admin();
  select * into subscriber from public.newsletter_subscriptions n where n.id = subscription for no key update;
  if not found then
    raise exception using errcode = 'PT404', message = 'This subscription no longer exists.';
  end if;
  if not private.queue_confirmation(subscriber) then
    return false;
  end if;
  perform private.log_event('confirmation_requested', detail => jsonb_build_object('subscription', subscription));
  return true;
end;
$$;

-- Deletes up to `size` subscriptions that were not confirmed in time, as many expired tokens, and as many links whose
-- mails are older than three years.
create or replace function private.delete_unconfirmed(size integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  deleted integer;
begin
  delete from public.newsletter_subscriptions n where n.id in (
    select o.id from public.newsletter_subscriptions o
    where o.confirm_until < clock_timestamp() and o.confirmed_at is null limit size);
  get diagnostics deleted = row_count;
  delete from private.newsletter_tokens t where t.token_hash in (
    select o.token_hash from private.newsletter_tokens o where o.expires_at < clock_timestamp() limit size);
  delete from private.former_links f where f.token_hash in (
    select o.token_hash from private.former_links o where o.ended_at < clock_timestamp() - interval '3 years' limit size);
  if deleted > 0 then
    insert into private.erased_text default values on conflict (is_only) do update set latest_at = clock_timestamp();
  end if;
  return deleted;
end;
$$;

select private.apply_grants();
