-- A reminder keeps the SEQUENCE of its event, so that one that is being sent while the event moves is recognised as old.
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
      event.starts_at - interval '3 hours', jsonb_build_object('hours', 24, 'sequence', event.sequence));
  end if;
  perform private.queue_event_mail(registration, 'event_reminder', event.starts_at - interval '1 hour',
    event.starts_at, jsonb_build_object('hours', 1, 'sequence', event.sequence));
end;
$$;

select private.apply_grants();
