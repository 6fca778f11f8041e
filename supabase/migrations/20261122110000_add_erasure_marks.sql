-- The text of deleted rows stays in the database files until it is overwritten. This row says that there is such text:
-- a server with the embedded database overwrites it and deletes the row (server/database/scrub.ts). On a PostgreSQL
-- server the row only shows the operator when to vacuum (docs/operations.md).

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
  -- A retention run that deleted nothing leaves no text behind.
  if new.action <> 'retention_applied' or exists (select from jsonb_each_text(new.detail) where value <> '0') then
    insert into private.erased_text default values on conflict (only_row) do update set latest_at = clock_timestamp();
  end if;
  return null;
end;
$$;

-- Everything that erases text adds an entry to the desk log in the same transaction.
create trigger desk_events_erased after insert on public.desk_events
  for each row when (new.action in ('person_erased', 'subscription_removed', 'retention_applied'))
  execute function private.mark_erased_text();

select private.apply_grants();
