-- The desk counts enquiries and appointments by the page of the enquiry, and exports it.

-- As before, but for all enquiries. The pages come from visitors, so their number is limited.
create or replace function public.calendar_figures() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    with enquiries as (
      select e.id, e.page, a.state, a.created_at, a.starts_at
      from public.contact_submissions e left join private.appointments a on a.submission_id = e.id
      where e.created_at > now() - interval '90 days' and e.status <> 'spam'
    ),
    pages as (
      select page, count(*) as enquiries, count(*) filter (where state <> 'cancelled') as appointments
      from enquiries group by page order by enquiries desc, page limit 100
    )
    select jsonb_build_object(
      'median_lead_days', (
        percentile_cont(0.5) within group (order by extract(epoch from starts_at - created_at) / 86400))::numeric(6, 1),
      'booked', count(state), 'held', count(*) filter (where state = 'held'),
      'missed', count(*) filter (where state = 'missed'), 'cancelled', count(*) filter (where state = 'cancelled'),
      'by_page', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'page', p.page, 'enquiries', p.enquiries, 'appointments', p.appointments) order by p.enquiries desc, p.page), '[]')
        from pages p))
    from enquiries
  );
end;
$$;

-- As before, with the page.
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
         floor(extract(epoch from now() - since) / 60) as waiting_minutes,
         case when since is not null then
           floor((private.office_clock($1, now()) - private.office_clock($1, since)) / 60) end as waiting_office_minutes
       from public.contact_submissions c, lateral (
         select case when c.status in (''new'', ''in_progress'') then coalesce(c.reopened_at, c.created_at) end as since
       ) waiting
       where (c.created_at, c.id) < ($2, $3) and %s
       order by c.created_at desc, c.id desc limit 500
     ) c',
    private.submission_conditions(filter, office)
  ) into found_rows using office, before_time, before_id;
  return found_rows;
end;
$$;

select private.apply_grants();
