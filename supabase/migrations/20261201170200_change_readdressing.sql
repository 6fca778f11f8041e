-- When the address of an enquiry is corrected, the consultant of an upcoming appointment is told as well: the invitation that
-- was sent names the wrong address, to which the consultant would write.

create or replace function private.readdress_mails(enquiry public.contact_submissions) returns void
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
  update private.appointments a set sequence = a.sequence + 1
    where a.submission_id = enquiry.id and a.state = 'booked' and a.starts_at > clock_timestamp()
    returning a.* into upcoming;
  if not found then
    return;
  end if;
  -- An invitation that was not sent yet names the corrected address anyway.
  update public.outbox_messages m set detail = m.detail || jsonb_build_object('sequence', upcoming.sequence)
    where m.appointment_id = upcoming.id and m.state in ('waiting', 'unconfigured')
      and m.kind in ('appointment_invitation', 'consultant_invitation');
  perform private.queue_appointment_mail(upcoming.id, invited.kind, invited.address, upcoming.starts_at,
      detail => jsonb_build_object('sequence', upcoming.sequence) || invited.detail)
    from (
      select 'appointment_invitation', enquiry.email, '{}'::jsonb
      union all
      select 'consultant_invitation', private.account_address(c.user_id), '{"changed": true}'
        from private.consultants c where c.id = upcoming.consultant_id
    ) invited (kind, address, detail)
    where not exists (
      select from public.outbox_messages m
      where m.appointment_id = upcoming.id and m.kind = invited.kind and m.state in ('waiting', 'unconfigured'));
end;
$$;

select private.apply_grants();
