-- Enquiries for an export as one JSON text. As a value it was parsed, copied between threads and formatted again on its way
-- to the file, and collecting that garbage took longer than the query. Longer pages outlive the first garbage collections.

-- Only the columns of the file (backend/export/columns.ts). The office clock is read only for enquiries that wait.
-- json_agg keeps the order of the subquery.
create function public.export_submissions_text(filter jsonb, before_time timestamptz, before_id uuid) returns text
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
         c.industry, c.interest, c.message, c.source, c.first_response_at, c.spam_score, c.spam_reasons,
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

-- Servers of the release before call it.
create or replace function public.export_submissions(filter jsonb, before_time timestamptz, before_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select public.export_submissions_text(filter, before_time, before_id)::jsonb
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.export_submissions_text(jsonb,timestamptz,uuid)', 'authenticated', 'EXECUTE');

select private.apply_grants();
