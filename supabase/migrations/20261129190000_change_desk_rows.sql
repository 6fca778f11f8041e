-- The rows of the desk's list are put together by one query instead of a function call for each, which took two thirds of
-- the time of a page.

create function private.submission_rows(ids uuid[], office private.office_hours, at timestamptz) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  clock constant double precision := private.office_clock(office, at);
  overdue_before constant timestamptz := private.waiting_limit(office, at);
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(c) - 'reopened_at' || jsonb_build_object(
      'owner_email', u.email,
      'notes', (select count(*) from public.submission_notes n where n.submission_id = c.id),
      'waiting_since', w.since,
      'waiting_minutes', floor(extract(epoch from at - w.since) / 60),
      'waiting_office_minutes',
        case when w.since is not null then floor((clock - private.office_clock(office, w.since)) / 60) end,
      'promise', case when w.since < overdue_before then 'overdue' when w.since is not null then 'in_time' end
    ) order by chosen.position), '[]')
    from unnest(ids) with ordinality chosen (id, position)
    join public.contact_submissions c using (id)
    left join private.waiting_enquiries w using (id)
    left join auth.users u on u.id = c.owner_id
  );
end;
$$;

-- Replaces the function of 20261127090000.
create or replace function private.submission_row(
  c public.contact_submissions, office private.office_hours, at timestamptz
) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  return private.submission_rows(array[c.id], office, at) -> 0;
end;
$$;

-- Replaces the function of 20261123110100: the second part of a search no longer reads the rows of the first again.
create or replace function private.search_submissions(
  filter jsonb, office private.office_hours, sort text, ascending boolean, size integer, skipped bigint,
  out ids uuid[], out total integer, out is_exact boolean
)
language plpgsql
stable
set search_path = ''
as $$
declare
  most_matches constant integer := 3000;
  conditions constant text := private.submission_conditions(filter, office);
  ordering constant text := private.submission_order(sort, ascending);
  wanted constant bigint := skipped + size;
  already_read integer := 0;
  part_size integer := 1300;
  seen integer;
  matches uuid[];
begin
  while sort in ('created_at', 'name', 'email', 'company', 'reference') loop
    execute format(
      'select count(*), array_agg(id) filter (where %s) from (
         select c.id, private.enquiry_text(c.first_name, c.last_name, c.email, c.company, c.role, c.industry, c.interest,
           c.message, c.source, c.reference) as text
         from (select * from public.contact_submissions c where %s order by %s limit %s offset %s) c offset 0
       ) part',
      coalesce(private.search_conditions('text', filter ->> 'search'), 'true'),
      private.submission_conditions(filter - 'search', office), ordering, part_size, already_read
    ) into seen, matches;
    ids := ids || matches;
    total := coalesce(cardinality(ids), 0);
    is_exact := seen < part_size;
    if is_exact or total > wanted then
      ids := ids[skipped + 1:wanted];
      if not is_exact then
        total := greatest(wanted, (total - 1) / 100 * 100);
      end if;
      return;
    end if;
    exit when already_read > 0 or 3 * total < wanted;
    already_read := part_size;
    -- Estimated number of rows that contain a full page of matches, less those that were read.
    part_size := part_size * 1.3 * wanted / total - already_read;
  end loop;
  execute format(
    'select count(*), (array_agg(c.id order by %s))[%s:%s] from (
       select * from public.contact_submissions c where %s limit %s) c',
    ordering, skipped + 1, wanted, conditions, most_matches + 1
  ) into total, ids;
  is_exact := total <= most_matches;
  if not is_exact then
    total := most_matches;
    ids := (private.first_submissions(conditions, sort, ascending, wanted))[skipped + 1:wanted];
  end if;
end;
$$;

-- Replaces the function of 20261123110100.
create or replace function public.list_submissions(
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
  size constant integer := least(greatest(page_size, 1), 100);
  skipped constant bigint := (greatest(page, 1) - 1)::bigint * size;
  total integer;
  is_exact boolean;
  found_ids uuid[];
begin
  perform private.require_admin();
  office := private.office();
  if private.submission_order(sort, ascending) is null then
    raise exception using errcode = '22023', message = 'The list cannot be sorted by that.';
  end if;
  if filter ? 'search' then
    select s.ids, s.total, s.is_exact into found_ids, total, is_exact
      from private.search_submissions(filter, office, sort, ascending, size, skipped) s;
  else
    conditions := private.submission_conditions(filter, office);
    execute format(
      'select count(*) from (select from public.contact_submissions c where %s limit %s) found',
      conditions, exact_total + 1
    ) into total;
    is_exact := total <= exact_total;
    total := least(total, exact_total);
    found_ids := (private.first_submissions(conditions, sort, ascending, skipped + size))[skipped + 1:skipped + size];
  end if;
  return jsonb_build_object(
    'rows', private.submission_rows(found_ids, office, now()),
    'page', greatest(page, 1), 'page_size', size, 'total', total, 'total_is_exact', is_exact);
end;
$$;

select private.apply_grants();
