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
