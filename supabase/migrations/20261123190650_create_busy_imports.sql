-- The imports of busy times from the calendars of consultants.

-- Claims the imports that are due, so that several servers share them.
create function private.due_busy_imports() returns table (consultant uuid, url text)
language sql
set search_path = ''
as $$
  update private.consultants c set busy_read_at = clock_timestamp()
  where c.id in (
    select d.id from private.consultants d
    where d.busy_url is not null and private.has_admin_account(d)
      and (d.busy_read_at is null or d.busy_read_at < clock_timestamp() - interval '1 hour')
    order by d.busy_read_at nulls first limit 20 for update skip locked)
  returning c.id, c.busy_url
$$;

-- Replaces the imported busy times, [[start, end], …]. After an error, those of the last import stay.
create function private.store_busy_times(consultant uuid, spans jsonb, error text default null) returns void
language plpgsql
set search_path = ''
as $$
begin
  update private.consultants c set busy_error = left(error, 300) where c.id = consultant and c.busy_url is not null;
  if not found or error is not null then
    return;
  end if;
  delete from private.busy_times b where b.consultant_id = consultant;
  insert into private.busy_times (consultant_id, span)
  select consultant, tstzrange((s ->> 0)::timestamptz, (s ->> 1)::timestamptz)
  from jsonb_array_elements(spans) s
  where (s ->> 0)::timestamptz < (s ->> 1)::timestamptz;
end;
$$;

select private.apply_grants();
