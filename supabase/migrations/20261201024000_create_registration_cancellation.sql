-- Staff cancel a registration for a guest who has told them instead of using the link in the mail: the guest is mailed,
-- the entry leaves their calendar, and the place goes to the waiting list.

alter table public.desk_events drop constraint desk_events_action_check;
alter table public.desk_events add constraint desk_events_action_check check (action in (
  'status_changed', 'owner_changed', 'note_added', 'message_resent', 'submissions_exported',
  'newsletter_exported', 'subscription_removed', 'person_exported', 'person_erased', 'retention_applied',
  'admin_granted', 'admin_revoked', 'client_invited', 'client_ended', 'confirmation_requested', 'message_read',
  'appointment_booked', 'appointment_moved', 'appointment_cancelled', 'appointment_taken', 'appointment_marked',
  'consultant_saved', 'hours_saved', 'feed_created',
  'event_saved', 'event_published', 'event_cancelled', 'event_deleted', 'registered_mailed', 'registrations_exported',
  'registrations_accepted', 'registration_cancelled', 'registrations_deleted',
  'submission_deleted', 'submission_corrected', 'note_deleted'
)) not valid;

-- Returns the event. Raises PT422 once the event has begun or was cancelled.
create function public.cancel_registration_by_staff(event uuid, registration uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_event private.events;
begin
  perform private.require_admin();
  select * into found_event from private.events e where e.id = event for update;
  if found_event.state <> 'published' or found_event.starts_at <= clock_timestamp() then
    raise exception using errcode = 'PT422', message = 'This event has begun or was cancelled.';
  end if;
  update private.event_registrations r set state = 'cancelled'
    where r.id = registration and r.event_id = event and r.state in ('registered', 'waiting');
  if not found then
    raise exception using errcode = 'PT404', message = 'This registration no longer exists or is cancelled already.';
  end if;
  perform private.log_event('registration_cancelled', detail => jsonb_build_object('event', event));
  return private.event_row(found_event);
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.cancel_registration_by_staff(uuid,uuid)', 'authenticated', 'EXECUTE');

select private.apply_grants();
