-- Counts of the assistant's tokens and answers. No text of a conversation is stored.

-- Tokens of the language model per day.
create table private.chat_usage (
  -- In UTC.
  day date primary key,
  tokens bigint not null default 0 check (tokens >= 0)
);

-- Answers per week, so that editors see what is asked and what could not be answered.
create table private.assistant_answers (
  -- The Monday of the week, in UTC.
  week date not null,
  kind text not null check (kind in ('entry', 'intent', 'passage', 'none')),
  -- The entry of content/answers, the intent, or the place of the passage; all written by us, never by a visitor.
  name text not null check (char_length(name) <= 200),
  answers integer not null check (answers > 0),
  primary key (week, kind, name)
);

-- Adds counts: [{"kind": "entry", "name": "ai-education.cost", "answers": 2}, ...]. Deletes counts older than a year.
create function private.count_assistant_answers(counts jsonb) returns void
language sql
set search_path = ''
as $$
  delete from private.assistant_answers where week < (now() at time zone 'utc')::date - 370;
  insert into private.assistant_answers as known (week, kind, name, answers)
  select date_trunc('week', now() at time zone 'utc')::date, one.kind, one.name, one.answers
  from jsonb_to_recordset(counts) as one (kind text, name text, answers integer)
  on conflict (week, kind, name) do update set answers = known.answers + excluded.answers;
$$;

-- The last eight weeks, newest first, with the answers of each kind, and what was answered in one of these weeks.
create function public.assistant_statistics(week date default null) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  this_week date := date_trunc('week', now() at time zone 'utc')::date;
  chosen date := coalesce(date_trunc('week', week::timestamp)::date, this_week);
begin
  perform private.require_admin();
  return jsonb_build_object(
    'weeks', (
      select jsonb_agg(to_jsonb(totals) order by totals.week desc) from (
        select days.monday as week,
          coalesce(sum(a.answers) filter (where a.kind = 'entry'), 0) as entry,
          coalesce(sum(a.answers) filter (where a.kind = 'intent'), 0) as intent,
          coalesce(sum(a.answers) filter (where a.kind = 'passage'), 0) as passage,
          coalesce(sum(a.answers) filter (where a.kind = 'none'), 0) as none
        from (select this_week - 7 * ago as monday from generate_series(0, 7) ago) days
        left join private.assistant_answers a on a.week = days.monday
        group by days.monday) totals),
    'week', chosen,
    'names', (
      select coalesce(
        jsonb_agg(jsonb_build_object('kind', a.kind, 'name', a.name, 'answers', a.answers)
          order by a.answers desc, a.kind, a.name collate "C"), '[]')
      from private.assistant_answers a where a.week = chosen));
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.assistant_statistics(date)', 'authenticated', 'EXECUTE');

select private.apply_grants();
