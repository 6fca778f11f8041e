-- Replaces the function of 20261129213000: each enquiry has its appointment as it is now, because the message keeps the
-- time that was booked first.
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
      'appointment',
        case when a.id is not null then jsonb_build_object('state', a.state, 'starts_at', a.starts_at) end,
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
