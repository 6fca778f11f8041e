-- Erases a person: enquiries with their notes and messages, subscription, account, and the address in texts of others.
-- Only a log entry with counts and a hash that suppresses the mailbox remain.

-- Erases the person from tables of the auth schema other than auth.users. Which of them exist differs between hosted
-- Supabase and the embedded library. Tables with a foreign key are covered by deleting the account.
create function private.erase_account_traces(person text) returns void
language plpgsql
set search_path = ''
as $$
declare
  pattern constant text := private.mailbox_pattern(person);
begin
  if to_regclass('auth.audit_log_entries') is not null then
    execute 'delete from auth.audit_log_entries where payload::text ~* $1' using pattern;
  end if;
  -- In the embedded library these tables refer to accounts without a foreign key.
  execute 'delete from auth.refresh_tokens t using auth.users u
    where t.user_id::text = u.id::text and private.mailbox_of(u.email) = private.mailbox_of($1)' using person;
  execute 'delete from auth.flow_state f using auth.users u
    where f.user_id = u.id and private.mailbox_of(u.email) = private.mailbox_of($1)' using person;
end;
$$;

create function public.erase_person(email text) returns jsonb
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

  select count(*) into mentions from private.mentions_of(person);
  update public.submission_notes n set body = regexp_replace(n.body, pattern, erased, 'gi')
    where n.id in (select m.row_id from private.mentions_of(person) m where m.place = 'note');
  update public.contact_submissions c
    set first_name = regexp_replace(c.first_name, pattern, erased, 'gi'),
      last_name = regexp_replace(c.last_name, pattern, erased, 'gi'),
      company = regexp_replace(c.company, pattern, erased, 'gi'),
      message = regexp_replace(c.message, pattern, erased, 'gi')
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
    jsonb_build_object('submissions', (select count(*) from gone), 'notes', (select count(*) from deleted_notes))
    into messages, counts;
  delete from public.outbox_messages m where private.mailbox_of(m.recipient) = mailbox;
  get diagnostics other_messages = row_count;
  delete from public.contact_submissions c where regexp_replace(c.email, '\+[^@]*@', '@') = mailbox;

  delete from public.newsletter_subscriptions n where regexp_replace(n.email, '\+[^@]*@', '@') = mailbox;
  get diagnostics subscriptions = row_count;
  perform private.suppress_mailbox(person);

  perform private.erase_account_traces(person);
  delete from auth.users u where private.mailbox_of(u.email) = mailbox;
  get diagnostics accounts = row_count;

  counts := counts || jsonb_build_object(
    'messages', messages + other_messages, 'subscriptions', subscriptions, 'accounts', accounts, 'mentions', mentions);
  perform private.log_event('person_erased', detail => counts);
  return counts;
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.erase_person(text)', 'authenticated', 'EXECUTE');

-- The text of deleted rows stays in the database files until it is overwritten. A row in this table means that there is
-- such text. A server with the embedded database overwrites the text and deletes the row
-- (server/database/erasure/scrub.ts). On a PostgreSQL server the row only shows the operator when to vacuum
-- (docs/operations.md).

create table private.erased_text (
  is_only boolean primary key default true check (is_only),
  latest_at timestamptz not null default clock_timestamp()
);

create function private.record_erased_text() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- A retention run that deleted nothing leaves no text behind.
  if new.action <> 'retention_applied' or exists (select from jsonb_each_text(new.detail) where value <> '0') then
    insert into private.erased_text default values on conflict (is_only) do update set latest_at = clock_timestamp();
  end if;
  return null;
end;
$$;

-- Everything that erases text adds an entry to the desk log in the same transaction.
create trigger desk_events_erased after insert on public.desk_events
  for each row when (new.action in ('person_erased', 'subscription_removed', 'retention_applied'))
  execute function private.record_erased_text();

select private.apply_grants();
