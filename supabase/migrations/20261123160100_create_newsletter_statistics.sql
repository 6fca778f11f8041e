-- How the newsletter grows. Of those who left or were removed only hashes remain, so they are counted by reason.

create function public.newsletter_statistics() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  zone text;
  today date;
  since timestamptz;
begin
  perform private.require_admin();
  zone := (private.office()).time_zone;
  today := (now() at time zone zone)::date;
  -- Thirty calendar days in the office's time zone, including today: as long as an unconfirmed subscription is kept.
  since := (today - 29)::timestamp at time zone zone;
  return (
    with arrived as (
      select (n.created_at at time zone zone)::date as day, n.confirmed_at is not null as is_confirmed
      from public.newsletter_subscriptions n where n.created_at >= since and not n.held
    ),
    suppressed as (
      select s.reason = 'left' as has_left, count(*) as count
      from private.newsletter_suppressions s group by s.reason = 'left'
    )
    select jsonb_build_object(
      'confirmed', (select count(*) from public.newsletter_subscriptions n where n.confirmed_at is not null),
      'unconfirmed', (select count(*) from public.newsletter_subscriptions n where n.confirmed_at is null),
      'left', coalesce((select sum(s.count) from suppressed s where s.has_left), 0),
      'suppressed', coalesce((select sum(s.count) from suppressed s where s.has_left is not true), 0),
      'arrived_30_days', (select count(*) from arrived),
      'confirmed_30_days', (select count(*) from arrived where is_confirmed),
      'per_day', (
        select jsonb_agg(jsonb_build_object('day', days.day, 'count', coalesce(counts.count, 0)) order by days.day)
        from (select today - ago as day from generate_series(0, 29) ago) days
        left join (select day, count(*) as count from arrived group by day) counts on counts.day = days.day)
    )
  );
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.newsletter_statistics()', 'authenticated', 'EXECUTE');

select private.apply_grants();
