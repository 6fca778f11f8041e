-- Publishing and cancelling an event, and what follows from a change of it: who has a place, and which mails are due.

alter table public.desk_events drop constraint desk_events_action_check;
alter table public.desk_events add constraint desk_events_action_check check (action in (
  'status_changed', 'owner_changed', 'note_added', 'message_resent', 'submissions_exported',
  'newsletter_exported', 'subscription_removed', 'person_exported', 'person_erased', 'retention_applied',
  'admin_granted', 'admin_revoked', 'client_invited', 'client_ended', 'confirmation_requested', 'message_read',
  'appointment_booked', 'appointment_moved', 'appointment_cancelled', 'appointment_taken', 'appointment_marked',
  'consultant_saved', 'hours_saved', 'feed_created',
  'event_saved', 'event_published', 'event_cancelled', 'registered_mailed', 'registrations_exported'
));

create function private.apply_event_change(before private.events, saved private.events) returns void
language plpgsql
set search_path = ''
as $$
declare
  registration private.event_registrations;
begin
  if saved.state <> 'published' then
    return;
  end if;
  if saved.capacity > before.capacity then
    perform private.fill_places(saved.id);
  end if;
  if saved.sequence > before.sequence then
    perform private.announce_move(saved);
  elsif saved.transcript_path is distinct from before.transcript_path
    -- A reminder that has been sent says the address of before.
    or (saved.room_url is distinct from before.room_url and saved.starts_at - interval '1 hour' <= clock_timestamp())
  then
    for registration in
      select r.* from private.event_registrations r where r.event_id = saved.id and r.state = 'registered'
      order by r.created_at, r.id
    loop
      perform private.queue_reminders(registration);
    end loop;
  end if;
end;
$$;

create function public.publish_event(event uuid, expected_version integer) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  published private.events;
begin
  perform private.require_admin();
  published := private.event_to_change(event, expected_version);
  if published.state <> 'draft' then
    raise exception using errcode = 'PT422', message = 'Only a draft can be published.';
  end if;
  perform private.require_free_practice(published);
  update private.events e set state = 'published' where e.id = event returning * into published;
  perform private.log_event('event_published', detail => jsonb_build_object('event', event));
  return private.event_row(published);
end;
$$;

-- Those registered and those waiting read the reason.
create function public.cancel_event(event uuid, reason text, expected_version integer) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  cancelled private.events;
  registration private.event_registrations;
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
  for registration in
    select r.* from private.event_registrations r where r.event_id = event and r.state <> 'cancelled'
    order by r.created_at, r.id
  loop
    delete from public.outbox_messages m where m.registration_id = registration.id and m.state in ('waiting', 'unconfigured');
    perform private.queue_event_mail(registration, 'registration_cancellation', clock_timestamp(), cancelled.starts_at,
      jsonb_build_object('had_place', registration.state = 'registered'));
  end loop;
  perform private.log_event('event_cancelled', detail => jsonb_build_object('event', event));
  return private.event_row(cancelled);
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.publish_event(uuid,integer)', 'authenticated', 'EXECUTE'),
  ('public.cancel_event(uuid,text,integer)', 'authenticated', 'EXECUTE');

select private.apply_grants();
