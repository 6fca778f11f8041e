-- What the assistant asks the database. Only the operator may: its answers go through the function `chat`.

-- For each word a visitor wrote: whether it says anything, in how many passages it stands, and where in none, the
-- words of the site that look most like it.
create function private.known_words(words jsonb)
returns table (word text, is_stop boolean, passages integer, similar_words jsonb)
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
  end
  from counted c
  order by c.position
$$;

-- The passages that answer best. A question is a list of ideas, each with the terms that may express it; an idea is
-- worth the more the rarer it is on the site, and counts once for a passage however often it stands there.
create function private.find_passages(terms jsonb, how_many integer)
returns table (
  path text, title text, anchor text, heading_path jsonb, content text, "position" integer,
  score real, ideas_found jsonb, rarities jsonb
)
language sql
stable
set search_path = ''
as $$
  with term as (
    select t.idea, t.weight, phraseto_tsquery('pg_catalog.english', t.term) as query
    from jsonb_to_recordset(terms) t (idea integer, term text, weight real)
  ),
  in_passage as (
    select t.idea, p.id, p.page_id,
      -- One term that fits says most of it; others beside it say that it is no accident.
      0.75 * max(t.weight * ts_rank('{0.5, 0.5, 0.65, 1}', p.search, t.query))
        + 0.25 * sum(t.weight * ts_rank('{0.5, 0.5, 0.65, 1}', p.search, t.query)) as worth,
      bool_or(ts_rank('{0, 0, 1, 1}', p.search, t.query) > 0) as in_heading
    from term t join public.site_passages p on p.search @@ t.query
    where numnode(t.query) > 0
    group by 1, 2, 3
  ),
  on_page as (
    select t.idea, p.id as page_id, max(t.weight * ts_rank('{0.5, 0.5, 0.65, 1}', p.search, t.query)) as worth
    from term t join public.site_pages p on p.search @@ t.query
    where numnode(t.query) > 0
    group by 1, 2
  ),
  rarity as (
    select i.idea, coalesce(f.found, 0) as passages,
      ln(1 + (total.passages + 0.5) / (coalesce(f.found, 0) + 0.5))::real as value
    from (select distinct idea from term) i
    left join (select idea, count(*) as found from in_passage group by 1) f on f.idea = i.idea,
    (select count(*) as passages from public.site_passages) total
  ),
  candidate as (
    select distinct id, page_id from in_passage
  ),
  scored as (
    select c.id,
      -- What the page is about need not be said again in each of its passages.
      sum(r.value * (greatest(i.worth, 0.8 * o.worth) + 0.1 * least(i.worth, o.worth)))::real as score,
      jsonb_agg(
        jsonb_build_object(
          'idea', r.idea, 'inText', i.idea is not null, 'inHeading', coalesce(i.in_heading, false) or o.idea is not null
        )
        order by r.idea
      ) filter (where i.idea is not null or o.idea is not null) as found
    from candidate c
    cross join rarity r
    left join in_passage i on i.id = c.id and i.idea = r.idea
    left join on_page o on o.page_id = c.page_id and o.idea = r.idea
    group by c.id
  )
  select g.path, g.title, p.anchor, to_jsonb(p.heading_path), p.content, p."position", s.score, s.found,
    (select jsonb_agg(jsonb_build_object('value', r.value, 'passages', r.passages) order by r.idea) from rarity r)
  from scored s
  join public.site_passages p on p.id = s.id
  join public.site_pages g on g.id = p.page_id
  order by s.score desc, g.path collate "C", p."position"
  limit how_many
$$;

select private.apply_grants();
