-- The outbox also holds the mails to those registered for an event. Their links have tokens, of which only hashes are
-- stored.

alter table private.message_channels drop constraint message_channels_kind_check;
alter table private.message_channels add constraint message_channels_kind_check check (kind in (
  'staff_notification', 'acknowledgement', 'webhook', 'newsletter_confirmation', 'reading_link',
  'appointment_invitation', 'appointment_cancellation', 'appointment_reminder', 'consultant_invitation',
  'consultant_cancellation', 'registration', 'registration_cancellation', 'event_reminder', 'event_change',
  'event_thanks', 'event_message'));
insert into private.message_channels (kind) values
  ('registration'), ('registration_cancellation'), ('event_reminder'), ('event_change'), ('event_thanks'),
  ('event_message');

alter table public.outbox_messages
  add column registration_id uuid references private.event_registrations (id) on delete cascade;
alter table public.outbox_messages drop constraint outbox_messages_cause_check;
alter table public.outbox_messages add constraint outbox_messages_cause_check check (
  num_nonnulls(submission_id, subscription_id, client_id, appointment_id, consultant_id, registration_id) = 1);
create index outbox_messages_registration_idx
  on public.outbox_messages (registration_id, kind) where registration_id is not null;

alter table private.calendar_tokens
  add column registration_id uuid references private.event_registrations (id) on delete cascade;
create index calendar_tokens_registration_idx
  on private.calendar_tokens (registration_id) where registration_id is not null;

create function private.add_registration_token(registration uuid, token_hash bytea) returns void
language sql
set search_path = ''
as $$
  insert into private.calendar_tokens (token_hash, registration_id, expires_at)
  select $2, r.id, private.event_end(e) + interval '90 days'
  from private.event_registrations r join private.events e on e.id = r.event_id
  where r.id = registration
$$;

select private.apply_grants();
