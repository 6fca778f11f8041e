-- The outbox also holds the mails about appointments: to the visitor those of an appointment, and to a consultant also
-- cancellations, which outlive the appointment. `detail` holds what the mail needs to know, without personal data.

alter table private.message_channels drop constraint message_channels_kind_check;
alter table private.message_channels add constraint message_channels_kind_check check (kind in (
  'staff_notification', 'acknowledgement', 'webhook', 'newsletter_confirmation', 'reading_link',
  'appointment_invitation', 'appointment_cancellation', 'appointment_reminder', 'consultant_invitation',
  'consultant_cancellation'));
insert into private.message_channels (kind) values
  ('appointment_invitation'), ('appointment_cancellation'), ('appointment_reminder'), ('consultant_invitation'),
  ('consultant_cancellation');

alter table public.outbox_messages
  add column appointment_id uuid references private.appointments (id) on delete cascade,
  add column consultant_id uuid references private.consultants (id) on delete cascade,
  add column detail jsonb not null default '{}';
alter table public.outbox_messages drop constraint outbox_messages_cause_check;
alter table public.outbox_messages add constraint outbox_messages_cause_check
  check (num_nonnulls(submission_id, subscription_id, client_id, appointment_id, consultant_id) = 1);
create index outbox_messages_appointment_idx on public.outbox_messages (appointment_id) where appointment_id is not null;
create index outbox_messages_consultant_idx on public.outbox_messages (consultant_id) where consultant_id is not null;

select private.apply_grants();
