-- Search over all text of an enquiry by a trigram index.

-- Without pg_trgm the search runs without the index: slower, with the same results. An extension that is already
-- installed may be in any schema.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_trgm')
    and not exists (select from pg_extension where extname = 'pg_trgm') then
    create schema if not exists extensions;
    create extension pg_trgm with schema extensions;
  end if;
end
$$;

-- Lower-cases only ASCII letters, which takes a tenth of the time that all alphabets would take for each row examined.
-- Has no fixed search_path, because that would prevent inlining.
create function private.enquiry_text(
  first_name text, last_name text, email text, company text, role text, industry text, interest text,
  message text, source text, reference text
) returns text
language sql
immutable
as $$
  select lower((
    ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || company || ' ' || coalesce(role, '') || ' '
    || coalesce(industry, '') || ' ' || coalesce(interest, '') || ' ' || source || ' ' || reference || ' ' || message
  ) collate "C")
$$;

do $$
declare
  home text := (
    select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm');
begin
  if home is not null then
    -- The body of enquiry_text is repeated here, because an index calls its functions with the rights of the inserting
    -- visitor, who may not call ours. The last collation is the one that inlining the function adds. A test ensures that
    -- searches use the index.
    execute format(
      $sql$create index contact_submissions_text_search_idx on public.contact_submissions using gin ((lower((
        ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || company || ' ' || coalesce(role, '') || ' '
        || coalesce(industry, '') || ' ' || coalesce(interest, '') || ' ' || source || ' ' || reference || ' ' || message
      ) collate "C") collate pg_catalog."default") %I.gin_trgm_ops)$sql$, home);
    execute format(
      'create index newsletter_subscriptions_search_idx on public.newsletter_subscriptions
        using gin (email %I.gin_trgm_ops)', home);
  end if;
end
$$;

-- One condition for each word: the text contains it, or, if it has only one or two letters, a word of the text begins
-- with it. Only ASCII is lower-cased in the text, so other alphabets are searched in lower case, capitalised and in
-- capitals.
create function private.search_conditions(text_sql text, search text) returns text
language sql
immutable
set search_path = ''
as $$
  select string_agg(format('%s like any (%L::text[])', text_sql, (
      select array_agg(distinct start || regexp_replace(variant, '([\\%_])', '\\\1', 'g') || '%')
      from unnest(array[
          lower(lower(word) collate "C"),
          lower(upper(left(word, 1)) || substr(lower(word), 2) collate "C"),
          lower(upper(word) collate "C")
        ]) variant,
        unnest(case when char_length(word) < 3 then array['% ', E'%\n'] else array['%'] end) start
    )), ' and ')
  from (
    select word from regexp_split_to_table(search, '\s+') word where word <> '' limit 10
  ) words
$$;

-- The filter of shared/desk.ts as a condition on contact_submissions c. Only the filter's values enter the SQL text, and
-- they are quoted.
create function private.submission_conditions(filter jsonb, office private.office_hours) returns text
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
        $sql$c.status in ('new', 'in_progress') and coalesce(c.reopened_at, c.created_at) < %L::timestamptz$sql$,
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
