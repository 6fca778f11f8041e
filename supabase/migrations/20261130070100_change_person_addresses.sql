-- The addresses of a person now include those of registrations for events.
create or replace function private.person_record(person text) returns jsonb
language sql
stable
set search_path = ''
as $$
  with enquiries as (
    select c.* from public.contact_submissions c
    where regexp_replace(c.email, '\+[^@]*@', '@') = private.mailbox_of(person)
  ),
  subscriptions as (
    select n.* from public.newsletter_subscriptions n where regexp_replace(n.email, '\+[^@]*@', '@') = private.mailbox_of(person)
  ),
  accounts as (
    select u.id, u.email::text, u.created_at, u.last_sign_in_at,
      exists (select from public.admins a where a.user_id = u.id) as is_admin
    from auth.users u where private.mailbox_of(u.email) = private.mailbox_of(person)
  ),
  messages as (
    select m as message from public.outbox_messages m where m.submission_id in (select id from enquiries)
    union all
    select m from public.outbox_messages m
    where private.mailbox_of(m.recipient) = private.mailbox_of(person)
      and (m.submission_id is null or m.submission_id not in (select id from enquiries))
  )
  select jsonb_build_object(
    'email', person,
    'addresses', (
      select coalesce(jsonb_agg(distinct email), '[]')
      from (
        select email from enquiries union select email from subscriptions union select email from accounts
        union select r.email from private.event_registrations r
        where regexp_replace(r.email, '\+[^@]*@', '@') = private.mailbox_of(person)
      ) found),
    'submissions', (
      select coalesce(jsonb_agg(
        private.submission_row(c, private.office(), now()) - 'owner_email' || jsonb_build_object('notes', (
          select coalesce(jsonb_agg(jsonb_build_object('created_at', n.created_at, 'body', n.body)
            order by n.created_at), '[]')
          from public.submission_notes n where n.submission_id = c.id))
        order by c.created_at), '[]')
      from public.contact_submissions c where c.id in (select id from enquiries)),
    'messages', (
      select coalesce(jsonb_agg(private.message_row(message) || jsonb_build_object('recipient', case
          when private.mailbox_of((message).recipient) = private.mailbox_of(person) then (message).recipient end)
        order by (message).created_at), '[]')
      from messages),
    'subscriptions', (select coalesce(jsonb_agg(to_jsonb(s) order by s.created_at), '[]') from subscriptions s),
    'accounts', (select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at), '[]') from accounts a),
    'mentions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'in', m.place, 'submission_id', m.submission_id, 'created_at', m.created_at) order by m.created_at), '[]')
      from private.mentions_of(person) m),
    'events', (select count(*) from public.desk_events e where e.actor_id in (select id from accounts)),
    'suppressed', exists (
      select from private.newsletter_suppressions s where s.mailbox_hash = private.mailbox_hash(person))
  )
$$;

select private.apply_grants();
