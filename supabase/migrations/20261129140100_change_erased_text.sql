-- An interrupted retention run leaves erased text behind, too, and its numbers belong in the desk log.

-- The rows that the run has deleted from each table.
alter table private.retention_runs add column counts jsonb not null default '{}';

create or replace function private.delete_expired(table_name text, size integer) returns integer
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
         select id from public.%1$I where created_at < now() - $1 * interval ''1 day'' and not %2$s
         order by created_at limit $2)', table_name,
      case table_name when 'contact_submissions' then 'private.has_upcoming_appointment(id)' else 'false' end)
      using kept_days, size;
    get diagnostics deleted = row_count;
  end if;
  if deleted > 0 then
    insert into private.erased_text default values on conflict (is_only) do update set latest_at = clock_timestamp();
    update private.retention_runs r
      set counts = r.counts || jsonb_build_object($1, coalesce((r.counts ->> $1)::integer, 0) + deleted)
      where r.day = (select max(o.day) from private.retention_runs o where o.finished_at is null);
  end if;
  return deleted;
end;
$$;

-- Logs the numbers of this run and of interrupted ones before it. `counts` names the tables, also those that lost no row.
create or replace function private.finish_retention_run(counts jsonb) returns void
language sql
set search_path = ''
as $$
  with finished as (
    update private.retention_runs r set finished_at = clock_timestamp() where r.finished_at is null returning r.counts
  )
  select private.log_event('retention_applied', detail => finish_retention_run.counts || (
    select coalesce(jsonb_object_agg(total.name, total.deleted), '{}')
    from (
      select each.key as name, sum(each.value::integer) as deleted
      from finished f, jsonb_each_text(f.counts) each group by each.key
    ) total))
$$;

select private.apply_grants();
