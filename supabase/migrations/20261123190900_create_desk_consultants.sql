-- Consultants in the desk: who can be booked, and how.

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

insert into private.declared_grants (object, role, privilege) values
  ('public.list_consultants()', 'authenticated', 'EXECUTE'),
  ('public.save_consultant(jsonb)', 'authenticated', 'EXECUTE');

select private.apply_grants();
