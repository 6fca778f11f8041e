-- Erasing a person also removes the email address from texts of other people or staff about appointments and events.

create function private.erase_from_bookings(pattern text) returns void
language plpgsql
set search_path = ''
as $$
begin
  update private.appointments a
    set cancel_reason = left(regexp_replace(a.cancel_reason, pattern, '[erased]', 'gi'), 1000)
    where a.cancel_reason ~* pattern;
  update private.event_registrations r
    set name = left(regexp_replace(r.name, pattern, '[erased]', 'gi'), 120),
      company = left(regexp_replace(r.company, pattern, '[erased]', 'gi'), 150),
      question = left(regexp_replace(r.question, pattern, '[erased]', 'gi'), 1000)
    where concat_ws(' ', r.name, r.company, r.question) ~* pattern;
  update private.event_messages m
    set subject = left(regexp_replace(m.subject, pattern, '[erased]', 'gi'), 150),
      body = left(regexp_replace(m.body, pattern, '[erased]', 'gi'), 4000)
    where m.subject || ' ' || m.body ~* pattern;
end;
$$;

-- As before, including these texts.
create or replace function private.erase_account_traces(person text) returns void
language plpgsql
set search_path = ''
as $$
declare
  pattern constant text := private.mailbox_pattern(person);
begin
  perform private.erase_from_bookings(pattern);
  delete from private.reader_clients c
    where c.pattern !~ '^@' and private.mailbox_of(c.pattern) = private.mailbox_of(person);
  update private.reader_clients c
    set note = left(regexp_replace(c.note, private.mailbox_pattern(person), '[erased]', 'gi'), 200)
    where c.note ~* private.mailbox_pattern(person);
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

select private.apply_grants();
