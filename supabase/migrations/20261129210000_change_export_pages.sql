-- Replaces the function of 20261127120000. Each row looks up its own waiting time. The join before compared every row of the
-- page with every waiting enquiry.
create or replace function public.export_submissions_text(filter jsonb, before_time timestamptz, before_id uuid) returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  office private.office_hours;
  found_rows text;
begin
  perform private.require_admin();
  office := private.office();
  execute format(
    'select coalesce(json_agg(c)::text, ''[]'')
     from (
       select c.id, c.created_at, c.reference, c.status, c.first_name, c.last_name, c.email, c.company, c.role,
         c.industry, c.interest, c.message, c.source, c.page, c.first_response_at, c.spam_score, c.spam_reasons,
         (select u.email from auth.users u where u.id = c.owner_id) as owner_email,
         floor(extract(epoch from now() - w.since) / 60) as waiting_minutes,
         case when w.since is not null then
           floor((private.office_clock($1, now()) - private.office_clock($1, w.since)) / 60) end as waiting_office_minutes
       from (
         select * from public.contact_submissions c where (c.created_at, c.id) < ($2, $3) and %s
         order by c.created_at desc, c.id desc limit 500
       ) c left join lateral (
         -- `offset 0` prevents the planner from turning the lookup into a join. Other statuses need no lookup.
         select w.since from private.waiting_enquiries w
         where w.id = c.id and c.status in (''new'', ''in_progress'') offset 0
       ) w on true
       order by c.created_at desc, c.id desc
     ) c',
    private.submission_conditions(filter, office)
  ) into found_rows using office, before_time, before_id;
  return found_rows;
end;
$$;

select private.apply_grants();
