-- Retention keeps an enquiry until its appointment is over.

create function private.has_upcoming_appointment(submission uuid) returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from private.appointments a
    where a.submission_id = $1 and a.state = 'booked' and a.starts_at > clock_timestamp())
$$;

create or replace function public.retention_preview() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_agg(jsonb_build_object(
      'table_name', name, 'days', days, 'due', due, 'due_open', due_open, 'oldest', oldest) order by name)
    from (
      select 'contact_submissions' as name, p.days, count(c.id) as due,
        count(c.id) filter (where c.status in ('new', 'in_progress')) as due_open,
        (select min(created_at) from public.contact_submissions) as oldest
      from (select) one
      left join private.retention_periods p on p.table_name = 'contact_submissions'
      left join public.contact_submissions c on c.created_at < now() - p.days * interval '1 day'
        and not private.has_upcoming_appointment(c.id)
      group by p.days
      union all
      select 'newsletter_subscriptions', p.days, count(n.id), 0,
        (select min(created_at) from public.newsletter_subscriptions)
      from (select) one
      left join private.retention_periods p on p.table_name = 'newsletter_subscriptions'
      left join public.newsletter_subscriptions n on n.created_at < now() - p.days * interval '1 day'
      group by p.days
    ) tables
  );
end;
$$;

create or replace function private.delete_expired(table_name text, size integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  deleted integer := 0;
  kept_days integer;
begin
  select p.days into kept_days from private.retention_periods p where p.table_name = $1;
  if kept_days is not null then
    execute format(
      'delete from public.%1$I where id in (
         select id from public.%1$I where created_at < now() - $1 * interval ''1 day'' and not %2$s
         order by created_at limit $2)', table_name,
      case table_name when 'contact_submissions' then 'private.has_upcoming_appointment(id)' else 'false' end)
      using kept_days, size;
    get diagnostics deleted = row_count;
  end if;
  return deleted;
end;
$$;

select private.apply_grants();
