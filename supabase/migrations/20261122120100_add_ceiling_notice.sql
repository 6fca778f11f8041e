-- Notices that a ceiling is near or passed: at most one mail a day to the staff, and a status in the desk.

-- The message belongs to the first held enquiry. While that enquiry is marked as spam, the worker writes about the
-- ceiling and not about the enquiry.
create function private.tell_of_held_enquiries() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Most statements hold nothing, and must not wait for the lock on the ceiling's row.
  if not exists (select from changed_rows where held) then
    return null;
  end if;
  update private.intake_ceilings c set told_at = clock_timestamp()
    where c.table_name = tg_table_name
      and (c.told_at is null or c.told_at < clock_timestamp() - interval '1 day');
  if found then
    insert into public.outbox_messages (kind, submission_id, state)
    select c.kind, (select n.id from changed_rows n where n.held limit 1),
      case when c.is_configured then 'waiting' else 'unconfigured' end
    from private.message_channels c
    where c.kind = 'staff_notification' or (c.kind = 'webhook' and c.is_configured);
  end if;
  return null;
end;
$$;
create trigger contact_submissions_tell after insert on public.contact_submissions
  referencing new table as changed_rows for each statement execute function private.tell_of_held_enquiries();

create function public.desk_intake() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (select jsonb_agg(to_jsonb(i)) from private.intake_status() i);
end;
$$;

-- As before, plus sorting by the spam score (`signs`).
create or replace function private.submission_order(sort text, ascending boolean) returns text
language sql
immutable
set search_path = ''
as $$
  -- Columns that are never null have an index, with arrival time and id at its end, that is read in either direction.
  -- For the others, equal values are sorted newest first and nulls last.
  select case
    when sort in ('created_at', 'name', 'email', 'company', 'reference') then
      string_agg(expression || case when ascending then ' asc' else ' desc' end, ', ' order by place)
    else string_agg(expression || case when ascending then ' asc' else ' desc' end || ' nulls last', ', ')
      || ', c.created_at desc, c.id desc' end
  from unnest(case sort
    when 'created_at' then array['c.created_at', 'c.id']
    when 'name' then array['lower(c.last_name)', 'lower(c.first_name)', 'c.created_at', 'c.id']
    when 'email' then array['c.email', 'c.created_at', 'c.id']
    when 'company' then array['lower(c.company)', 'c.created_at', 'c.id']
    when 'reference' then array['c.reference']
    when 'role' then array['c.role']
    when 'industry' then array['c.industry']
    when 'interest' then array['c.interest']
    when 'status' then array['c.status']
    when 'signs' then array['c.spam_score']
    when 'owner' then array[
      'case when c.owner_id is not null then (select u.email from auth.users u where u.id = c.owner_id) end']
    -- The length of the wait, so that descending order starts with the longest.
    when 'waiting' then array[
      $sql$now() - case when c.status in ('new', 'in_progress') then coalesce(c.reopened_at, c.created_at) end$sql$]
  end) with ordinality as parts (expression, place)
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.desk_intake()', 'authenticated', 'EXECUTE');

select private.apply_grants();
