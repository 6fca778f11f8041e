-- The hours of consultants, the secret address of each one's feed, and the figures of the calendar.

-- Replaces all hours, [[weekday, start, end], …], and all exceptions, [[day, start, end], …]. Times of one day may touch
-- but not overlap.
create function public.save_hours(consultant uuid, hours jsonb, exceptions jsonb, expected_version integer) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  c private.consultants;
begin
  perform private.require_admin();
  c := private.displayed_consultant(consultant, expected_version);
  delete from private.weekly_hours h where h.consultant_id = consultant;
  delete from private.day_exceptions e where e.consultant_id = consultant;
  begin
    insert into private.weekly_hours (consultant_id, weekday, starts, ends)
    select consultant, (h ->> 0)::smallint, (h ->> 1)::time, (h ->> 2)::time from jsonb_array_elements(hours) h;
    insert into private.day_exceptions (consultant_id, day, starts, ends)
    select consultant, (e ->> 0)::date, (e ->> 1)::time, (e ->> 2)::time from jsonb_array_elements(exceptions) e;
  exception when unique_violation or check_violation then
    raise exception using errcode = 'PT422', message = 'Each time ends after its start, and no two times overlap.';
  end;
  if exists (
    select from private.weekly_hours a join private.weekly_hours b on b.consultant_id = a.consultant_id
    where a.consultant_id = consultant and b.weekday = a.weekday and b.starts > a.starts and b.starts < a.ends
  ) or exists (
    select from private.day_exceptions a join private.day_exceptions b on b.consultant_id = a.consultant_id
    where a.consultant_id = consultant and b.day = a.day
      and ((b.starts > a.starts and b.starts < a.ends) or (a.starts is null and b.starts is not null))
  ) then
    raise exception using errcode = 'PT422', message = 'Each time ends after its start, and no two times overlap.';
  end if;
  update private.consultants s set version = s.version + 1 where s.id = consultant returning s.* into c;
  perform private.log_event('hours_saved', detail => jsonb_build_object('consultant', consultant));
  return private.consultant_row(c);
end;
$$;

-- A new token for the address of the feed; the earlier one opens nothing any more. Only its hash is stored. Of the two
-- UUIDs 244 bits are random.
create function public.make_feed_token(consultant uuid) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  token constant text := rtrim(translate(
    encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'), '+/', '-_'), '=');
begin
  perform private.require_admin();
  update private.consultants c set feed_hash = sha256(convert_to(token, 'UTF8')) where c.id = consultant;
  if not found then
    raise exception using errcode = 'PT404', message = 'This consultant no longer exists.';
  end if;
  perform private.log_event('feed_created', detail => jsonb_build_object('consultant', consultant));
  return token;
end;
$$;

-- The last 90 days, without spam.
create function public.calendar_figures() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    with enquiries as (
      select e.id, a.page, a.state, a.created_at, a.starts_at
      from public.contact_submissions e left join private.appointments a on a.submission_id = e.id
      where e.created_at > now() - interval '90 days' and e.status <> 'spam'
    ),
    pages as (
      select page, count(*) as enquiries, count(*) filter (where state <> 'cancelled') as appointments
      from enquiries group by page
    )
    select jsonb_build_object(
      'median_lead_days', (
        percentile_cont(0.5) within group (order by extract(epoch from starts_at - created_at) / 86400))::numeric(6, 1),
      'booked', count(state), 'held', count(*) filter (where state = 'held'),
      'missed', count(*) filter (where state = 'missed'), 'cancelled', count(*) filter (where state = 'cancelled'),
      'by_page', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'page', p.page, 'enquiries', p.enquiries, 'appointments', p.appointments) order by p.enquiries desc, p.page), '[]')
        from pages p))
    from enquiries
  );
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.save_hours(uuid,jsonb,jsonb,integer)', 'authenticated', 'EXECUTE'),
  ('public.make_feed_token(uuid)', 'authenticated', 'EXECUTE'),
  ('public.calendar_figures()', 'authenticated', 'EXECUTE');

select private.apply_grants();
