-- A visitor who books an appointment gets the invitation at once and expects no other answer, so the promised hours do not
-- run for that enquiry. It stays open until the staff close it.

create function private.waiting_since(c public.contact_submissions) returns timestamptz
language sql
stable
set search_path = ''
as $$
  select coalesce(c.reopened_at, c.created_at)
  where c.status in ('new', 'in_progress')
    and not exists (select from private.appointments a where a.submission_id = c.id)
$$;

-- As before, with this wait.
create or replace function private.submission_row(
  c public.contact_submissions, office private.office_hours, at timestamptz
) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  since constant timestamptz := private.waiting_since(c);
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

create or replace function private.submission_order(sort text, ascending boolean) returns text
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
      'now() - private.waiting_since(c)']
  end) with ordinality as parts (expression, place)
$$;

create or replace function private.submission_conditions(filter jsonb, office private.office_hours) returns text
language sql
stable
set search_path = ''
as $$
  with wanted as (
    select key, case when jsonb_typeof(value) = 'array'
      then array(select jsonb_array_elements_text(value)) else array[value #>> '{}'] end as choices
    from jsonb_each(filter)
  ),
  conditions as (
    select case key
      when 'search' then private.search_conditions(
        'private.enquiry_text(c.first_name, c.last_name, c.email, c.company, c.role, c.industry, c.interest,'
        || ' c.message, c.source, c.reference)', choices[1])
      when 'status' then format('c.status = any (%L::text[])', choices)
      when 'owner' then case when choices[1] = 'none' then 'c.owner_id is null'
        else format('c.owner_id = %L::uuid', choices[1]) end
      when 'from' then format('c.created_at >= %L::timestamptz', choices[1]::timestamp at time zone office.time_zone)
      when 'to' then format('c.created_at < %L::timestamptz',
        (choices[1]::timestamp + interval '1 day') at time zone office.time_zone)
      when 'waiting_over' then format(
        $sql$c.status in ('new', 'in_progress') and coalesce(c.reopened_at, c.created_at) < %L::timestamptz
          and not exists (select from private.appointments a where a.submission_id = c.id)$sql$,
        private.waiting_limit(office, now()))
      when 'interest' then format('(c.interest = any (%L::text[])%s)', choices,
        case when 'none' = any (choices) then ' or c.interest is null' end)
      when 'industry' then format('(c.industry = any (%L::text[])%s)', choices,
        case when 'none' = any (choices) then ' or c.industry is null' end)
    end as condition
    from wanted
    union all
    select $sql$c.status <> 'spam'$sql$ where not filter ? 'status'
  )
  select coalesce(string_agg(condition, ' and '), 'true') from conditions
$$;

select private.apply_grants();
