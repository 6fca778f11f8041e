-- Deleted rows leave their text in the files of a database until something overwrites it. This row says that there is
-- such text: the server with the embedded database overwrites it and removes the row (server/database/scrub.ts). On a
-- PostgreSQL server the row only tells the operator when to vacuum (docs/operations.md).

create table private.erased_text (
  only_row boolean primary key default true check (only_row),
  latest_at timestamptz not null default clock_timestamp()
);

create function private.mark_erased_text() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- A daily run that deleted nothing leaves nothing behind.
  if new.action <> 'retention_applied' or exists (select from jsonb_each_text(new.detail) where value <> '0') then
    insert into private.erased_text default values on conflict (only_row) do update set latest_at = clock_timestamp();
  end if;
  return null;
end;
$$;

-- Whatever erases says so in the desk's log, in the same transaction.
create trigger desk_events_erased after insert on public.desk_events
  for each row when (new.action in ('person_erased', 'subscription_removed', 'retention_applied'))
  execute function private.mark_erased_text();

select private.apply_grants();
