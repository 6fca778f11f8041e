-- A subscriber's own record also has the reading sessions, which the Privacy Policy lists among what is held.

create or replace function private.subscription_record(token_hash bytea) returns jsonb
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
      from public.outbox_messages m where m.subscription_id = n.id),
    'reading_sessions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'created_at', s.created_at, 'renewed_at', s.renewed_at, 'expires_at', s.expires_at) order by s.created_at), '[]')
      from private.reader_sessions s where s.subscription_id = n.id))
  from private.subscription_of(token_hash, 'preferences') n
$$;

select private.apply_grants();
