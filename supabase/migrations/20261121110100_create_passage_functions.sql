-- The assistant's queries. Only the operator may call them; visitors get the results through the function `chat`.

-- For each word of a question: whether it is a stop word, how many passages and pages contain it, and, if none does,
-- the most similar words of the site.
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

-- Finds the best passages. A question is a list of ideas, each with the terms that may express it. A term counts more
-- the rarer it is on the site, and an idea counts once per passage, however often it occurs.
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
    select row_number() over () as number, t.idea, t.weight, t.own,
      phraseto_tsquery('pg_catalog.english', t.term) as query
    from jsonb_to_recordset(terms) t (idea integer, term text, weight real, own boolean)
  ),
  total as (
    select count(*) as passages from public.site_passages
  ),
  match as materialized (
    select t.number, t.idea, t.weight, p.id, p.page_id,
      ts_rank('{0.5, 0.5, 0.65, 1}', p.search, t.query) as place,
      ts_rank('{0, 0, 1, 1}', p.search, t.query) > 0 as in_heading
    from term t join public.site_passages p on p.search @@ t.query
    where numnode(t.query) > 0
  ),
  page_match as materialized (
    select t.number, t.idea, t.weight, p.id as page_id, ts_rank('{0.5, 0.5, 0.65, 1}', p.search, t.query) as place
    from term t join public.site_pages p on p.search @@ t.query
    where numnode(t.query) > 0
  ),
  counted as (
    select t.number, t.idea, t.own, count(m.id) as passages,
      ln(1 + (total.passages + 0.5) / (count(m.id) + 0.5)) as value
    from total, term t left join match m on m.number = t.number
    group by t.number, t.idea, t.own, total.passages
  ),
  idea_found as (
    select idea, count(distinct id) as passages from match group by 1
  ),
  -- A synonym counts at most as much as the word itself, if the site uses that word, and no term counts much more than
  -- its idea.
  term_rarity as (
    select c.number,
      least(c.value, o.value, 1.5 + ln(1 + (total.passages + 0.5) / (coalesce(f.passages, 0) + 0.5))) as value
    from total, counted c
    left join counted o on o.idea = c.idea and o.own and o.passages > 0
    left join idea_found f on f.idea = c.idea
  ),
  in_passage as (
    select m.idea, m.id, m.page_id, bool_or(m.in_heading) as in_heading,
      -- The best term contributes most; further terms confirm that the match is no accident.
      0.8 * max(m.weight * m.place * r.value)
        + 0.2 * least(sum(m.weight * m.place * r.value), 2 * max(m.weight * m.place * r.value)) as worth
    from match m join term_rarity r on r.number = m.number
    group by 1, 2, 3
  ),
  on_page as (
    select m.idea, m.page_id, max(m.weight * m.place * r.value) as worth
    from page_match m join term_rarity r on r.number = m.number
    group by 1, 2
  ),
  rarity as (
    select i.idea, coalesce(f.passages, 0) as passages,
      ln(1 + (total.passages + 0.5) / (coalesce(f.passages, 0) + 0.5))::real as value
    from (select distinct idea from term) i
    left join idea_found f on f.idea = i.idea,
    total
  ),
  candidate as (
    select distinct id, page_id from in_passage
  ),
  -- Passages whose heading recurs on many pages mostly point elsewhere and answer little.
  refrain as (
    select heading_path[cardinality(heading_path)] as heading from public.site_passages
    group by 1 having count(distinct page_id) > 3
  ),
  scored as (
    select c.id,
      -- A match in the page's title or description counts for its passages too, which need not repeat the page's topic.
      sum(greatest(i.worth, 0.8 * o.worth) + 0.1 * least(i.worth, o.worth))::real as score,
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
  select g.path, g.title, p.anchor, to_jsonb(p.heading_path), p.content, p."position",
    case when r.heading is null then s.score else s.score / 2 end, s.found,
    (select jsonb_agg(jsonb_build_object('value', r.value, 'passages', r.passages) order by r.idea) from rarity r)
  from scored s
  join public.site_passages p on p.id = s.id
  join public.site_pages g on g.id = p.page_id
  left join refrain r on r.heading = p.heading_path[cardinality(p.heading_path)]
  order by 7 desc, g.path collate "C", p."position"
  limit how_many
$$;

select private.apply_grants();
