-- The desk's list: a search reads the texts of a bounded number of enquiries, however many there are.

-- Ids of one page of search results, and the number of matches: exact, or a lower bound.
--
-- A common word fills the page from the first rows in the order of the list, whose texts are read once. For a rare word the
-- text index finds all matches. Reading the texts is what takes long, so each way stops early.
create function private.search_submissions(
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
  first_rows integer := 1300;
  seen integer;
begin
  while sort in ('created_at', 'name', 'email', 'company', 'reference') loop
    execute format(
      'select count(*), array_agg(id) filter (where %s) from (
         select c.id, private.enquiry_text(c.first_name, c.last_name, c.email, c.company, c.role, c.industry, c.interest,
           c.message, c.source, c.reference) as text
         from (select * from public.contact_submissions c where %s order by %s limit %s) c offset 0
       ) first_rows',
      coalesce(private.search_conditions('text', filter ->> 'search'), 'true'),
      private.submission_conditions(filter - 'search', office), ordering, first_rows
    ) into seen, ids;
    total := coalesce(cardinality(ids), 0);
    is_exact := seen < first_rows;
    if is_exact or total > wanted then
      ids := ids[skipped + 1:wanted];
      if not is_exact then
        total := greatest(wanted, (total - 1) / 100 * 100);
      end if;
      return;
    end if;
    exit when first_rows > 1300 or 3 * total < wanted;
    -- Estimated number of rows that contain a full page of matches.
    first_rows := first_rows * 1.3 * wanted / total;
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
  found_rows jsonb;
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
  select coalesce(jsonb_agg(private.submission_row(c, office, now()) order by chosen.position), '[]') into found_rows
    from unnest(found_ids) with ordinality chosen (id, position) join public.contact_submissions c using (id);
  return jsonb_build_object(
    'rows', found_rows, 'page', greatest(page, 1), 'page_size', size, 'total', total, 'total_is_exact', is_exact);
end;
$$;

select private.apply_grants();
