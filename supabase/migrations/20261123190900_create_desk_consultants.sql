-- Consultants in the desk: who can be booked, when, and the secret address of each one's feed.

create function private.consultant_row(c private.consultants) returns jsonb
language sql
stable
set search_path = ''
as $$
  select to_jsonb(c) - array['number', 'created_at', 'feed_hash'] || jsonb_build_object(
    'user_id', a.user_id, 'email', u.email, 'has_feed', c.feed_hash is not null,
    'upcoming', (
      select count(*) from private.appointments p
      where p.consultant_id = c.id and p.state = 'booked' and p.starts_at > now()),
    'hours', (
      select coalesce(jsonb_agg(jsonb_build_array(
        h.weekday, to_char(h.starts, 'HH24:MI'), to_char(h.ends, 'HH24:MI')) order by h.weekday, h.starts), '[]')
      from private.weekly_hours h where h.consultant_id = c.id),
    'exceptions', (
      select coalesce(jsonb_agg(jsonb_build_array(
        e.day, to_char(e.starts, 'HH24:MI'), to_char(e.ends, 'HH24:MI')) order by e.day, e.starts), '[]')
      from private.day_exceptions e
      where e.consultant_id = c.id and e.day >= (now() at time zone private.office_zone(c.office))::date))
  from (select) one
  left join public.admins a on a.user_id = c.user_id
  left join auth.users u on u.id = a.user_id
$$;

create function public.list_consultants() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(private.consultant_row(c) order by c.name, c.id) from private.consultants c), '[]');
end;
$$;

-- The consultant, locked, as it was displayed.
create function private.displayed_consultant(consultant uuid, expected_version integer) returns private.consultants
language plpgsql
set search_path = ''
as $$
declare
  c private.consultants;
begin
  select * into c from private.consultants found where found.id = consultant for no key update;
  if not found then
    raise exception using errcode = 'PT404', message = 'This consultant no longer exists.';
  elsif c.version <> expected_version then
    raise exception using errcode = 'PT409', message = 'Someone else has changed these settings in the meantime.';
  end if;
  return c;
end;
$$;

-- Adds an admin by `email`, or changes a consultant by `id` and `version`.
create function public.save_consultant(consultant jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  account uuid;
  busy_before text;
  c private.consultants;
begin
  perform private.require_admin();
  if consultant ? 'id' then
    c := private.displayed_consultant((consultant ->> 'id')::uuid, (consultant ->> 'version')::integer);
    busy_before := c.busy_url;
    c.version := c.version + 1;
  else
    select a.user_id into account from public.admins a join auth.users u on u.id = a.user_id
      where lower(u.email) = lower(consultant ->> 'email');
    if account is null then
      raise exception using errcode = 'PT422', message = 'No admin has this e-mail address.';
    end if;
    insert into private.consultants (user_id, name, office) values (account, consultant ->> 'name', consultant ->> 'office')
      on conflict (user_id) do nothing returning * into c;
    if c.id is null then
      raise exception using errcode = 'PT422', message = 'This consultant is in the calendar already.';
    end if;
  end if;
  -- Only the settings: the account, the feed and what was imported stay.
  c := jsonb_populate_record(c, consultant - array[
    'id', 'version', 'email', 'number', 'created_at', 'user_id', 'busy_read_at', 'busy_error', 'feed_hash']);
  if c.busy_url is distinct from busy_before then
    delete from private.busy_times b where b.consultant_id = c.id;
    c.busy_read_at := null;
    c.busy_error := null;
  end if;
  update private.consultants s
    set name = private.trim_text(c.name), office = c.office, notice_minutes = c.notice_minutes,
      horizon_days = c.horizon_days, buffer_minutes = c.buffer_minutes, daily_maximum = c.daily_maximum,
      topics = c.topics, meeting_url = c.meeting_url, is_open = c.is_open, busy_url = c.busy_url,
      busy_read_at = c.busy_read_at, busy_error = c.busy_error, version = c.version
    where s.id = c.id returning s.* into c;
  perform private.log_event('consultant_saved', detail => jsonb_build_object('consultant', c.id));
  return private.consultant_row(c);
end;
$$;

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
  ('public.list_consultants()', 'authenticated', 'EXECUTE'),
  ('public.save_consultant(jsonb)', 'authenticated', 'EXECUTE'),
  ('public.save_hours(uuid,jsonb,jsonb,integer)', 'authenticated', 'EXECUTE'),
  ('public.make_feed_token(uuid)', 'authenticated', 'EXECUTE'),
  ('public.calendar_figures()', 'authenticated', 'EXECUTE');

select private.apply_grants();
