-- How the assistant finds passages: full-text search with weighted headings, and trigrams of the site's words to
-- correct misspellings. The trigrams are computed here and not by pg_trgm, so that any PostgreSQL works: embedded,
-- hosted, or one whose owner may not add extensions.

-- For generated columns, which need immutable functions: array_to_string is not marked immutable, though it is for
-- text.
create function private.joined(parts text[]) returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  -- The parser would read 800-171 as 800 and -171.
  select regexp_replace(array_to_string(parts, ' . '), '(\d)-(\d)', '\1 \2', 'g')
$$;

-- Weight A: the last two headings. B: the headings above those, except the first. D: the text.
create function private.passage_vector(heading_path text[], content text) returns tsvector
language sql
immutable
parallel safe
set search_path = ''
as $$
  select setweight(
      to_tsvector('pg_catalog.english', private.joined(heading_path[cardinality(heading_path) - 1:])), 'A'
    )
    || setweight(
      to_tsvector('pg_catalog.english', private.joined(heading_path[2:cardinality(heading_path) - 2])), 'B'
    )
    || setweight(to_tsvector('pg_catalog.english', private.joined(array[content])), 'D')
$$;

-- Weight A: title and path. C: description.
create function private.page_vector(path text, title text, description text) returns tsvector
language sql
immutable
parallel safe
set search_path = ''
as $$
  select setweight(to_tsvector('pg_catalog.english', translate(path, '/-', '  ') || ' . ' || title), 'A')
    || setweight(to_tsvector('pg_catalog.english', description), 'C')
$$;

alter table public.site_pages
  add column search tsvector generated always as (private.page_vector(path, title, description)) stored;
alter table public.site_passages
  add column search tsvector generated always as (private.passage_vector(heading_path, content)) stored;

-- Rarely written and read for every question, so new entries do not go through the pending list of the index.
create index site_pages_search_idx on public.site_pages using gin (search) with (fastupdate = off);
create index site_passages_search_idx on public.site_passages using gin (search) with (fastupdate = off);

create function private.trigrams(word text) returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select array_agg(distinct substr(padded, start, 3))
  from (select '  ' || word || ' ' as padded) p, generate_series(1, char_length(word) + 1) start
$$;

-- The site's words by their trigrams. A word that has vanished from the site remains; as a correction it finds nothing.
create table private.site_trigrams (
  trigram text not null,
  word text not null,
  primary key (trigram, word)
);

create function private.collect_site_words() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.site_trigrams (trigram, word)
  select unnest(private.trigrams(word)), word
  from (
    select distinct regexp_split_to_table(
      lower(private.joined(heading_path) || ' ' || content collate "C"), '[^a-z]+'
    ) as word
    from written
  ) words
  where char_length(word) between 4 and 30
  on conflict do nothing;
  return null;
end;
$$;

create trigger site_passages_inserted after insert on public.site_passages
  referencing new table as written
  for each statement execute function private.collect_site_words();
create trigger site_passages_updated after update on public.site_passages
  referencing new table as written
  for each statement execute function private.collect_site_words();

select private.apply_grants();
