-- How the assistant finds passages: full-text search with weighted headings, and trigrams of the site's words to
-- correct misspellings. Nothing outside this file depends on it except the queries of backend/assistant.

-- For generated columns, which need immutable functions: array_to_string is not marked immutable, though it is for
-- text. The parser would read 800-171 as 800 and -171.
create function private.joined(parts text[]) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(array_to_string(parts, ' . '), '(\d)-(\d)', '\1 \2', 'g')
$$;

-- Weight A: the last two headings. B: the headings above those, except the first. D: the text.
create function private.passage_vector(heading_path text[], content text) returns tsvector
language sql immutable parallel safe set search_path = ''
as $$
  select setweight(to_tsvector('pg_catalog.english', private.joined(heading_path[cardinality(heading_path) - 1:])), 'A')
    || setweight(to_tsvector('pg_catalog.english', private.joined(heading_path[2:cardinality(heading_path) - 2])), 'B')
    || setweight(to_tsvector('pg_catalog.english', private.joined(array[content])), 'D')
$$;

-- Weight A: title and path. C: description.
create function private.page_vector(path text, title text, description text) returns tsvector
language sql immutable parallel safe set search_path = ''
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
language sql immutable parallel safe set search_path = ''
as $$
  select array_agg(distinct substr(padded, start, 3))
  from (select '  ' || word || ' ' as padded) p, generate_series(1, char_length(word) + 1) start
$$;

-- The site's words by their trigrams. A word that has vanished from the site remains; as a correction it finds nothing.
create table private.site_trigrams (trigram text not null, word text not null, primary key (trigram, word));

create function private.collect_site_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.site_trigrams (trigram, word)
  select unnest(private.trigrams(word)), word
  from (
    select distinct regexp_split_to_table(
      lower(private.joined(heading_path) || ' ' || content collate "C"), '[^a-z]+') as word
    from written
  ) words
  where char_length(word) between 4 and 30
  on conflict do nothing;
  return null;
end;
$$;

create trigger site_passages_inserted after insert on public.site_passages
  referencing new table as written for each statement execute function private.collect_site_words();
create trigger site_passages_updated after update on public.site_passages
  referencing new table as written for each statement execute function private.collect_site_words();

-- For each word of a question: whether it is a stop word, how many passages and pages contain it, and, if none does,
-- the most similar words of the site and `parts`: two words of the site that were written as one, such as helpdesk.
create function private.known_words(words jsonb)
returns table (word text, is_stop boolean, passages integer, similar_words jsonb, parts jsonb)
language sql stable set search_path = ''
as $$
  with asked as (
    select w.word, w.position, plainto_tsquery('pg_catalog.english', w.word) as query
    from jsonb_array_elements_text(words) with ordinality w (word, position)
  ),
  counted as (
    select a.*, private.trigrams(a.word) as trigrams,
      (select count(*) from public.site_passages p where p.search @@ a.query)
        + (select count(*) from public.site_pages p where p.search @@ a.query) as found
    from asked a
  )
  select c.word, numnode(c.query) = 0, c.found::integer, case
    when c.found > 0 or numnode(c.query) = 0 then '[]'
    else (
      select coalesce(jsonb_agg(looks_like.word), '[]')
      from (
        select s.word from private.site_trigrams s
        where s.trigram = any (c.trigrams)
        group by s.word
        order by 2.0 * count(*) / (char_length(s.word) + cardinality(c.trigrams) + 1) desc, s.word collate "C"
        limit 12
      ) looks_like
    )
  end, case
    when c.found > 0 or numnode(c.query) = 0 then '[]'
    else (
      select coalesce(jsonb_agg(jsonb_build_array(left(c.word, cut), substr(c.word, cut + 1))) -> 0, '[]')
      from generate_series(4, char_length(c.word) - 4) cut
      where exists (
        select from private.site_trigrams s
        where s.trigram = '  ' || left(c.word, 1) and s.word = left(c.word, cut)
      )
      and exists (
        select from private.site_trigrams s
        where s.trigram = '  ' || substr(c.word, cut + 1, 1) and s.word = substr(c.word, cut + 1)
      )
    )
  end
  from counted c
  order by c.position
$$;

-- Where the terms of a question occur, each given by its index in the list, from 0. `matches` holds [term, passage,
-- page, rank, in_heading]; `page_matches` holds [term, page, rank] for the pages' titles and descriptions. `refrains`
-- are passages whose heading recurs on many pages: they mostly point elsewhere and answer little.
create function private.match_passages(terms jsonb)
returns table (passages integer, matches jsonb, page_matches jsonb, refrains jsonb)
language sql stable set search_path = ''
as $$
  with term as (
    select t.number - 1 as number, phraseto_tsquery('pg_catalog.english', t.term) as query
    from jsonb_array_elements_text(terms) with ordinality t (term, number)
  )
  select (select count(*) from public.site_passages)::integer, (
      select coalesce(jsonb_agg(jsonb_build_array(t.number, p.id, p.page_id,
        ts_rank('{0.5, 0.5, 0.65, 1}', p.search, t.query), ts_rank('{0, 0, 1, 1}', p.search, t.query) > 0)), '[]')
      from term t join public.site_passages p on p.search @@ t.query
      where numnode(t.query) > 0
    ), (
      select coalesce(
        jsonb_agg(jsonb_build_array(t.number, p.id, ts_rank('{0.5, 0.5, 0.65, 1}', p.search, t.query))), '[]')
      from term t join public.site_pages p on p.search @@ t.query
      where numnode(t.query) > 0
    ), (
      select coalesce(jsonb_agg(r.id), '[]')
      from (
        select unnest(array_agg(p.id)) as id from public.site_passages p
        group by p.heading_path[cardinality(p.heading_path)]
        having count(distinct p.page_id) > 3
      ) r
    )
$$;

select private.apply_grants();
