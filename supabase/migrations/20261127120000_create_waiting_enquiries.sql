-- The enquiries that wait for an answer from the staff. One with an appointment does not, unless the appointment was
-- cancelled or the enquiry was reopened after it: until now such an enquiry was never overdue.

-- Null while the appointment is not cancelled, and when it was freed because its enquiry seemed to be spam: that enquiry has
-- waited since its arrival.
alter table private.appointments add column cancelled_at timestamptz;
update private.appointments set cancelled_at = changed_at where state = 'cancelled' and not freed_as_spam;

create function private.date_cancellation() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.cancelled_at := case when new.state = 'cancelled' and not new.freed_as_spam then clock_timestamp() end;
  return new;
end;
$$;
create trigger appointments_cancelled before update of state on private.appointments
  for each row when (new.state is distinct from old.state) execute function private.date_cancellation();

create view private.waiting_enquiries with (security_invoker = true) as
  select c.id, coalesce(c.reopened_at, c.created_at) as arrived,
    -- `greatest` ignores null.
    greatest(coalesce(c.reopened_at, c.created_at), a.cancelled_at) as since
  from public.contact_submissions c left join private.appointments a on a.submission_id = c.id
  where c.status in ('new', 'in_progress')
    and (a.id is null or a.state = 'cancelled' or c.reopened_at > a.ends_at);

create or replace function private.waiting_since(c public.contact_submissions) returns timestamptz
language sql
stable
set search_path = ''
as $$
  select w.since from private.waiting_enquiries w where w.id = c.id
$$;

-- Replaces the function of 20261127090000: `waiting_over` reads the view. `arrived` is compared for its index.
create or replace function private.submission_conditions(filter jsonb, office private.office_hours) returns text
language sql
stable
set search_path = ''
as $$
  with wanted as (
    select key, case when jsonb_typeof(value) = 'array'
      then array(select jsonb_array_elements_text(value)) else array[value #>> '{}'] end as choices
    from jsonb_each(filter)
  ),
  conditions as (
    select case key
      when 'search' then private.search_conditions(
        'private.enquiry_text(c.first_name, c.last_name, c.email, c.company, c.role, c.industry, c.interest,'
        || ' c.message, c.source, c.reference)', choices[1])
      when 'status' then format('c.status = any (%L::text[])', choices)
      when 'owner' then case when choices[1] = 'none' then 'c.owner_id is null'
        else format('c.owner_id = %L::uuid', choices[1]) end
      when 'from' then format('c.created_at >= %L::timestamptz', choices[1]::timestamp at time zone office.time_zone)
      when 'to' then format('c.created_at < %L::timestamptz',
        (choices[1]::timestamp + interval '1 day') at time zone office.time_zone)
      when 'waiting_over' then format(
        'c.id in (select w.id from private.waiting_enquiries w where w.arrived < %1$L and w.since < %1$L)',
        private.waiting_limit(office, now()))
      when 'interest' then format('(c.interest = any (%L::text[])%s)', choices,
        case when 'none' = any (choices) then ' or c.interest is null' end)
      when 'industry' then format('(c.industry = any (%L::text[])%s)', choices,
        case when 'none' = any (choices) then ' or c.industry is null' end)
    end as condition
    from wanted
    union all
    select $sql$c.status <> 'spam'$sql$ where not filter ? 'status'
  )
  select coalesce(string_agg(condition, ' and '), 'true') from conditions
$$;

-- Replaces the function of 20261124100100: the waiting time is that of the view.
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
       ) c left join private.waiting_enquiries w on w.id = c.id
       order by c.created_at desc, c.id desc
     ) c',
    private.submission_conditions(filter, office)
  ) into found_rows using office, before_time, before_id;
  return found_rows;
end;
$$;

select private.apply_grants();
