-- What is held about a registrant includes why the registration was held back, as that of an enquiry does.
create or replace function private.person_bookings(person text) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'consultants', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', c.name, 'office', c.office, 'topics', c.topics, 'meeting_url', c.meeting_url, 'busy_url', c.busy_url,
        'hours', (
          select coalesce(jsonb_agg(jsonb_build_array(h.weekday, h.starts, h.ends) order by h.weekday, h.starts), '[]')
          from private.weekly_hours h where h.consultant_id = c.id),
        'exceptions', (
          select coalesce(jsonb_agg(jsonb_build_array(e.day, e.starts, e.ends) order by e.day, e.starts), '[]')
          from private.day_exceptions e where e.consultant_id = c.id),
        'busy', (
          select coalesce(jsonb_agg(jsonb_build_array(lower(b.span), upper(b.span)) order by b.span), '[]')
          from private.busy_times b where b.consultant_id = c.id),
        'appointments', (select count(*) from private.appointments a where a.consultant_id = c.id),
        'created_at', c.created_at)), '[]')
      from private.consultants c join auth.users u on u.id = c.user_id
      where private.mailbox_of(u.email) = private.mailbox_of(person)),
    'appointments', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'reference', c.reference, 'starts_at', a.starts_at, 'ends_at', a.ends_at, 'zone', a.zone, 'medium', a.medium,
        'telephone', a.telephone, 'page', a.page, 'state', a.state, 'cancel_reason', a.cancel_reason,
        'created_at', a.created_at, 'changed_at', a.changed_at) order by a.starts_at), '[]')
      from public.contact_submissions c join private.appointments a on a.submission_id = c.id
      where regexp_replace(c.email, '\+[^@]*@', '@') = private.mailbox_of(person)),
    'registrations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'event', e.title, 'starts_at', e.starts_at, 'name', r.name, 'email', r.email, 'company', r.company,
        'question', r.question, 'state', r.state, 'spam_score', r.spam_score, 'spam_reasons', to_jsonb(r.spam_reasons),
        'created_at', r.created_at, 'changed_at', r.changed_at)
        order by r.created_at), '[]')
      from private.event_registrations r join private.events e on e.id = r.event_id
      where regexp_replace(r.email, '\+[^@]*@', '@') = private.mailbox_of(person))
  )
$$;

select private.apply_grants();
