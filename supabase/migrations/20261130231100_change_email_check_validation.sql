-- Reads each table once, while visitors and staff go on reading and writing it.
alter table public.contact_submissions validate constraint contact_submissions_email_check;
alter table public.newsletter_subscriptions validate constraint newsletter_subscriptions_email_check;
alter table private.event_registrations validate constraint event_registrations_email_check;
alter table private.reader_clients validate constraint reader_clients_pattern_check;

select private.apply_grants();
