-- The local part of an address may contain an apostrophe (o'brien@example.com). Stored rows satisfied the narrower checks
-- and so satisfy these. With `not valid` the table is not scanned under the exclusive lock; new rows are checked
-- all the same. The next migration validates the stored rows in a transaction of its own.
alter table public.contact_submissions
  drop constraint contact_submissions_email_check,
  add constraint contact_submissions_email_check check (
    char_length(email) <= 254 and email ~ '^[a-z0-9._%+''-]+@[a-z0-9.-]+\.[a-z]{2,}$'
  ) not valid;

alter table public.newsletter_subscriptions
  drop constraint newsletter_subscriptions_email_check,
  add constraint newsletter_subscriptions_email_check check (
    char_length(email) <= 254 and email ~ '^[a-z0-9._%+''-]+@[a-z0-9.-]+\.[a-z]{2,}$'
  ) not valid;

alter table private.event_registrations
  drop constraint event_registrations_email_check,
  add constraint event_registrations_email_check check (
    char_length(email) <= 254 and email ~ '^[a-z0-9._%+''-]+@[a-z0-9.-]+\.[a-z]{2,}$'
  ) not valid;

alter table private.reader_clients
  drop constraint reader_clients_pattern_check,
  add constraint reader_clients_pattern_check check (
    char_length(pattern) <= 254 and pattern ~ '^([a-z0-9._%+''-]+)?@[a-z0-9.-]+\.[a-z]{2,}$'
  ) not valid;

select private.apply_grants();
