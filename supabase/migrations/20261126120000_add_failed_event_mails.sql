-- The failed mails to those registered for an event, in the desk. A failure counts only while the mail can be sent again:
-- nobody can do anything about one whose event or appointment has begun.

create index outbox_messages_event_failed_idx on public.outbox_messages (created_at)
  where registration_id is not null and state = 'failed';

-- Whether a failed or expired message is still worth sending again.
create function private.is_of_use(m public.outbox_messages) returns boolean
language sql
stable
set search_path = ''
as $$
  select num_nonnulls(m.submission_id, m.subscription_id, m.client_id) = 1
    or coalesce(m.useful_until > clock_timestamp(), true)
$$;

-- As before, with the condition as a function.
create or replace function public.resend_message(message uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not (select public.is_admin()) then
    raise exception using errcode = '42501', message = 'Only admins may send messages again.';
  end if;
  update public.outbox_messages m
    set state = case when c.is_configured then 'waiting' else 'unconfigured' end,
      attempts = 0, next_attempt_at = clock_timestamp(), retry_until = null, last_error = null,
      -- An admin who resends a message considers it useful, so it gets the full time until it expires again.
      useful_until = case
        when num_nonnulls(m.submission_id, m.subscription_id, m.client_id) = 0 or m.useful_until is null
          then m.useful_until
        else clock_timestamp() + interval '48 hours' end,
      resent_at = clock_timestamp(), resent_by = (select auth.uid())
    from private.message_channels c
    where c.kind = m.kind and m.id = message and m.state in ('failed', 'expired') and private.is_of_use(m);
  return found;
end;
$$;

create or replace function public.mail_status()
returns table (
  kind text, is_configured boolean, seen_at timestamptz, last_success_at timestamptz, last_error text,
  last_error_at timestamptz, waiting bigint, failed bigint
)
language sql
stable
security definer
set search_path = ''
as $$
  select c.kind, c.is_configured, c.seen_at, c.last_success_at, c.last_error, c.last_error_at,
    (select count(*) from public.outbox_messages m
      where m.kind = c.kind and m.state in ('waiting', 'unconfigured', 'sending')
        and (m.attempts > 0 or m.next_attempt_at <= clock_timestamp())),
    (select count(*) from public.outbox_messages m
      where m.kind = c.kind and m.state = 'failed' and private.is_of_use(m))
  from private.message_channels c
  where (select public.is_admin())
  order by c.kind
$$;

-- The oldest twenty that can be sent again, each with its event.
create function public.list_failed_event_mails() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', m.id, 'created_at', m.created_at, 'kind', m.kind, 'recipient', m.recipient, 'last_error', m.last_error,
      'event', jsonb_build_object('id', e.id, 'title', e.title)) order by m.created_at)
    from (
      select * from public.outbox_messages m
      where m.registration_id is not null and m.state = 'failed' and private.is_of_use(m)
      order by m.created_at limit 20
    ) m
    join private.event_registrations r on r.id = m.registration_id join private.events e on e.id = r.event_id), '[]');
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.list_failed_event_mails()', 'authenticated', 'EXECUTE');

select private.apply_grants();
