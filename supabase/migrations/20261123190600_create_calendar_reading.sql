-- What the server reads: the data from which it works out free times, one appointment for its mails and its page, and a
-- consultant's feed.

-- Spans as JSON, [["2026-11-24T09:00:00Z","2026-11-24T09:45:00Z",true], …]. Joining texts takes a third of the time of
-- building JSON values, which matters for thousands of spans. The caller's time zone is UTC.
create function private.spans_text(list text) returns json
language sql
immutable
set search_path = ''
as $$
  select ('[' || replace(replace(coalesce(list, ''), ' ', 'T'), '+00"', 'Z"') || ']')::json
$$;

-- Written in PL/pgSQL, which keeps the plan, and materialised, so that nothing is read once for each consultant.
create function private.calendar_data(topic text, from_time timestamptz, until_time timestamptz) returns json
language plpgsql
stable
set search_path = ''
set timezone = 'UTC'
set datestyle = 'ISO'
as $$
begin
  return (
    with bookable as materialized (
      select c.* from private.consultants c
      where c.is_open and private.has_admin_account(c)
        and (calendar_data.topic is null or c.topics = '{}' or calendar_data.topic = any (c.topics))
    ),
    hours as materialized (
      select h.consultant_id, json_agg(json_build_array(
        h.weekday, to_char(h.starts, 'HH24:MI'), to_char(h.ends, 'HH24:MI')) order by h.weekday, h.starts) as list
      from private.weekly_hours h group by 1
    ),
    exceptions as materialized (
      select e.consultant_id, json_agg(json_build_array(
        e.day, to_char(e.starts, 'HH24:MI'), to_char(e.ends, 'HH24:MI')) order by e.day, e.starts) as list
      from private.day_exceptions e where e.day between from_time::date - 1 and until_time::date + 1 group by 1
    ),
    busy as materialized (
      select b.consultant_id, string_agg('["' || lower(b.span) || '","' || upper(b.span) || '"]', ',') as list
      from private.busy_times b where b.span && tstzrange(from_time, until_time) group by 1
    ),
    claims as materialized (
      select t.consultant_number, string_agg(
        '["' || lower(t.span) || '","' || upper(t.span) || case when t.hold_hash is null then '",false]' else '",true]' end,
        ',') as list
      from private.claimed_times t
      where t.span && tstzrange(from_time, until_time) and (t.hold_until is null or t.hold_until > clock_timestamp())
      group by 1
    ),
    load as materialized (
      select a.consultant_id, max(a.created_at) as last_booked_at,
        count(*) filter (where a.state = 'booked' and a.starts_at > clock_timestamp()) as upcoming
      from private.appointments a where a.starts_at > now() - interval '90 days' group by 1
    )
    select json_build_object('consultants', coalesce(json_agg(json_build_object(
      'id', c.id, 'number', c.number, 'office', c.office, 'notice_minutes', c.notice_minutes,
      'horizon_days', c.horizon_days, 'buffer_minutes', c.buffer_minutes, 'daily_maximum', c.daily_maximum,
      'topics', c.topics, 'hours', coalesce(h.list, '[]'), 'exceptions', coalesce(e.list, '[]'),
      'busy', private.spans_text(b.list), 'claims', private.spans_text(t.list),
      'upcoming', coalesce(l.upcoming, 0), 'last_booked_at', l.last_booked_at) order by c.number), '[]'))
    from bookable c
    left join hours h on h.consultant_id = c.id
    left join exceptions e on e.consultant_id = c.id
    left join busy b on b.consultant_id = c.id
    left join claims t on t.consultant_number = c.number
    left join load l on l.consultant_id = c.id
  );
end;
$$;

-- An appointment with its enquiry and its consultant.
create function private.appointment_record(appointment uuid) returns jsonb
language sql
stable
set search_path = ''
as $$
  select to_jsonb(a) - 'busy_until' || jsonb_build_object(
    'reference', e.reference, 'first_name', e.first_name, 'last_name', e.last_name, 'email', e.email,
    'company', e.company, 'message', e.message,
    'consultant', jsonb_build_object(
      'id', c.id, 'name', c.name, 'office', c.office, 'meeting_url', c.meeting_url,
      'email', private.account_address(c.user_id)))
  from private.appointments a
  join public.contact_submissions e on e.id = a.submission_id
  join private.consultants c on c.id = a.consultant_id
  where a.id = appointment
$$;

create function private.appointment_of(token_hash bytea) returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.appointment_record(t.appointment_id)
  from private.calendar_tokens t where t.token_hash = $1 and t.expires_at > clock_timestamp()
$$;

-- Also deletes a few tokens that have expired.
create function private.add_calendar_token(appointment uuid, token_hash bytea) returns void
language sql
set search_path = ''
as $$
  delete from private.calendar_tokens t where t.token_hash in (
    select o.token_hash from private.calendar_tokens o where o.expires_at < now() limit 10);
  insert into private.calendar_tokens (token_hash, appointment_id, expires_at)
  select $2, a.id, a.ends_at + interval '30 days' from private.appointments a where a.id = $1
$$;

-- The appointments of the consultant with this secret address, cancelled ones left out; null if there is none.
create function private.appointment_feed(feed_hash bytea) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('name', c.name, 'office', c.office, 'appointments', coalesce((
    select jsonb_agg(private.appointment_record(a.id) order by a.starts_at)
    from private.appointments a
    where a.consultant_id = c.id and a.state <> 'cancelled' and a.starts_at > now() - interval '30 days'), '[]'))
  from private.consultants c
  where c.feed_hash = $1 and private.has_admin_account(c)
$$;

select private.apply_grants();
