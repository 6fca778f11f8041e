-- A search for O'Brien also finds O’Brien: telephones type the curly apostrophe, keyboards the straight one. Each kind of
-- apostrophe in a searched word stands for any one character.

create or replace function private.search_conditions(text_sql text, search text) returns text
language sql
immutable
set search_path = ''
as $$
  select string_agg(format('%s like any (%L::text[])', text_sql, (
      select array_agg(distinct start || translate(regexp_replace(variant, '([\\%_])', '\\\1', 'g'), '''’‘ʼ', '____') || '%')
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

select private.apply_grants();
