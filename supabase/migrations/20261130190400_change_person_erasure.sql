-- Erasing a person now also ends the links for reading that they were sent on the invitation of their domain.
create or replace function public.erase_person(email text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  person constant text := private.trim_text(email);
  mailbox constant text := private.mailbox_of(person);
  pattern constant text := private.mailbox_pattern(person);
  erased constant text := '[erased]';
  counts jsonb;
  mentions integer;
  accounts integer;
  subscriptions integer;
  appointments integer;
  registrations integer;
  invitations integer;
  messages integer;
  other_messages integer;
begin
  perform private.require_admin();
  if exists (
    select from public.admins a join auth.users u on u.id = a.user_id where private.mailbox_of(u.email) = mailbox
  ) then
    raise exception using
      errcode = 'PT422', message = 'This address belongs to an admin. Revoke the admin right first.';
  end if;

  perform from private.events e
    where e.id in (
      select r.event_id from private.event_registrations r where regexp_replace(r.email, '\+[^@]*@', '@') = mailbox)
    order by e.id for update;
  perform from public.contact_submissions c where regexp_replace(c.email, '\+[^@]*@', '@') = mailbox
    order by c.id for no key update;
  select count(*) into mentions from private.mentions_of(person);
  update public.submission_notes n set body = left(regexp_replace(n.body, pattern, erased, 'gi'), 2000)
    where n.id in (select m.row_id from private.mentions_of(person) m where m.place = 'note');
  update public.contact_submissions c
    set first_name = left(regexp_replace(c.first_name, pattern, erased, 'gi'), 120),
      last_name = left(regexp_replace(c.last_name, pattern, erased, 'gi'), 120),
      company = left(regexp_replace(c.company, pattern, erased, 'gi'), 150),
      message = left(regexp_replace(c.message, pattern, erased, 'gi'), 4000)
    where c.id in (select m.submission_id from private.mentions_of(person) m where m.place = 'message');

  with gone as (
    select c.id from public.contact_submissions c where regexp_replace(c.email, '\+[^@]*@', '@') = mailbox
  ),
  deleted_messages as (
    delete from public.outbox_messages m where m.submission_id in (select id from gone) returning m.id
  ),
  deleted_notes as (
    delete from public.submission_notes n where n.submission_id in (select id from gone) returning n.id
  )
  select (select count(*) from deleted_messages),
    (select count(*) from private.appointments a where a.submission_id in (select id from gone)),
    jsonb_build_object('submissions', (select count(*) from gone), 'notes', (select count(*) from deleted_notes))
    into messages, appointments, counts;
  -- A token of a domain's invitation does not say to whom it was sent, so all unused ones of the domain go.
  delete from private.newsletter_tokens t
    where t.purpose = 'open' and t.client_id in (
      select m.client_id from public.outbox_messages m
      where m.kind = 'reading_link' and private.mailbox_of(m.recipient) = mailbox);
  delete from public.outbox_messages m where private.mailbox_of(m.recipient) = mailbox;
  get diagnostics other_messages = row_count;
  delete from public.contact_submissions c where regexp_replace(c.email, '\+[^@]*@', '@') = mailbox;

  delete from private.event_registrations r where regexp_replace(r.email, '\+[^@]*@', '@') = mailbox;
  get diagnostics registrations = row_count;
  delete from public.newsletter_subscriptions n where regexp_replace(n.email, '\+[^@]*@', '@') = mailbox;
  get diagnostics subscriptions = row_count;
  perform private.suppress_mailbox(person);

  invitations := jsonb_array_length(private.person_reading(person) -> 'invitations');
  perform private.erase_account_traces(person);
  delete from auth.users u where private.mailbox_of(u.email) = mailbox;
  get diagnostics accounts = row_count;

  counts := counts || jsonb_build_object(
    'appointments', appointments, 'registrations', registrations,
    'messages', messages + other_messages, 'subscriptions', subscriptions, 'invitations', invitations,
    'accounts', accounts, 'mentions', mentions);
  perform private.log_event('person_erased', detail => counts);
  return counts;
end;
$$;

select private.apply_grants();
