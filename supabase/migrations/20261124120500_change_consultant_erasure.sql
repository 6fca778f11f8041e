-- A consultant's calendar data are part of the person's record, and are erased with the account.

-- Past appointments stay. The URL of the imported calendar is secret and often contains the consultant's email address.
create function private.erase_consultant() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if exists (
    select from private.appointments a
    where a.consultant_id = old.id and a.state = 'booked' and a.starts_at > clock_timestamp()
  ) then
    raise exception using errcode = 'PT422',
      message = 'This consultant has upcoming appointments. Cancel them or give them to a colleague first.';
  end if;
  delete from private.weekly_hours h where h.consultant_id = old.id;
  delete from private.day_exceptions e where e.consultant_id = old.id;
  delete from private.busy_times b where b.consultant_id = old.id;
  new.name := '[erased]';
  new.meeting_url := null;
  new.busy_url := null;
  new.busy_read_at := null;
  new.busy_error := null;
  new.feed_hash := null;
  new.is_open := false;
  new.version := old.version + 1;
  return new;
end;
$$;
create trigger consultants_account_deleted before update of user_id on private.consultants
  for each row when (old.user_id is not null and new.user_id is null) execute function private.erase_consultant();

-- As before, including a consultant's calendar data.
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
        'question', r.question, 'state', r.state, 'created_at', r.created_at, 'changed_at', r.changed_at)
        order by r.created_at), '[]')
      from private.event_registrations r join private.events e on e.id = r.event_id
      where regexp_replace(r.email, '\+[^@]*@', '@') = private.mailbox_of(person))
  )
$$;

-- As before, also for held registrations that staff delete.
create or replace trigger desk_events_erased after insert on public.desk_events
  for each row when (new.action in ('person_erased', 'subscription_removed', 'retention_applied', 'registrations_deleted'))
  execute function private.record_erased_text();

select private.apply_grants();
