-- An enquiry in the desk also shows the mails that tell a consultant of a cancellation, so that a failed one, which the
-- banner counts, can be resent. They belong to the consultant, because they outlive an erased appointment.

create or replace function public.submission_detail(submission uuid) returns jsonb
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
    'appointment', (
      select jsonb_build_object('id', a.id, 'starts_at', a.starts_at, 'consultant_name', c.name, 'state', a.state)
      from private.appointments a join private.consultants c on c.id = a.consultant_id
      where a.submission_id = submission),
    'history', (
      select coalesce(jsonb_agg(private.event_row(e) order by e.id), '[]')
      from public.desk_events e where e.submission_id = submission),
    'notes', (
      select coalesce(jsonb_agg(private.note_row(n) order by n.created_at, n.id), '[]')
      from public.submission_notes n where n.submission_id = submission),
    'messages', (
      select coalesce(jsonb_agg(private.message_row(o.message) order by (o.message).created_at, (o.message).id), '[]')
      from (
        select m as message from public.outbox_messages m where m.submission_id = submission
        union all
        select m from private.appointments a join public.outbox_messages m on m.appointment_id = a.id
        where a.submission_id = submission
        union all
        select m from private.appointments a
        join public.outbox_messages m on m.kind = 'consultant_cancellation' and m.detail ->> 'appointment' = a.id::text
        where a.submission_id = submission
        union all
        -- `next_attempt_at` is the time of the attempt once a notice has been sent or has failed.
        select m from public.outbox_messages m
        where enquiry.status = 'spam' and m.detail ? 'notice' and m.next_attempt_at >= enquiry.created_at
          and (m.detail ->> 'since')::timestamptz <= enquiry.created_at
          and m.detail ->> 'notice' = case when enquiry.held then 'ceiling' else 'suspicion' end
          and not exists (select from public.outbox_messages own where own.submission_id = submission)
      ) o)
  );
end;
$$;

select private.apply_grants();
