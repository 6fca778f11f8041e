-- Mails to many registrations for an event are queued by one statement for each kind: a call for each of some thousand
-- registrations takes longer than the server waits. What reads the ids is in SQL, which plans each call: a plan that
-- PL/pgSQL made while the tables were small would compare each row with each id.

-- Queues nothing that would reach its recipient too late, and nothing for a held registration.
create function private.queue_mails_to(
  registrations uuid[], kind text, due timestamptz, useful_until timestamptz, detail jsonb default '{}'
) returns void
language sql
set search_path = ''
as $$
  insert into public.outbox_messages (kind, registration_id, recipient, state, next_attempt_at, useful_until, detail)
  select c.kind, r.id, r.email, case when c.is_configured then 'waiting' else 'unconfigured' end,
    greatest($3, clock_timestamp()), $4, $5
  from private.event_registrations r, private.message_channels c
  where r.id = any ($1) and r.state <> 'held' and c.kind = $2 and $4 > clock_timestamp()
  order by r.created_at, r.id
$$;

create function private.drop_unsent_to(registrations uuid[], kinds text[]) returns void
language sql
set search_path = ''
as $$
  delete from public.outbox_messages m
  where m.registration_id = any ($1) and m.kind = any ($2) and m.state in ('waiting', 'unconfigured')
$$;

-- Those of the registrations that get reminders and thanks.
create function private.with_place(event private.events, registrations uuid[]) returns uuid[]
language sql
stable
set search_path = ''
as $$
  select array(
    select r.id from private.event_registrations r
    where $1.state = 'published' and r.id = any ($2) and r.state = 'registered')
$$;

-- Replaces unsent thank-you mails. One that was sent is not repeated.
create function private.queue_thanks_to(event private.events, registrations uuid[]) returns void
language sql
set search_path = ''
as $$
  select private.drop_unsent_to($2, '{event_thanks}');
  select private.queue_mails_to(
    array(
      select p.id from unnest(private.with_place($1, $2)) p (id)
      where $1.transcript_path is not null and not exists (
        select from public.outbox_messages m where m.registration_id = p.id and m.kind = 'event_thanks')),
    'event_thanks', private.event_end($1), private.event_end($1) + interval '14 days')
$$;

-- Replaces unsent reminders and thank-you mails. The second reminder is also queued within the last hour, because only
-- reminders contain the URL of the room. A reminder keeps the SEQUENCE of its event, so that one that is being sent while
-- the event moves is recognised as old.
create function private.queue_reminders_to(event private.events, registrations uuid[]) returns void
language plpgsql
set search_path = ''
as $$
declare
  recipients constant uuid[] := private.with_place(event, registrations);
begin
  perform private.drop_unsent_to(registrations, '{event_reminder}');
  perform private.queue_thanks_to(event, registrations);
  if event.starts_at - interval '24 hours' > clock_timestamp() + interval '5 minutes' then
    perform private.queue_mails_to(recipients, 'event_reminder', event.starts_at - interval '24 hours',
      event.starts_at - interval '3 hours', jsonb_build_object('hours', 24, 'sequence', event.sequence));
  end if;
  perform private.queue_mails_to(recipients, 'event_reminder', event.starts_at - interval '1 hour', event.starts_at,
    jsonb_build_object('hours', 1, 'sequence', event.sequence));
end;
$$;

select private.apply_grants();
