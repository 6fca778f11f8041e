-- The outbox also holds messages to subscribers: the mail that asks for the confirmation, and the link that opens the
-- reading room. Each message belongs to one enquiry or one subscription and is deleted with it.

alter table private.message_channels drop constraint message_channels_kind_check;
alter table private.message_channels add constraint message_channels_kind_check
  check (kind in ('staff_notification', 'acknowledgement', 'webhook', 'newsletter_confirmation', 'reading_link'));
insert into private.message_channels (kind) values ('newsletter_confirmation'), ('reading_link');

alter table public.outbox_messages alter column submission_id drop not null;
alter table public.outbox_messages
  add column subscription_id uuid references public.newsletter_subscriptions (id) on delete cascade;
alter table public.outbox_messages
  add constraint outbox_messages_cause_check check (num_nonnulls(submission_id, subscription_id) = 1);
create index outbox_messages_subscription_idx on public.outbox_messages (subscription_id) where subscription_id is not null;

-- A subscription may get a second mail of a kind, an enquiry may not.
alter table public.outbox_messages drop constraint outbox_messages_submission_id_kind_recipient_key;
create unique index outbox_messages_enquiry_key on public.outbox_messages (submission_id, kind, recipient)
  nulls not distinct where submission_id is not null;

create or replace function private.queue_messages(enquiry public.contact_submissions) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.outbox_messages (kind, submission_id, recipient, state, useful_until)
  select c.kind, enquiry.id,
    case when c.kind = 'acknowledgement' then enquiry.email end,
    case when c.is_configured then 'waiting' else 'unconfigured' end,
    case when c.kind = 'acknowledgement' then enquiry.created_at + interval '48 hours' end
  from private.message_channels c
  -- A webhook that is not configured is not wanted, so nothing is queued for it. Mail is queued until it is configured.
  where (c.kind in ('staff_notification', 'acknowledgement') or (c.kind = 'webhook' and c.is_configured))
    and not exists (
      select from public.outbox_messages m where m.submission_id = enquiry.id and m.kind = c.kind
    );
end;
$$;

-- The messages include those to the person that belong to no enquiry.
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
      from (select email from enquiries union select email from subscriptions union select email from accounts) found),
    'submissions', (
      select coalesce(jsonb_agg(
        private.submission_row(c, private.office(), now()) - 'owner_email' || jsonb_build_object('notes', (
          select coalesce(jsonb_agg(jsonb_build_object('created_at', n.created_at, 'body', n.body)
            order by n.created_at), '[]')
          from public.submission_notes n where n.submission_id = c.id))
        order by c.created_at), '[]')
      from public.contact_submissions c where c.id in (select id from enquiries)),
    'messages', (
      select coalesce(jsonb_agg(private.message_row(message) order by (message).created_at), '[]') from messages),
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
