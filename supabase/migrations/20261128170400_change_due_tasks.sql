-- A last run in the future means that the clock has been set back since, so the task counts as due. Otherwise it would not
-- run until that time: the calendar would offer taken times, and expired rows would not be deleted.
create or replace function private.due_busy_imports() returns table (consultant uuid, url text)
language sql
set search_path = ''
as $$
  update private.consultants c set busy_read_at = clock_timestamp()
  where c.id in (
    select d.id from private.consultants d
    where d.busy_url is not null and private.has_admin_account(d)
      and (d.busy_read_at is null
        or d.busy_read_at not between clock_timestamp() - interval '1 hour' and clock_timestamp())
    order by d.busy_read_at nulls first limit 20 for update skip locked)
  returning c.id, c.busy_url
$$;

-- The minute allows for a server that read the clock, then waited for the row while another began the task.
create or replace function private.begin_task(task text, pause interval) returns boolean
language sql
set search_path = ''
as $$
  with begun as (
    insert into private.task_runs as t (task, started_at) values ($1, clock_timestamp())
    on conflict on constraint task_runs_pkey do update set started_at = excluded.started_at
      where t.started_at not between excluded.started_at - $2 and excluded.started_at + interval '1 minute'
    returning 1
  )
  select exists (select from begun)
$$;

select private.apply_grants();
