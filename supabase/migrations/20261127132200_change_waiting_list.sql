-- One statement gives the free places to the waiting list, and one queues the mails: row by row, a thousand places would
-- take longer than the server waits.

-- Replaces the function of 20261123200200. The caller may hold the lock on the event's row already.
create or replace function private.fill_places(event_id uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  event private.events;
begin
  select * into event from private.events e where e.id = $1 for update;
  if event.state <> 'published' or event.starts_at <= clock_timestamp() then
    return;
  end if;
  update private.event_registrations r set state = 'registered' where r.id in (
    select w.id from private.event_registrations w where w.event_id = $1 and w.state = 'waiting'
    order by w.created_at, w.id
    limit greatest(0, event.capacity - (
      select count(*) from private.event_registrations o where o.event_id = $1 and o.state = 'registered')));
end;
$$;

-- To those who have registered, or whose registration has got a place or a place on the waiting list.
create function private.queue_confirmations_to(event private.events, registrations uuid[], moved_up boolean) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.drop_unsent_to(registrations, '{registration}');
  perform private.queue_mails_to(registrations, 'registration', clock_timestamp(), event.starts_at,
    jsonb_build_object('moved_up', moved_up));
  perform private.queue_reminders_to(event, registrations);
end;
$$;

-- Replaces the function of 20261124110000. A trigger, so that a registration that the journal brings back has its mails too.
create or replace function private.queue_registration_mails() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  event private.events;
begin
  select * into event from private.events e where e.id = new.event_id;
  if new.state <> 'cancelled' then
    perform private.queue_confirmations_to(event, array[new.id], false);
    return null;
  end if;
  delete from public.outbox_messages m where m.registration_id = new.id and m.state in ('waiting', 'unconfigured');
  if tg_op = 'UPDATE' then
    perform private.queue_event_mail(new, 'registration_cancellation', clock_timestamp(), event.starts_at,
      jsonb_build_object('had_place', old.state = 'registered'));
  end if;
  return null;
end;
$$;
create or replace trigger event_registrations_mails_of_state after update of state on private.event_registrations
  for each row when (old.state <> new.state and new.state = 'cancelled') execute function private.queue_registration_mails();

-- `moved_up` distinguishes guests from the waiting list from those whom staff accepted: their mails differ.
create function private.queue_mails_of_places() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  change record;
begin
  for change in
    select n.event_id, o.state = 'waiting' as moved_up, array_agg(n.id) as registrations
    from new_rows n join old_rows o on o.id = n.id
    where n.state <> o.state and n.state <> 'cancelled' group by 1, 2
  loop
    perform private.queue_confirmations_to(e, change.registrations, change.moved_up)
      from private.events e where e.id = change.event_id;
  end loop;
  return null;
end;
$$;
create trigger event_registrations_mails_of_places after update on private.event_registrations
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.queue_mails_of_places();

select private.apply_grants();
