-- Since when an enquiry has been waiting; null if it is not. `a` is its appointment, a row of nulls if it has none. The function
-- has no `set search_path`, because the planner does not inline functions with settings.
create function private.waiting_since(c public.contact_submissions, a private.appointments) returns timestamptz
language sql
immutable
as $$
  select case
    when c.status in ('new', 'in_progress') and (a.id is null or a.state = 'cancelled' or c.reopened_at > a.ends_at)
    -- `greatest` ignores null.
    then greatest(coalesce(c.reopened_at, c.created_at), a.cancelled_at) end
$$;

-- The status condition repeats part of the function, because the planner uses the partial index only if the query states it.
create or replace view private.waiting_enquiries with (security_invoker = true) as
  select c.id, coalesce(c.reopened_at, c.created_at) as arrived, private.waiting_since(c, a) as since
  from public.contact_submissions c left join private.appointments a on a.submission_id = c.id
  where c.status in ('new', 'in_progress') and private.waiting_since(c, a) is not null;

-- Replaces the function of 20261129190000. The join with the view compared each row of the page with every waiting enquiry.
create or replace function private.submission_rows(ids uuid[], office private.office_hours, at timestamptz) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  clock constant double precision := private.office_clock(office, at);
  overdue_before constant timestamptz := private.waiting_limit(office, at);
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(c) - 'reopened_at' || jsonb_build_object(
      'owner_email', u.email,
      'notes', (select count(*) from public.submission_notes n where n.submission_id = c.id),
      'waiting_since', w.since,
      'waiting_minutes', floor(extract(epoch from at - w.since) / 60),
      'waiting_office_minutes',
        case when w.since is not null then floor((clock - private.office_clock(office, w.since)) / 60) end,
      'promise', case when w.since < overdue_before then 'overdue' when w.since is not null then 'in_time' end
    ) order by chosen.position), '[]')
    from unnest(ids) with ordinality chosen (id, position)
    join public.contact_submissions c using (id)
    left join private.appointments a on a.submission_id = c.id
    cross join lateral (select private.waiting_since(c, a) as since) w
    left join auth.users u on u.id = c.owner_id
  );
end;
$$;

select private.apply_grants();
