-- A consultant who gets the admin right back is told what happened to upcoming appointments meanwhile, as far as earlier
-- mails said otherwise. Without the right they get no mail.
create function private.admin_right_granted() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  address constant text := private.account_address(new.user_id);
  returned private.consultants;
  told record;
  a private.appointments;
begin
  select * into returned from private.consultants c where c.user_id = new.user_id;
  if not found then
    return null;
  end if;
  for told in
    select booking as appointment, e.reference, booking.state = 'booked' and booking.consultant_id = returned.id as is_theirs,
      (select max((m.detail ->> 'sequence')::integer) from public.outbox_messages m
        where m.appointment_id = booking.id and m.kind = 'consultant_invitation' and m.recipient = address
          and m.state in ('sending', 'sent')) as invited,
      (select max((m.detail ->> 'sequence')::integer) from public.outbox_messages m
        where m.consultant_id = returned.id and m.kind = 'consultant_cancellation' and m.recipient = address
          and m.detail ->> 'appointment' = booking.id::text and m.state in ('sending', 'sent')) as released
    from private.appointments booking join public.contact_submissions e on e.id = booking.submission_id
    where booking.starts_at > clock_timestamp()
  loop
    a := told.appointment;
    if told.is_theirs and coalesce(told.invited, -1) < a.sequence then
      perform private.queue_appointment_mail(a.id, 'consultant_invitation', address, a.starts_at,
        detail => jsonb_build_object('sequence', a.sequence, 'changed', told.invited is not null));
    elsif not told.is_theirs and told.invited > coalesce(told.released, -1) then
      a.consultant_id := returned.id;
      perform private.queue_consultant_cancellation(a, told.reference, a.state = 'booked');
    end if;
  end loop;
  return null;
end;
$$;
create trigger admins_right_granted after insert on public.admins
  for each row execute function private.admin_right_granted();

select private.apply_grants();
