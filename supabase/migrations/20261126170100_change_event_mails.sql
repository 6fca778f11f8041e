-- Mails to everybody registered are queued by one statement: a call for each of some thousand took longer than the server
-- waits, so staff were told to try again although the mails were queued.

create function private.queue_event_mails(
  event uuid, kind text, useful_until timestamptz, detail jsonb, states text[]
) returns integer
language sql
set search_path = ''
as $$
  with queued as (
    insert into public.outbox_messages (kind, registration_id, recipient, state, next_attempt_at, useful_until, detail)
    select c.kind, r.id, r.email, case when c.is_configured then 'waiting' else 'unconfigured' end,
      clock_timestamp(), $3,
      $4 || case c.kind when 'registration_cancellation' then jsonb_build_object('had_place', r.state = 'registered')
        else '{}' end
    from private.event_registrations r, private.message_channels c
    where r.event_id = $1 and r.state = any ($5) and c.kind = $2 and $3 > clock_timestamp()
      and (c.kind <> 'event_message' or not exists (
        select from private.newsletter_suppressions s where s.mailbox_hash = private.mailbox_hash(r.email)))
    order by r.created_at, r.id
    returning 1)
  select count(*)::integer from queued
$$;

-- As before, but a mail that has just been queued is not queued again.
create or replace function public.mail_registered(event uuid, subject text, body text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  given_subject constant text := private.trim_text(mail_registered.subject);
  given_body constant text := private.trim_text(mail_registered.body);
  message uuid;
  queued integer;
begin
  perform private.require_admin();
  -- Locked, so that of two simultaneous calls the second finds the mail of the first.
  perform from private.events e where e.id = event and e.state = 'published' for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'There is no such published event.';
  end if;
  if exists (
    select from private.event_messages m
    where m.event_id = event and m.subject = given_subject and m.body = given_body
      and m.created_at > clock_timestamp() - interval '1 hour'
  ) then
    raise exception using errcode = 'PT409', message = 'This mail was sent less than an hour ago. It is not sent again.';
  end if;
  insert into private.event_messages (event_id, subject, body, created_by)
    values (event, given_subject, given_body, (select auth.uid()))
    returning id into message;
  queued := private.queue_event_mails(event, 'event_message', clock_timestamp() + interval '3 days',
    jsonb_build_object('message', message), '{registered}');
  perform private.log_event('registered_mailed', detail => jsonb_build_object('event', event, 'mails', queued));
  return jsonb_build_object('queued', queued, 'suppressed', (
    select count(*) from private.event_registrations r where r.event_id = event and r.state = 'registered') - queued);
end;
$$;

create or replace function public.cancel_event(event uuid, reason text, expected_version integer) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  cancelled private.events;
begin
  perform private.require_admin();
  cancelled := private.event_to_change(event, expected_version);
  if cancelled.state <> 'published' then
    raise exception using errcode = 'PT422', message = 'Only a published event can be cancelled.';
  elsif cancelled.starts_at <= clock_timestamp() then
    raise exception using errcode = 'PT422', message = 'An event that has begun cannot be cancelled.';
  end if;
  update private.events e
    set state = 'cancelled', sequence = e.sequence + 1, cancel_reason = private.trim_text(reason)
    where e.id = event returning * into cancelled;
  delete from public.outbox_messages m using private.event_registrations r
    where r.event_id = event and r.state <> 'cancelled' and m.registration_id = r.id
      and m.state in ('waiting', 'unconfigured');
  perform private.queue_event_mails(event, 'registration_cancellation', cancelled.starts_at, '{}', '{registered,waiting}');
  perform private.log_event('event_cancelled', detail => jsonb_build_object('event', event));
  return private.event_row(cancelled);
end;
$$;

select private.apply_grants();
