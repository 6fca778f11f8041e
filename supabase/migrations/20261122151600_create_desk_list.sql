-- The list of the desk. These functions bypass row security, because PostgreSQL does not use the text index under it.
-- Each function checks the admin right first.

create function private.submission_row(
  c public.contact_submissions, office private.office_hours, at timestamptz
) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  since constant timestamptz :=
    case when c.status in ('new', 'in_progress') then coalesce(c.reopened_at, c.created_at) end;
  answer jsonb := to_jsonb(c) - 'reopened_at' || jsonb_build_object(
    'owner_email', null, 'notes', (select count(*) from public.submission_notes n where n.submission_id = c.id),
    'waiting_since', since, 'waiting_minutes', null, 'waiting_office_minutes', null, 'promise', null);
begin
  if c.owner_id is not null then
    answer := answer || jsonb_build_object(
      'owner_email', (select u.email from auth.users u where u.id = c.owner_id));
  end if;
  if since is not null then
    answer := answer || jsonb_build_object(
      'waiting_minutes', floor(extract(epoch from at - since) / 60),
      'waiting_office_minutes',
        floor((private.office_clock(office, at) - private.office_clock(office, since)) / 60),
      'promise', case
        when since < private.waiting_limit(office, at) then 'overdue'
        else 'in_time' end);
  end if;
  return answer;
end;
$$;

create function private.submission_order(sort text, ascending boolean) returns text
language sql
immutable
set search_path = ''
as $$
  -- Each column that is never null has an index that ends with arrival time and id and is read in either direction. In
  -- the other columns, equal values are sorted newest first and nulls last.
  select case
    when sort in ('created_at', 'name', 'email', 'company', 'reference') then
      string_agg(expression || case when ascending then ' asc' else ' desc' end, ', ' order by place)
    else string_agg(expression || case when ascending then ' asc' else ' desc' end || ' nulls last', ', ')
      || ', c.created_at desc, c.id desc' end
  from unnest(case sort
    when 'created_at' then array['c.created_at', 'c.id']
    when 'name' then array['lower(c.last_name)', 'lower(c.first_name)', 'c.created_at', 'c.id']
    when 'email' then array['c.email', 'c.created_at', 'c.id']
    when 'company' then array['lower(c.company)', 'c.created_at', 'c.id']
    when 'reference' then array['c.reference']
    when 'role' then array['c.role']
    when 'industry' then array['c.industry']
    when 'interest' then array['c.interest']
    when 'status' then array['c.status']
    when 'signs' then array['c.spam_score']
    when 'owner' then array[
      'case when c.owner_id is not null then (select u.email from auth.users u where u.id = c.owner_id) end']
    -- The length of the wait, so that descending order starts with the longest.
    when 'waiting' then array[
      $sql$now() - case when c.status in ('new', 'in_progress') then coalesce(c.reopened_at, c.created_at) end$sql$]
  end) with ordinality as parts (expression, place)
$$;

create function public.list_submissions(
  filter jsonb default '{}', sort text default 'created_at', ascending boolean default false,
  page integer default 1, page_size integer default 100
) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  exact_total constant integer := 10000;
  office private.office_hours;
  conditions text;
  ordering text;
  size constant integer := least(greatest(page_size, 1), 100);
  total integer;
  found_ids uuid[];
  found_rows jsonb;
begin
  perform private.require_admin();
  office := private.office();
  conditions := private.submission_conditions(filter, office);
  ordering := private.submission_order(sort, ascending);
  if ordering is null then
    raise exception using errcode = '22023', message = 'The list cannot be sorted by that.';
  end if;
  if filter ? 'search' then
    execute format(
      'select count(*), array_agg(id) from (select c.id from public.contact_submissions c where %s limit %s) found',
      conditions, exact_total + 1
    ) into total, found_ids;
    -- Searching the texts again for the page would take as long as the first search.
    if total <= exact_total then
      conditions := 'c.id = any ($2)';
    end if;
  else
    execute format(
      'select count(*) from (select from public.contact_submissions c where %s limit %s) found',
      conditions, exact_total + 1
    ) into total;
  end if;
  execute format(
    'select coalesce(jsonb_agg(private.submission_row(c, $1, now()) order by position), ''[]'')
     from (
       select id, row_number() over () as position from (
         select c.id from public.contact_submissions c where %s order by %s limit %s offset %s
       ) ordered
     ) chosen join public.contact_submissions c using (id)',
    conditions, ordering, size, (greatest(page, 1) - 1)::bigint * size
  ) into found_rows using office, found_ids;
  return jsonb_build_object(
    'rows', found_rows,
    'page', greatest(page, 1),
    'page_size', size,
    'total', least(total, exact_total),
    'total_is_exact', total <= exact_total
  );
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.list_submissions(jsonb,text,boolean,integer,integer)', 'authenticated', 'EXECUTE');

select private.apply_grants();
