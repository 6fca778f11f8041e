-- Replaces the function of 20261127090100: `waiting_overdue` is counted from `private.waiting_enquiries`.
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
  overdue_before timestamptz;
  answer jsonb;
begin
  perform private.require_admin();
  office := private.office();
  overdue_before := private.waiting_limit(office, now());
  today := (now() at time zone office.time_zone)::date;
  -- Thirty calendar days in the office's time zone, including today.
  since := (today - 29)::timestamp at time zone office.time_zone;
  with arrived as (
    select (created_at at time zone office.time_zone)::date as day, interest, industry
    from public.contact_submissions where created_at >= since and status <> 'spam'
  ),
  answered as (
    select first_response_at - created_at as took,
      private.office_clock(office, first_response_at) - private.office_clock(office, created_at) as office_took
    from public.contact_submissions where first_response_at >= since
  )
  select jsonb_build_object(
    'waiting', (
      select count(*) from public.contact_submissions where status in ('new', 'in_progress')),
    'waiting_overdue', (
      select count(*) from private.waiting_enquiries w where w.arrived < overdue_before and w.since < overdue_before),
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
