-- The site promises a response within 24 hours, weekends included, so the desk counts elapsed hours: an enquiry is overdue
-- when they have passed, whether the office was open or not. Office hours remain as information about a wait.

create or replace function private.waiting_limit(office private.office_hours, measure text, at timestamptz)
returns timestamptz
language plpgsql
immutable
set search_path = ''
as $$
begin
  return case measure when 'clock_24h' then at - office.promise_hours * interval '1 hour' end;
end;
$$;

drop function private.office_moment(private.office_hours, double precision);

create or replace function private.submission_row(
  c public.contact_submissions, office private.office_hours, at timestamptz
) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  since constant timestamptz :=
    case when c.status in ('new', 'in_progress') then coalesce(c.reopened_at, c.created_at) end;
  answer jsonb := to_jsonb(c) - 'reopened_at' || jsonb_build_object(
    'owner_email', null, 'notes', (select count(*) from public.submission_notes n where n.submission_id = c.id),
    'waiting_since', since, 'waiting_minutes', null, 'waiting_office_minutes', null, 'promise', null);
begin
  if c.owner_id is not null then
    answer := answer || jsonb_build_object(
      'owner_email', (select u.email from auth.users u where u.id = c.owner_id));
  end if;
  if since is not null then
    answer := answer || jsonb_build_object(
      'waiting_minutes', floor(extract(epoch from at - since) / 60),
      'waiting_office_minutes',
        floor((private.office_clock(office, at) - private.office_clock(office, since)) / 60),
      'promise', case
        when since < private.waiting_limit(office, 'clock_24h', at) then 'overdue'
        else 'in_time' end);
  end if;
  return answer;
end;
$$;

create or replace function public.desk_statistics() returns jsonb
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
      select count(*) from waits w where w.since < private.waiting_limit(office, 'clock_24h', now())),
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

select private.apply_grants();
