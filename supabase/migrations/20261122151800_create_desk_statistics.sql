-- The data at the top of the desk: statistics, the state of mail and of the ceilings, and the query that an open page
-- repeats every few seconds.

create function public.desk_statistics() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  office private.office_hours;
  today date;
  since timestamptz;
  answer jsonb;
begin
  perform private.require_admin();
  office := private.office();
  today := (now() at time zone office.time_zone)::date;
  -- Thirty calendar days in the office's time zone, including today.
  since := (today - 29)::timestamp at time zone office.time_zone;
  with waits as (
    select coalesce(reopened_at, created_at) as since from public.contact_submissions
    where status in ('new', 'in_progress')
  ),
  arrived as (
    select (created_at at time zone office.time_zone)::date as day, interest, industry
    from public.contact_submissions where created_at >= since and status <> 'spam'
  ),
  answered as (
    select first_response_at - created_at as took,
      private.office_clock(office, first_response_at) - private.office_clock(office, created_at) as office_took
    from public.contact_submissions where first_response_at >= since
  )
  select jsonb_build_object(
    'waiting', (select count(*) from waits),
    'waiting_overdue', (
      select count(*) from waits w where w.since < private.waiting_limit(office, now())),
    'spam', (select count(*) from public.contact_submissions where status = 'spam'),
    'answered_30_days', (select count(*) from answered),
    'median_answer_minutes', (
      select round((extract(epoch from percentile_cont(0.5) within group (order by took)) / 60)::numeric)
      from answered),
    'median_answer_office_minutes', (
      select round((percentile_cont(0.5) within group (order by office_took) / 60)::numeric) from answered),
    'per_day', (
      select jsonb_agg(jsonb_build_object('day', days.day, 'count', coalesce(counts.count, 0)) order by days.day)
      from (select today - ago as day from generate_series(0, 29) ago) days
      left join (select day, count(*) as count from arrived group by day) counts on counts.day = days.day),
    'by_interest', (
      select coalesce(jsonb_agg(jsonb_build_object('value', interest, 'count', count) order by count desc, interest), '[]')
      from (select interest, count(*) as count from arrived group by interest) counts),
    'by_industry', (
      select coalesce(jsonb_agg(jsonb_build_object('value', industry, 'count', count) order by count desc, industry), '[]')
      from (select industry, count(*) as count from arrived group by industry) counts),
    'office', jsonb_build_object(
      'time_zone', office.time_zone, 'opens', to_char(office.opens, 'HH24:MI'),
      'closes', to_char(office.closes, 'HH24:MI'), 'promise_hours', office.promise_hours)
  ) into answer;
  return answer;
end;
$$;

-- Counts the changes since the cursors of the previous call; without cursors, returns only the current ones. The first
-- four values read only the ends of two indexes. The counts stop at 1000, because no notice shows more.
create function public.desk_changes(since timestamptz default null, after_event bigint default null) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'latest', (select max(c.created_at) from public.contact_submissions c),
    'latest_event', (select coalesce(max(e.id), 0) from public.desk_events e),
    'arrived', (
      select count(*) from (
        select from public.contact_submissions c
        where c.created_at > since and c.status <> 'spam' limit 1000) found),
    'changed', (
      select count(*) from (select from public.desk_events e where e.id > after_event limit 1000) found),
    'waiting', (
      select count(*) from public.contact_submissions c where c.status in ('new', 'in_progress'))
  );
end;
$$;

-- One row per kind of message for admins; no rows for anybody else.
create function public.mail_status()
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
      where m.kind = c.kind and m.state in ('waiting', 'unconfigured', 'sending')),
    (select count(*) from public.outbox_messages m where m.kind = c.kind and m.state = 'failed')
  from private.message_channels c
  where (select public.is_admin())
  order by c.kind
$$;

create function public.desk_intake() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (select jsonb_agg(to_jsonb(i)) from private.intake_status() i);
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.desk_statistics()', 'authenticated', 'EXECUTE'),
  ('public.desk_changes(timestamptz,bigint)', 'authenticated', 'EXECUTE'),
  ('public.mail_status()', 'authenticated', 'EXECUTE'),
  ('public.desk_intake()', 'authenticated', 'EXECUTE');

select private.apply_grants();
