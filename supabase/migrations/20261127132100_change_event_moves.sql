-- Replaces the function of 20261123200500: the mails are queued by a few statements.
create or replace function private.announce_move(event private.events) returns void
language plpgsql
set search_path = ''
as $$
declare
  registrations constant uuid[] := array(
    select r.id from private.event_registrations r where r.event_id = event.id and r.state <> 'cancelled');
begin
  perform private.drop_unsent_to(registrations, '{event_change}');
  perform private.queue_mails_to(registrations, 'event_change', clock_timestamp(), event.starts_at);
  perform private.queue_reminders_to(event, registrations);
end;
$$;

-- Replaces the function of 20261124120300: the mails are queued by a few statements.
create or replace function private.apply_event_change(before private.events, saved private.events) returns void
language plpgsql
set search_path = ''
as $$
declare
  has_new_room constant boolean := saved.room_url is distinct from before.room_url
    and saved.starts_at - interval '1 hour' <= clock_timestamp();
  registrations uuid[];
begin
  if saved.state <> 'published' then
    return;
  end if;
  if saved.capacity > before.capacity then
    perform private.fill_places(saved.id);
  end if;
  registrations := array(
    select r.id from private.event_registrations r where r.event_id = saved.id and r.state = 'registered');
  if saved.sequence > before.sequence then
    perform private.announce_move(saved);
  elsif has_new_room then
    perform private.queue_reminders_to(saved, registrations);
  elsif saved.transcript_path is distinct from before.transcript_path then
    perform private.queue_thanks_to(saved, registrations);
  end if;
end;
$$;

select private.apply_grants();
