-- Replaces the function of 20261129190000. If few of the first rows of the list match but many later rows do, the function now
-- reads another part of the list, and sorts all matches only if that part does not fill the page.
create or replace function private.search_submissions(
  filter jsonb, office private.office_hours, sort text, ascending boolean, size integer, skipped bigint,
  out ids uuid[], out total integer, out is_exact boolean
)
language plpgsql
stable
set search_path = ''
as $$
declare
  most_matches constant integer := 1000;
  first_part constant integer := 1300;
  later_part constant integer := 4000;
  conditions constant text := private.submission_conditions(filter, office);
  ordering constant text := private.submission_order(sort, ascending);
  others constant text := private.submission_conditions(filter - 'search', office);
  has_words constant text := coalesce(private.search_conditions('text', filter ->> 'search'), 'true');
  wanted constant bigint := skipped + size;
  already_read integer := 0;
  part_size integer := first_part;
  seen integer;
  matches uuid[];
  -- Evaluates the text of each row once. Its parameters are conditions, order, limit and offset.
  texts constant text :=
    'select c.id, private.enquiry_text(c.first_name, c.last_name, c.email, c.company, c.role, c.industry, c.interest,
       c.message, c.source, c.reference) as text
     from (select * from public.contact_submissions c where %s order by %s limit %s offset %s) c offset 0';
begin
  while sort in ('created_at', 'name', 'email', 'company', 'reference') loop
    execute format(
      'select count(*), array_agg(id) filter (where %s) from (%s) part',
      has_words, format(texts, others, ordering, part_size, already_read)
    ) into seen, matches;
    ids := ids || matches;
    already_read := already_read + seen;
    total := coalesce(cardinality(ids), 0);
    is_exact := seen < part_size;
    if is_exact or total > wanted then
      ids := ids[skipped + 1:wanted];
      if not is_exact then
        total := greatest(wanted, (total - 1) / 100 * 100);
      end if;
      return;
    end if;
    exit when already_read > first_part or 3 * total < wanted;
    -- Estimated number of rows to read for a full page of matches, minus the rows already read.
    part_size := part_size * 1.3 * wanted / total - already_read;
  end loop;
  execute format(
    'select count(*), (array_agg(c.id order by %s))[%s:%s] from (
       select * from public.contact_submissions c where %s limit %s) c',
    ordering, skipped + 1, wanted, conditions, most_matches + 1
  ) into total, matches;
  is_exact := total <= most_matches;
  if is_exact then
    ids := matches;
    return;
  end if;
  total := most_matches;
  if already_read > 0 then
    execute format(
      'select array_agg(id) from (select id from (%s) part where %s limit %s) found',
      format(texts, others, ordering, later_part, already_read), has_words, wanted - coalesce(cardinality(ids), 0)
    ) into matches;
    ids := ids || matches;
    if cardinality(ids) = wanted then
      ids := ids[skipped + 1:wanted];
      return;
    end if;
  end if;
  ids := (private.first_submissions(conditions, sort, ascending, wanted))[skipped + 1:wanted];
end;
$$;

select private.apply_grants();
