-- An enquiry in the desk shows its appointment and the mails about it. Reminders that are not due yet are no arrears.

-- As before, with the appointment and its messages.
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
      ) o)
  );
end;
$$;

create or replace function public.mail_status()
returns table (
  kind text, is_configured boolean, seen_at timestamptz, last_success_at timestamptz, last_error text,
  last_error_at timestamptz, waiting bigint, failed bigint
)
language sql
stable
security definer
set search_path = ''
as $$
  select c.kind, c.is_configured, c.seen_at, c.last_success_at, c.last_error, c.last_error_at,
    (select count(*) from public.outbox_messages m
      where m.kind = c.kind and m.state in ('waiting', 'unconfigured', 'sending')
        and (m.attempts > 0 or m.next_attempt_at <= clock_timestamp())),
    (select count(*) from public.outbox_messages m where m.kind = c.kind and m.state = 'failed')
  from private.message_channels c
  where (select public.is_admin())
  order by c.kind
$$;

-- Sends a failed or expired message again, but no mail about an appointment or an event for which it is too late. Returns
-- false if there is no such message in one of these states.
create or replace function public.resend_message(message uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not (select public.is_admin()) then
    raise exception using errcode = '42501', message = 'Only admins may send messages again.';
  end if;
  update public.outbox_messages m
    set state = case when c.is_configured then 'waiting' else 'unconfigured' end,
      attempts = 0, next_attempt_at = clock_timestamp(), retry_until = null, last_error = null,
      -- An admin who resends a message considers it useful, so it gets the full time until it expires again.
      useful_until = case
        when num_nonnulls(m.submission_id, m.subscription_id, m.client_id) = 0 or m.useful_until is null
          then m.useful_until
        else clock_timestamp() + interval '48 hours' end,
      resent_at = clock_timestamp(), resent_by = (select auth.uid())
    from private.message_channels c
    where c.kind = m.kind and m.id = message and m.state in ('failed', 'expired')
      and (num_nonnulls(m.submission_id, m.subscription_id, m.client_id) = 1
        or coalesce(m.useful_until > clock_timestamp(), true));
  return found;
end;
$$;

select private.apply_grants();
