-- An hourly limit on new rows, counted over all visitors. The operator may change the number; null lifts the limit.
-- Concurrent inserts may exceed it by a few rows: it protects against floods and is not an exact count.

create table private.hourly_limits (
  table_name text primary key,
  rows_per_hour integer check (rows_per_hour > 0)
);

create function private.limit_rows_per_hour() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  allowed integer;
  recent integer;
begin
  select rows_per_hour into allowed from private.hourly_limits where table_name = tg_table_name;
  if allowed is null then
    return new;
  end if;
  execute format('select count(*) from (select from %s where created_at > $1 limit $2) rows', tg_relid::regclass)
    into recent
    using clock_timestamp() - interval '1 hour', allowed;
  if recent >= allowed then
    raise exception using errcode = 'PT429', message = 'Too many entries at the moment. Please try again later.';
  end if;
  return new;
end;
$$;

-- Trims the same white space as trim() in the browser: Unicode white space and the byte order mark.
create function private.trim_text(value text) returns text
language sql
immutable
set search_path = ''
as $$
  select btrim(
    value,
    U&'\0009\000A\000B\000C\000D\0020\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\3000\FEFF'
  )
$$;

select private.apply_grants();
