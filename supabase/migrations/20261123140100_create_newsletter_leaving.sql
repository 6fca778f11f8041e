-- Leaving keeps only the suppression of the mailbox. Subscriptions that were not confirmed in time are deleted.

alter table private.newsletter_suppressions
  -- Null: suppressed before reasons were kept.
  add column reason text check (reason in ('left', 'removed', 'erased'));

-- Suppressing counts from the latest reason on.
create function private.suppress_mailbox(email text, reason text) returns void
language sql
set search_path = ''
as $$
  insert into private.newsletter_suppressions (mailbox_hash, reason) values (private.mailbox_hash($1), $2)
  on conflict (mailbox_hash) do update set reason = excluded.reason, suppressed_at = excluded.suppressed_at
$$;

-- Called only by erase_person.
create or replace function private.suppress_mailbox(email text) returns void
language sql
set search_path = ''
as $$
  select private.suppress_mailbox($1, 'erased')
$$;

-- Deletes the subscriptions of a mailbox under all its aliases.
create function private.delete_mailbox(email text) returns void
language sql
set search_path = ''
as $$
  delete from public.newsletter_subscriptions n
    where regexp_replace(n.email, '\+[^@]*@', '@') = private.mailbox_of($1)
$$;

create or replace function public.remove_subscription(subscription uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  removed text;
begin
  perform private.require_admin();
  select n.email into removed from public.newsletter_subscriptions n where n.id = subscription;
  if removed is null then
    return false;
  end if;
  perform private.delete_mailbox(removed);
  perform private.suppress_mailbox(removed, 'removed');
  perform private.log_event('subscription_removed');
  return true;
end;
$$;

-- Somebody else can sign up an alias of a subscriber's mailbox. Leaving that one leaves the subscription alone; leaving a
-- subscription leaves those of all aliases, because the suppression covers them.
create function private.leave_newsletter(token_hash bytea) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  subscriber public.newsletter_subscriptions;
begin
  select n.* into subscriber
    from private.newsletter_tokens t join public.newsletter_subscriptions n on n.id = t.subscription_id
    where t.token_hash = leave_newsletter.token_hash and t.purpose = 'preferences'
    for update of n;
  if not found then
    return false;
  end if;
  delete from public.newsletter_subscriptions n where n.id = subscriber.id;
  if subscriber.confirmed_at is not null or not exists (
    select from public.newsletter_subscriptions n
    where regexp_replace(n.email, '\+[^@]*@', '@') = private.mailbox_of(subscriber.email) and n.confirmed_at is not null
  ) then
    perform private.delete_mailbox(subscriber.email);
    perform private.suppress_mailbox(subscriber.email, 'left');
  end if;
  insert into private.erased_text default values on conflict (is_only) do update set latest_at = clock_timestamp();
  return true;
end;
$$;

-- Deletes up to `size` subscriptions that were not confirmed in time, and as many expired tokens.
create function private.delete_unconfirmed(size integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  deleted integer;
begin
  delete from private.newsletter_tokens t where t.token_hash in (
    select o.token_hash from private.newsletter_tokens o where o.expires_at < clock_timestamp() limit size);
  delete from public.newsletter_subscriptions n where n.id in (
    select o.id from public.newsletter_subscriptions o where o.confirm_until < clock_timestamp() limit size);
  get diagnostics deleted = row_count;
  if deleted > 0 then
    insert into private.erased_text default values on conflict (is_only) do update set latest_at = clock_timestamp();
  end if;
  return deleted;
end;
$$;

select private.apply_grants();
