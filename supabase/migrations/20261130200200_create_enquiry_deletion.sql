-- Deletes one enquiry with its notes, mails and appointment. A trigger tells the consultant of an upcoming appointment.
-- The visitor is not emailed: a mail about an appointment goes with it.
create function public.delete_submission(submission uuid, expected_version integer) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  enquiry public.contact_submissions;
  notes integer;
begin
  perform private.require_admin();
  -- Not `for update`, which would wait for the outbox while it inserts a mail about this enquiry.
  select * into enquiry from public.contact_submissions c where c.id = submission for no key update;
  if not found then
    raise exception using errcode = 'PT404', message = 'This enquiry no longer exists.';
  elsif enquiry.version <> expected_version then
    raise exception using errcode = 'PT409', message = 'Someone else has changed this enquiry in the meantime.';
  end if;
  delete from public.outbox_messages m where m.submission_id = submission;
  delete from public.submission_notes n where n.submission_id = submission;
  get diagnostics notes = row_count;
  delete from public.contact_submissions c where c.id = submission;
  perform private.log_event('submission_deleted', submission, detail => jsonb_build_object('notes', notes));
  return jsonb_build_object('deleted', submission);
end;
$$;

-- Deletes a note of the caller's own.
create function public.delete_submission_note(note uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  enquiry uuid;
begin
  perform private.require_admin();
  delete from public.submission_notes n where n.id = note and n.author_id = (select auth.uid())
    returning n.submission_id into enquiry;
  if not found then
    raise exception using errcode = 'PT404', message = 'This note no longer exists, or somebody else wrote it.';
  end if;
  perform private.log_event('note_deleted', enquiry);
  return jsonb_build_object('deleted', note);
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.delete_submission(uuid,integer)', 'authenticated', 'EXECUTE'),
  ('public.delete_submission_note(uuid)', 'authenticated', 'EXECUTE');

select private.apply_grants();
