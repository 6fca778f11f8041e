-- The desk's list in every order, read by indexes: some orders used to read and sort the whole table.

create index contact_submissions_role_idx on public.contact_submissions (role, created_at desc, id desc);
create index contact_submissions_score_idx on public.contact_submissions (spam_score, created_at desc, id desc);
drop index public.contact_submissions_owner_idx;
create index contact_submissions_owner_idx on public.contact_submissions (owner_id, created_at desc, id desc);

-- Splits the order of submission_order() into consecutive parts, one for each value. An index returns the rows of a part in
-- order, so a page reads only its own rows even if most rows share a value.
create function private.submission_parts(sort text, ascending boolean)
returns table (condition text, ordering text)
language plpgsql
stable
set search_path = ''
as $$
declare
  newest constant text := 'c.created_at desc, c.id desc';
  direction constant text := case when ascending then 'asc' else 'desc' end;
  beyond constant text := case when ascending then '>' else '<' end;
  name constant text := case sort when 'signs' then 'spam_score' else sort end;
  value text;
begin
  if sort in ('created_at', 'name', 'email', 'company', 'reference') then
    return query select 'true', private.submission_order(sort, ascending);
  elsif sort = 'waiting' then
    -- The enquiry that arrived first has waited longest.
    return query values
      ($sql$c.status in ('new', 'in_progress')$sql$, format('coalesce(c.reopened_at, c.created_at) %s, %s',
        case when ascending then 'desc' else 'asc' end, newest)),
      ($sql$c.status not in ('new', 'in_progress')$sql$, newest);
  elsif sort = 'owner' then
    for value in
      select a.user_id from public.admins a join auth.users u on u.id = a.user_id
      order by case when ascending then u.email end, u.email desc
    loop
      return query select format('c.owner_id = %L', value), newest;
    end loop;
    return query select 'c.owner_id is null', newest;
  else
    -- An index finds each distinct value from the previous one (a loose index scan).
    execute format('select c.%1$I::text from public.contact_submissions c where c.%1$I is not null
      order by c.%1$I %2$s limit 1', name, direction) into value;
    while value is not null loop
      return query select format('c.%I = %L', name, value), newest;
      execute format('select c.%1$I::text from public.contact_submissions c where c.%1$I %2$s %3$L
        order by c.%1$I %4$s limit 1', name, beyond, value, direction) into value;
    end loop;
    return query select format('c.%I is null', name), newest;
  end if;
end;
$$;

-- Ids of the first `wanted` enquiries that meet the conditions, in the given order.
create function private.first_submissions(conditions text, sort text, ascending boolean, wanted bigint) returns uuid[]
language plpgsql
stable
set search_path = ''
as $$
declare
  part record;
  more uuid[];
  ids uuid[] := '{}';
begin
  for part in select * from private.submission_parts(sort, ascending) loop
    execute format(
      'select array_agg(id) from (
         select c.id from public.contact_submissions c where %s and %s order by %s limit %s) part',
      part.condition, conditions, part.ordering, wanted - cardinality(ids)
    ) into more;
    ids := ids || more;
    exit when cardinality(ids) >= wanted;
  end loop;
  return ids;
end;
$$;

select private.apply_grants();
