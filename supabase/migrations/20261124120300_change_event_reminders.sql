-- A transcript entered within the last hour before an event queues the thank-you mails, but no second reminder.

-- Replaces an unsent thank-you mail. One that was sent is not repeated.
create function private.queue_thanks(registration private.event_registrations) returns void
language plpgsql
set search_path = ''
as $$
declare
  event private.events;
begin
  select * into event from private.events e where e.id = registration.event_id;
  perform private.drop_unsent(registration.id, array['event_thanks']);
  if event.state = 'published' and registration.state = 'registered' and event.transcript_path is not null and not exists (
    select from public.outbox_messages m where m.registration_id = registration.id and m.kind = 'event_thanks'
  ) then
    perform private.queue_event_mail(registration, 'event_thanks', private.event_end(event),
      private.event_end(event) + interval '14 days');
  end if;
end;
$$;

-- As before, using this function.
create or replace function private.queue_reminders(registration private.event_registrations) returns void
language plpgsql
set search_path = ''
as $$
declare
  event private.events;
begin
  select * into event from private.events e where e.id = registration.event_id;
  perform private.drop_unsent(registration.id, array['event_reminder']);
  perform private.queue_thanks(registration);
  if event.state <> 'published' or registration.state <> 'registered' then
    return;
  end if;
  if event.starts_at - interval '24 hours' > clock_timestamp() + interval '5 minutes' then
    perform private.queue_event_mail(registration, 'event_reminder', event.starts_at - interval '24 hours',
      event.starts_at - interval '3 hours', '{"hours": 24}');
  end if;
  perform private.queue_event_mail(registration, 'event_reminder', event.starts_at - interval '1 hour',
    event.starts_at, '{"hours": 1}');
end;
$$;

-- As before, but a reminder that was sent is repeated only for a new room, because it contains the previous URL.
create or replace function private.apply_event_change(before private.events, saved private.events) returns void
language plpgsql
set search_path = ''
as $$
declare
  registration private.event_registrations;
  has_new_room constant boolean := saved.room_url is distinct from before.room_url
    and saved.starts_at - interval '1 hour' <= clock_timestamp();
begin
  if saved.state <> 'published' then
    return;
  end if;
  if saved.capacity > before.capacity then
    perform private.fill_places(saved.id);
  end if;
  if saved.sequence > before.sequence then
    perform private.announce_move(saved);
  elsif has_new_room or saved.transcript_path is distinct from before.transcript_path then
    for registration in
      select r.* from private.event_registrations r where r.event_id = saved.id and r.state = 'registered'
      order by r.created_at, r.id
    loop
      if has_new_room then
        perform private.queue_reminders(registration);
      else
        perform private.queue_thanks(registration);
      end if;
    end loop;
  end if;
end;
$$;

select private.apply_grants();
