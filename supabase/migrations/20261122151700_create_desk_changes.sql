-- The function that reads an enquiry with its history, notes and messages, and the only functions that change one.
-- Updates use optimistic locking: they pass the version of the row that was displayed, and fail if it has changed.

create function private.event_row(e public.desk_events) returns jsonb
language sql
stable
set search_path = ''
as $$
  select to_jsonb(e) || jsonb_build_object('actor_email', (select u.email from auth.users u where u.id = e.actor_id))
$$;

create function private.note_row(n public.submission_notes) returns jsonb
language sql
stable
set search_path = ''
as $$
  select to_jsonb(n) - 'submission_id' || jsonb_build_object(
    'author_email', (select u.email from auth.users u where u.id = n.author_id))
$$;

-- Without the worker's internal columns.
create function private.message_row(m public.outbox_messages) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', m.id, 'created_at', m.created_at, 'kind', m.kind, 'recipient', m.recipient, 'status', m.state,
    'attempts', m.attempts, 'next_attempt_at', m.next_attempt_at, 'sent_at', m.sent_at, 'last_error', m.last_error)
$$;

create function public.submission_detail(submission uuid) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  enquiry public.contact_submissions;
begin
  perform private.require_admin();
  select * into enquiry from public.contact_submissions where id = submission;
  if not found then
    raise exception using errcode = 'PT404', message = 'This enquiry no longer exists.';
  end if;
  return jsonb_build_object(
    'submission', private.submission_row(enquiry, private.office(), now()),
    'history', (
      select coalesce(jsonb_agg(private.event_row(e) order by e.id), '[]')
      from public.desk_events e where e.submission_id = submission),
    'notes', (
      select coalesce(jsonb_agg(private.note_row(n) order by n.created_at, n.id), '[]')
      from public.submission_notes n where n.submission_id = submission),
    'messages', (
      select coalesce(jsonb_agg(private.message_row(m) order by m.created_at, m.id), '[]')
      from public.outbox_messages m where m.submission_id = submission)
  );
end;
$$;

create function public.change_submission(submission uuid, expected_version integer, changes jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  enquiry public.contact_submissions;
begin
  perform private.require_admin();
  select * into enquiry from public.contact_submissions where id = submission for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'This enquiry no longer exists.';
  elsif enquiry.version <> expected_version then
    raise exception using errcode = 'PT409', message = 'Someone else has changed this enquiry in the meantime.';
  end if;
  if changes ? 'owner_id' and changes ->> 'owner_id' is not null and not exists (
    select from public.admins a where a.user_id = (changes ->> 'owner_id')::uuid
  ) then
    raise exception using errcode = '23514', message = 'Only an admin can own an enquiry.';
  end if;
  update public.contact_submissions c
    set status = coalesce(changes ->> 'status', c.status),
      owner_id = case when changes ? 'owner_id' then (changes ->> 'owner_id')::uuid else c.owner_id end
    where c.id = submission
    returning c.* into enquiry;
  return private.submission_row(enquiry, private.office(), clock_timestamp());
end;
$$;

create function public.add_submission_note(submission uuid, body text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  note public.submission_notes;
begin
  perform private.require_admin();
  if not exists (select from public.contact_submissions c where c.id = submission) then
    raise exception using errcode = 'PT404', message = 'This enquiry no longer exists.';
  end if;
  insert into public.submission_notes (submission_id, author_id, body)
    values (submission, (select auth.uid()), private.trim_text($2)) returning * into note;
  perform private.log_event('note_added', submission);
  return private.note_row(note);
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.submission_detail(uuid)', 'authenticated', 'EXECUTE'),
  ('public.change_submission(uuid,integer,jsonb)', 'authenticated', 'EXECUTE'),
  ('public.add_submission_note(uuid,text)', 'authenticated', 'EXECUTE');

select private.apply_grants();
