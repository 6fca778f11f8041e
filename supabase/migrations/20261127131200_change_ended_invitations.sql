-- An ended invitation keeps no mail: a failed one would be resent with a dead link, and the time since one that was sent
-- would keep a new invitation from sending its link.
create or replace function public.end_reader_client(client uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  update private.reader_clients c set ends_at = clock_timestamp() where c.id = client and c.ends_at > clock_timestamp();
  if not found then
    return false;
  end if;
  delete from private.reader_sessions s where s.client_id = client;
  delete from private.newsletter_tokens t where t.client_id = client;
  delete from public.outbox_messages m where m.client_id = client;
  perform private.log_event('client_ended', detail => jsonb_build_object('client', client));
  return true;
end;
$$;

-- A failed mail that asks for the confirmation is withdrawn too, so that nobody resends it.
create or replace function private.confirm_subscription(token_hash bytea) returns text
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
    where m.subscription_id = subscriber.id and m.kind = 'newsletter_confirmation'
      and m.state in ('waiting', 'unconfigured', 'failed');
  -- Confirming, not signing up, is the consent that lifts a suppression: anybody can enter somebody else's address.
  delete from private.newsletter_suppressions s where s.mailbox_hash = private.mailbox_hash(subscriber.email);
  return 'confirmed';
end;
$$;

select private.apply_grants();
