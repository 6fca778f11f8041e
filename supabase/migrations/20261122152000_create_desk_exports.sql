-- Exports in batches of rows, for a streamed file (backend/export). Rows are ordered by arrival, which no edit changes,
-- and rows that arrive after the start are left out. Each matching row therefore appears exactly once.

-- Logs the start of an export and returns its first cursor. The search words may name a person, so they are not logged.
create function public.begin_export(kind text, filter jsonb default '{}') returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if kind not in ('submissions', 'newsletter') then
    raise exception using errcode = '22023', message = 'There is no such export.';
  end if;
  -- Fails on an invalid filter before the first byte is sent.
  perform private.submission_conditions(filter, private.office());
  perform private.log_event(kind || '_exported',
    detail => jsonb_build_object('filters', (
      select string_agg(key, ' ' order by key) from jsonb_object_keys(filter) key)));
  return jsonb_build_object('created_at', clock_timestamp(), 'id', 'ffffffff-ffff-ffff-ffff-ffffffffffff');
end;
$$;

-- Only the columns of the file (backend/export/columns.ts). The office clock is read only for enquiries that wait.
create function public.export_submissions(filter jsonb, before_time timestamptz, before_id uuid) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  office private.office_hours;
  found_rows jsonb;
begin
  perform private.require_admin();
  office := private.office();
  execute format(
    'select coalesce(jsonb_agg(c order by c.created_at desc, c.id desc), ''[]'')
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
       order by c.created_at desc, c.id desc limit 2000
     ) c',
    private.submission_conditions(filter, office)
  ) into found_rows using office, before_time, before_id;
  return found_rows;
end;
$$;

create function public.export_subscriptions(search text, before_time timestamptz, before_id uuid) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_rows jsonb;
begin
  perform private.require_admin();
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at desc, n.id desc), ''[]'')
     from (
       select n.* from public.newsletter_subscriptions n
       where (n.created_at, n.id) < ($1, $2) and %s
       order by n.created_at desc, n.id desc limit 2000
     ) n',
    coalesce(private.search_conditions('n.email', search), 'true')
  ) into found_rows using before_time, before_id;
  return found_rows;
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.begin_export(text,jsonb)', 'authenticated', 'EXECUTE'),
  ('public.export_submissions(jsonb,timestamptz,uuid)', 'authenticated', 'EXECUTE'),
  ('public.export_subscriptions(text,timestamptz,uuid)', 'authenticated', 'EXECUTE');

select private.apply_grants();
