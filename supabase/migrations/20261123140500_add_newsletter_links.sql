-- What the pages behind the links of a mail need.

-- The subscription that a link belongs to.
create function private.subscription_of(token_hash bytea, purpose text) returns setof public.newsletter_subscriptions
language sql
stable
set search_path = ''
as $$
  select n.* from private.newsletter_tokens t join public.newsletter_subscriptions n on n.id = t.subscription_id
  where t.token_hash = $1 and t.purpose = $2 and (t.expires_at is null or t.expires_at > clock_timestamp())
$$;

-- As before. Mails that still ask for the confirmation are not sent any more.
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
    where m.subscription_id = subscriber.id and m.kind = 'newsletter_confirmation' and m.state in ('waiting', 'unconfigured');
  -- Confirming, not signing up, is the consent that lifts a suppression: anybody can enter somebody else's address.
  delete from private.newsletter_suppressions s where s.mailbox_hash = private.mailbox_hash(subscriber.email);
  return 'confirmed';
end;
$$;

-- Returns false for a link that is not valid. Null topics: all of them.
create function private.choose_topics(token_hash bytea, topics text[], frequency text) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update public.newsletter_subscriptions n set topics = choose_topics.topics, frequency = choose_topics.frequency
    where n.id in (select s.id from private.subscription_of(token_hash, 'preferences') s);
  return found;
end;
$$;

-- What is held because of a subscription, for its owner.
create function private.subscription_record(token_hash bytea) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'email', n.email, 'signed_up_at', n.created_at, 'source', n.source, 'confirmed_at', n.confirmed_at,
    'deleted_unless_confirmed_by', n.confirm_until, 'topics', n.topics, 'frequency', n.frequency,
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', m.kind, 'recipient', m.recipient, 'queued_at', m.created_at, 'sent_at', m.sent_at) order by m.created_at), '[]')
      from public.outbox_messages m where m.subscription_id = n.id))
  from private.subscription_of(token_hash, 'preferences') n
$$;

select private.apply_grants();
