-- Reading appointments in the desk.

create function private.appointment_row(a private.appointments) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', a.id, 'submission_id', a.submission_id, 'reference', e.reference,
    'name', e.first_name || ' ' || e.last_name, 'company', e.company,
    'consultant_id', a.consultant_id, 'consultant_name', c.name, 'office', c.office,
    'starts_at', a.starts_at, 'ends_at', a.ends_at, 'zone', a.zone, 'medium', a.medium, 'telephone', a.telephone,
    'topic', a.topic, 'page', a.page, 'state', a.state, 'version', a.version, 'created_at', a.created_at,
    'cancelled_by', a.cancelled_by, 'cancel_reason', a.cancel_reason)
  from public.contact_submissions e, private.consultants c
  where e.id = a.submission_id and c.id = a.consultant_id
$$;

create function public.list_appointments(from_day date, to_day date, consultant uuid default null) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if to_day - from_day > 366 then
    raise exception using errcode = 'PT422', message = 'Choose at most a year.';
  end if;
  return coalesce((
    select jsonb_agg(private.appointment_row(a) order by a.starts_at, a.id)
    from (
      select * from private.appointments listed
      where listed.starts_at >= from_day::timestamp at time zone 'UTC'
        and listed.starts_at < (to_day + 1)::timestamp at time zone 'UTC'
        and (consultant is null or listed.consultant_id = consultant)
      order by listed.starts_at, listed.id limit 2000
    ) a), '[]');
end;
$$;

create function public.appointment_detail(appointment uuid) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  a private.appointments;
  enquiry public.contact_submissions;
begin
  perform private.require_admin();
  select * into a from private.appointments found where found.id = appointment;
  if not found then
    raise exception using errcode = 'PT404', message = 'This appointment no longer exists.';
  end if;
  select * into enquiry from public.contact_submissions c where c.id = a.submission_id;
  return jsonb_build_object(
    'appointment', private.appointment_row(a),
    'submission', private.submission_row(enquiry, private.office(), now()),
    'history', (
      select coalesce(jsonb_agg(private.event_row(e) order by e.id), '[]')
      from public.desk_events e where e.submission_id = enquiry.id));
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.list_appointments(date,date,uuid)', 'authenticated', 'EXECUTE'),
  ('public.appointment_detail(uuid)', 'authenticated', 'EXECUTE');

select private.apply_grants();
