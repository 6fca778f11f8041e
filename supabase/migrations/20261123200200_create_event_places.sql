-- Who has a place at an event. Every change of that locks the event's row, so that places are counted exactly and the
-- waiting list moves up in the order of registration.

create trigger events_version before update on private.events
  for each row execute function private.count_subscription_change();
create trigger event_registrations_version before update on private.event_registrations
  for each row execute function private.count_appointment_change();

-- Queues nothing that would reach its recipient too late.
create function private.queue_event_mail(
  registration private.event_registrations, kind text, due timestamptz, useful_until timestamptz, detail jsonb default '{}'
) returns void
language sql
set search_path = ''
as $$
  insert into public.outbox_messages (kind, registration_id, recipient, state, next_attempt_at, useful_until, detail)
  select c.kind, registration.id, registration.email, case when c.is_configured then 'waiting' else 'unconfigured' end,
    greatest($3, clock_timestamp()), $4, $5
  from private.message_channels c where c.kind = $2 and $4 > clock_timestamp()
$$;

create function private.drop_unsent(registration uuid, kinds text[]) returns void
language sql
set search_path = ''
as $$
  delete from public.outbox_messages m
  where m.registration_id = $1 and m.kind = any (kinds) and m.state in ('waiting', 'unconfigured')
$$;

-- The reminders and the thanks of somebody who has a place, in place of unsent ones. The second reminder is also queued
-- for somebody who registers within the last hour, because only reminders hold the address of the room.
create function private.queue_reminders(registration private.event_registrations) returns void
language plpgsql
set search_path = ''
as $$
declare
  event private.events;
begin
  select * into event from private.events e where e.id = registration.event_id;
  perform private.drop_unsent(registration.id, array['event_reminder', 'event_thanks']);
  if event.state <> 'published' or registration.state <> 'registered' then
    return;
  end if;
  if event.starts_at - interval '24 hours' > clock_timestamp() + interval '5 minutes' then
    perform private.queue_event_mail(registration, 'event_reminder', event.starts_at - interval '24 hours',
      event.starts_at - interval '3 hours', '{"hours": 24}');
  end if;
  perform private.queue_event_mail(registration, 'event_reminder', event.starts_at - interval '1 hour',
    event.starts_at, '{"hours": 1}');
  if event.transcript_path is not null and not exists (
    select from public.outbox_messages m where m.registration_id = registration.id and m.kind = 'event_thanks'
  ) then
    perform private.queue_event_mail(registration, 'event_thanks', private.event_end(event),
      private.event_end(event) + interval '14 days');
  end if;
end;
$$;

-- A trigger, so that a registration that the journal brings back has its mails too.
create function private.queue_registration_mails() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  starts_at timestamptz;
begin
  select e.starts_at into starts_at from private.events e where e.id = new.event_id;
  if new.state = 'cancelled' then
    delete from public.outbox_messages m where m.registration_id = new.id and m.state in ('waiting', 'unconfigured');
    if tg_op = 'UPDATE' then
      perform private.queue_event_mail(new, 'registration_cancellation', clock_timestamp(), starts_at,
        jsonb_build_object('had_place', old.state = 'registered'));
    end if;
    return null;
  end if;
  perform private.drop_unsent(new.id, array['registration']);
  perform private.queue_event_mail(new, 'registration', clock_timestamp(), starts_at,
    jsonb_build_object('moved_up', tg_op = 'UPDATE'));
  perform private.queue_reminders(new);
  return null;
end;
$$;
create trigger event_registrations_mails after insert on private.event_registrations
  for each row execute function private.queue_registration_mails();
create trigger event_registrations_mails_of_state after update of state on private.event_registrations
  for each row when (old.state <> new.state) execute function private.queue_registration_mails();

-- Gives free places to those who wait. The caller may hold the lock on the event's row already.
create function private.fill_places(event_id uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  event private.events;
  registration private.event_registrations;
begin
  select * into event from private.events e where e.id = $1 for update;
  if event.state <> 'published' or event.starts_at <= clock_timestamp() then
    return;
  end if;
  for registration in
    select r.* from private.event_registrations r where r.event_id = $1 and r.state = 'waiting'
    order by r.created_at, r.id
    limit greatest(0, event.capacity - (
      select count(*) from private.event_registrations o where o.event_id = $1 and o.state = 'registered'))
  loop
    update private.event_registrations r set state = 'registered' where r.id = registration.id;
  end loop;
end;
$$;

-- However a place becomes free: given back, or its holder erased.
create function private.pass_place_on() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.fill_places(old.event_id);
  return null;
end;
$$;
create trigger event_registrations_place_free after update of state on private.event_registrations
  for each row when (old.state = 'registered' and new.state <> 'registered')
  execute function private.pass_place_on();
create trigger event_registrations_place_gone after delete on private.event_registrations
  for each row when (old.state = 'registered') execute function private.pass_place_on();

select private.apply_grants();
