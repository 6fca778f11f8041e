-- Staff can correct the name, email address and company of an enquiry. The log holds the names of the fields, not their values.

-- Now a correction of these fields also raises the version.
create or replace function private.track_submission() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_open constant boolean := new.status in ('new', 'in_progress');
  was_open constant boolean := old.status in ('new', 'in_progress');
begin
  new.version := old.version;
  if (new.status, new.owner_id, new.first_name, new.last_name, new.email, new.company)
    is not distinct from (old.status, old.owner_id, old.first_name, old.last_name, old.email, old.company) then
    return new;
  end if;
  new.version := old.version + 1;
  if new.status = 'answered' and old.status <> 'answered' then
    new.answered_at := clock_timestamp();
    new.first_response_at := coalesce(old.first_response_at, new.answered_at);
  elsif is_open and not was_open then
    -- An enquiry wrongly marked as spam has been waiting since its arrival, any other only since its reopening.
    new.reopened_at := case when old.first_response_at is not null or old.status = 'archived' and exists (
      select from private.appointments a where a.submission_id = new.id and a.state <> 'cancelled') then clock_timestamp() end;
    new.answered_at := null;
  end if;
  return new;
end;
$$;

-- After a correction of the address: mails that were not sent go to the new address. The links in those that were sent stop
-- working, because somebody else may have them, and the new address gets the invitation to an upcoming appointment.
create function private.readdress_mails(enquiry public.contact_submissions) returns void
language plpgsql
set search_path = ''
as $$
declare
  upcoming private.appointments;
begin
  update public.outbox_messages m set recipient = enquiry.email
    where m.state not in ('sending', 'sent') and (
      m.submission_id = enquiry.id and m.kind = 'acknowledgement'
      or m.kind in ('appointment_invitation', 'appointment_cancellation', 'appointment_reminder')
        and m.appointment_id in (select a.id from private.appointments a where a.submission_id = enquiry.id));
  delete from private.calendar_tokens t
    where t.appointment_id in (select a.id from private.appointments a where a.submission_id = enquiry.id);
  select * into upcoming from private.appointments a
    where a.submission_id = enquiry.id and a.state = 'booked' and a.starts_at > clock_timestamp();
  if found and not exists (
    select from public.outbox_messages m
    where m.appointment_id = upcoming.id and m.kind = 'appointment_invitation' and m.state in ('waiting', 'unconfigured')
  ) then
    perform private.queue_appointment_mail(upcoming.id, 'appointment_invitation', enquiry.email, upcoming.starts_at,
      detail => jsonb_build_object('sequence', upcoming.sequence));
  end if;
end;
$$;

create function public.correct_submission(submission uuid, expected_version integer, corrections jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  enquiry public.contact_submissions;
  corrected public.contact_submissions;
begin
  perform private.require_admin();
  select * into enquiry from public.contact_submissions c where c.id = submission for no key update;
  if not found then
    raise exception using errcode = 'PT404', message = 'This enquiry no longer exists.';
  elsif enquiry.version <> expected_version then
    raise exception using errcode = 'PT409', message = 'Someone else has changed this enquiry in the meantime.';
  end if;
  update public.contact_submissions c
    set first_name = coalesce(private.trim_text(corrections ->> 'first_name'), c.first_name),
      last_name = coalesce(private.trim_text(corrections ->> 'last_name'), c.last_name),
      email = coalesce(lower(private.trim_text(corrections ->> 'email')), c.email),
      company = coalesce(private.trim_text(corrections ->> 'company'), c.company)
    where c.id = submission
    returning c.* into corrected;
  if corrected.version > enquiry.version then
    perform private.log_event('submission_corrected', submission, new_value => concat_ws(', ',
      case when corrected.first_name <> enquiry.first_name then 'first_name' end,
      case when corrected.last_name <> enquiry.last_name then 'last_name' end,
      case when corrected.email <> enquiry.email then 'email' end,
      case when corrected.company <> enquiry.company then 'company' end));
  end if;
  if corrected.email <> enquiry.email then
    perform private.readdress_mails(corrected);
  end if;
  return private.submission_row(corrected, private.office(), clock_timestamp());
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.correct_submission(uuid,integer,jsonb)', 'authenticated', 'EXECUTE');

select private.apply_grants();
