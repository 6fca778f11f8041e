-- How long rows are kept. Without a row here nothing is ever deleted. The server writes these rows from RETENTION_DAYS
-- when it starts; on hosted Supabase the operator writes them (docs/operations.md).

create table private.retention_periods (
  table_name text primary key check (table_name in ('contact_submissions', 'newsletter_subscriptions')),
  days integer not null check (days between 1 and 36500)
);

-- One row for each day on which a run began, so that several servers make only one run.
create table private.retention_runs (
  day date primary key,
  started_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz
);

create function public.retention_preview() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_agg(jsonb_build_object(
      'table_name', name, 'days', days, 'due', due, 'due_open', due_open, 'oldest', oldest) order by name)
    from (
      select 'contact_submissions' as name, p.days, count(c.id) as due,
        count(c.id) filter (where c.status in ('new', 'in_progress')) as due_open,
        (select min(created_at) from public.contact_submissions) as oldest
      from (select) one
      left join private.retention_periods p on p.table_name = 'contact_submissions'
      left join public.contact_submissions c on c.created_at < now() - p.days * interval '1 day'
      group by p.days
      union all
      select 'newsletter_subscriptions', p.days, count(n.id), 0,
        (select min(created_at) from public.newsletter_subscriptions)
      from (select) one
      left join private.retention_periods p on p.table_name = 'newsletter_subscriptions'
      left join public.newsletter_subscriptions n on n.created_at < now() - p.days * interval '1 day'
      group by p.days
    ) tables
  );
end;
$$;

-- Returns true to the one caller that begins today's run. An unfinished run that began over an hour ago is taken over.
create function private.begin_retention_run() returns boolean
language sql
set search_path = ''
as $$
  with begun as (
    insert into private.retention_runs as r (day)
    select (now() at time zone 'UTC')::date where exists (select from private.retention_periods)
    on conflict (day) do update set started_at = clock_timestamp()
      where r.finished_at is null and r.started_at < clock_timestamp() - interval '1 hour'
    returning 1
  )
  select exists (select from begun)
$$;

-- Deletes up to `size` expired rows of a table, oldest first. Notes and messages are deleted with their enquiry.
create function private.delete_expired(table_name text, size integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  deleted integer := 0;
  kept_days integer;
begin
  select p.days into kept_days from private.retention_periods p where p.table_name = $1;
  if kept_days is not null then
    execute format(
      'delete from public.%1$I where id in (
         select id from public.%1$I where created_at < now() - $1 * interval ''1 day''
         order by created_at limit $2)', table_name)
      using kept_days, size;
    get diagnostics deleted = row_count;
  end if;
  return deleted;
end;
$$;

create function private.finish_retention_run(counts jsonb) returns void
language sql
set search_path = ''
as $$
  update private.retention_runs set finished_at = clock_timestamp() where day = (
    select max(day) from private.retention_runs where finished_at is null);
  select private.log_event('retention_applied', detail => counts);
$$;

-- The whole run in one call, for pg_cron, which has no time limit: select private.apply_retention();
create function private.apply_retention() returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  counts jsonb := '{}';
  period record;
begin
  if not private.begin_retention_run() then
    return counts;
  end if;
  for period in select p.table_name from private.retention_periods p order by 1 loop
    counts := counts || jsonb_build_object(period.table_name, private.delete_expired(period.table_name, 2000000000));
  end loop;
  perform private.finish_retention_run(counts);
  return counts;
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.retention_preview()', 'authenticated', 'EXECUTE');

select private.apply_grants();
