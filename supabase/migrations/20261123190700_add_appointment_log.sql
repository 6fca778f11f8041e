-- What happens to an appointment stands in the log of its enquiry. Without an actor, the visitor or the system did it.

alter table public.desk_events drop constraint desk_events_action_check;
alter table public.desk_events add constraint desk_events_action_check check (action in (
  'status_changed', 'owner_changed', 'note_added', 'message_resent', 'submissions_exported',
  'newsletter_exported', 'subscription_removed', 'person_exported', 'person_erased', 'retention_applied',
  'admin_granted', 'admin_revoked', 'client_invited', 'client_ended', 'confirmation_requested', 'message_read',
  'appointment_booked', 'appointment_moved', 'appointment_cancelled', 'appointment_taken', 'appointment_marked',
  'consultant_saved', 'hours_saved', 'feed_created'
));

create function private.log_appointment() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or (new.state = 'booked' and old.state = 'cancelled') then
    perform private.log_event('appointment_booked', new.submission_id, new_value => to_jsonb(new.starts_at) #>> '{}');
    return null;
  end if;
  if new.state <> old.state then
    perform private.log_event(
      case new.state when 'cancelled' then 'appointment_cancelled' else 'appointment_marked' end,
      new.submission_id, old.state, new.state, jsonb_strip_nulls(jsonb_build_object('by', new.cancelled_by)));
  end if;
  if new.starts_at <> old.starts_at then
    perform private.log_event('appointment_moved', new.submission_id,
      to_jsonb(old.starts_at) #>> '{}', to_jsonb(new.starts_at) #>> '{}');
  end if;
  if new.consultant_id <> old.consultant_id then
    perform private.log_event('appointment_taken', new.submission_id, old.consultant_id::text, new.consultant_id::text);
  end if;
  return null;
end;
$$;
create trigger appointments_log after insert or update on private.appointments
  for each row execute function private.log_appointment();

-- As for any enquiry, and for the message of an appointment under its enquiry.
create or replace function private.log_resent_message() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.log_event('message_resent',
    coalesce(new.submission_id, (select a.submission_id from private.appointments a where a.id = new.appointment_id)),
    detail => jsonb_build_object('kind', new.kind));
  return null;
end;
$$;

select private.apply_grants();
