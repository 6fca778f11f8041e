-- The assistant ranks matches in its own code. On the embedded database nearly all of an answer's time went into
-- joining ideas with passages, for which a few numbers and a Map suffice.

drop function private.find_passages(jsonb, integer);

-- Where the terms of a question occur, each given by its index in the list, from 0. `matches` holds [term, passage,
-- page, place, in_heading]; `page_matches` holds [term, page, place] for the pages' titles and descriptions. `place` is
-- the rank.
create function private.match_passages(terms jsonb)
returns table (passages integer, matches jsonb, page_matches jsonb, refrains jsonb)
language sql
stable
set search_path = ''
as $$
  with term as (
    select t.number - 1 as number, phraseto_tsquery('pg_catalog.english', t.term) as query
    from jsonb_array_elements_text(terms) with ordinality t (term, number)
  )
  select
    (select count(*) from public.site_passages)::integer,
    (
      select coalesce(
        jsonb_agg(
          jsonb_build_array(
            t.number, p.id, p.page_id,
            ts_rank('{0.5, 0.5, 0.65, 1}', p.search, t.query),
            ts_rank('{0, 0, 1, 1}', p.search, t.query) > 0
          )
        ),
        '[]'
      )
      from term t join public.site_passages p on p.search @@ t.query
      where numnode(t.query) > 0
    ),
    (
      select coalesce(
        jsonb_agg(jsonb_build_array(t.number, p.id, ts_rank('{0.5, 0.5, 0.65, 1}', p.search, t.query))), '[]'
      )
      from term t join public.site_pages p on p.search @@ t.query
      where numnode(t.query) > 0
    ),
    -- Passages whose heading recurs on many pages mostly point elsewhere and answer little.
    (
      select coalesce(jsonb_agg(r.id), '[]')
      from (
        select unnest(array_agg(p.id)) as id from public.site_passages p
        group by p.heading_path[cardinality(p.heading_path)]
        having count(distinct p.page_id) > 3
      ) r
    )
$$;

-- As before, plus `parts`: two words of the site that were written as one, such as helpdesk.
drop function private.known_words(jsonb);

create function private.known_words(words jsonb)
returns table (word text, is_stop boolean, passages integer, similar_words jsonb, parts jsonb)
language sql
stable
set search_path = ''
as $$
  with asked as (
    select w.word, w.position, plainto_tsquery('pg_catalog.english', w.word) as query
    from jsonb_array_elements_text(words) with ordinality w (word, position)
  ),
  counted as (
    select a.*, private.trigrams(a.word) as trigrams, (
      select count(*) from public.site_passages p where p.search @@ a.query
    ) + (
      select count(*) from public.site_pages p where p.search @@ a.query
    ) as found
    from asked a
  )
  select c.word, numnode(c.query) = 0, c.found::integer, case
    when c.found > 0 or numnode(c.query) = 0 then '[]'
    else (
      select coalesce(jsonb_agg(looks_like.word), '[]')
      from (
        select s.word
        from private.site_trigrams s
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

select private.apply_grants();
