-- Archiving an enquiry that is marked as spam does not book its appointment again, because nobody has said that it is genuine.

create or replace function private.restore_spam_appointment() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  freed private.appointments;
  chosen private.consultants;
begin
  if new.status = 'archived' then
    return null;
  end if;
  select c.* into chosen from private.appointments a join private.consultants c on c.id = a.consultant_id
    where a.submission_id = new.id and a.freed_as_spam for no key update of c;
  select * into freed from private.appointments a
    where a.submission_id = new.id and a.freed_as_spam and a.state = 'cancelled' and a.starts_at > clock_timestamp()
    for update;
  if not found then
    return null;
  end if;
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

select private.apply_grants();
