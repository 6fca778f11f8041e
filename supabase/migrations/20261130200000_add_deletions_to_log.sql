-- Staff delete a single enquiry, registration or note, and correct an enquiry. What is deleted or replaced must also be gone
-- from the files of the embedded database.

alter table public.desk_events drop constraint desk_events_action_check;
alter table public.desk_events add constraint desk_events_action_check check (action in (
  'status_changed', 'owner_changed', 'note_added', 'message_resent', 'submissions_exported',
  'newsletter_exported', 'subscription_removed', 'person_exported', 'person_erased', 'retention_applied',
  'admin_granted', 'admin_revoked', 'client_invited', 'client_ended', 'confirmation_requested', 'message_read',
  'appointment_booked', 'appointment_moved', 'appointment_cancelled', 'appointment_taken', 'appointment_marked',
  'consultant_saved', 'hours_saved', 'feed_created',
  'event_saved', 'event_published', 'event_cancelled', 'event_deleted', 'registered_mailed', 'registrations_exported',
  'registrations_accepted', 'registrations_deleted',
  'submission_deleted', 'submission_corrected', 'note_deleted'
));

create or replace trigger desk_events_erased after insert on public.desk_events for each row
  when (new.action in (
    'person_erased', 'subscription_removed', 'retention_applied', 'registrations_deleted',
    'submission_deleted', 'submission_corrected', 'note_deleted'))
  execute function private.record_erased_text();

select private.apply_grants();
