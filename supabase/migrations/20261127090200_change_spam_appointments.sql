-- An appointment that was cancelled because its enquiry was marked as spam is booked again when that turns out to be
-- wrong. If the time has been taken meanwhile, its visitor is told of the cancellation.

alter table private.appointments add column freed_as_spam boolean not null default false;

create or replace function private.free_spam_appointment() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.appointments a
    set state = 'cancelled', cancelled_by = 'staff', freed_as_spam = true, sequence = a.sequence + 1
    where a.submission_id = new.id and a.state = 'booked' and a.starts_at > clock_timestamp();
  return null;
end;
$$;

create function private.restore_spam_appointment() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  freed private.appointments;
  chosen private.consultants;
begin
  select * into freed from private.appointments a
    where a.submission_id = new.id and a.freed_as_spam and a.state = 'cancelled' and a.starts_at > clock_timestamp()
    for update;
  if not found then
    return null;
  end if;
  select * into chosen from private.consultants c where c.id = freed.consultant_id for no key update;
  perform private.delete_expired_holds(chosen.number);
  begin
    if not private.has_admin_account(chosen) then
      raise exclusion_violation;
    end if;
    update private.appointments a
      set state = 'booked', cancelled_by = null, freed_as_spam = false, sequence = a.sequence + 1
      where a.id = freed.id;
  exception when exclusion_violation then
    update private.appointments a set freed_as_spam = false where a.id = freed.id;
    perform private.queue_appointment_mail(freed.id, 'appointment_cancellation', new.email, freed.starts_at);
  end;
  return null;
end;
$$;
create trigger contact_submissions_restored_appointment after update of status on public.contact_submissions
  for each row when (old.status = 'spam' and new.status <> 'spam') execute function private.restore_spam_appointment();

select private.apply_grants();
