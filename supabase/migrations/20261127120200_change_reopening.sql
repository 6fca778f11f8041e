-- Reopened enquiries, and the order of the list, follow `private.waiting_enquiries`.

-- Replaces the function of 20261122151400: an enquiry archived after its appointment also waits from its reopening.
create or replace function private.track_submission() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_open constant boolean := new.status in ('new', 'in_progress');
  was_open constant boolean := old.status in ('new', 'in_progress');
begin
  new.version := old.version;
  if (new.status, new.owner_id) is not distinct from (old.status, old.owner_id) then
    return new;
  end if;
  new.version := old.version + 1;
  if new.status = 'answered' and old.status <> 'answered' then
    new.answered_at := clock_timestamp();
    new.first_response_at := coalesce(old.first_response_at, new.answered_at);
  elsif is_open and not was_open then
    -- An enquiry wrongly marked as spam has been waiting since its arrival, any other only since its reopening.
    new.reopened_at := case when old.first_response_at is not null or old.status = 'archived' and exists (
      select from private.appointments a where a.submission_id = new.id and a.state <> 'cancelled') then clock_timestamp() end;
    new.answered_at := null;
  end if;
  return new;
end;
$$;

-- Replaces the function of 20261123110000: the order by waiting time is that of the view.
create or replace function private.submission_parts(sort text, ascending boolean)
returns table (condition text, ordering text)
language plpgsql
stable
set search_path = ''
as $$
declare
  newest constant text := 'c.created_at desc, c.id desc';
  direction constant text := case when ascending then 'asc' else 'desc' end;
  beyond constant text := case when ascending then '>' else '<' end;
  name constant text := case sort when 'signs' then 'spam_score' else sort end;
  value text;
begin
  if sort in ('created_at', 'name', 'email', 'company', 'reference') then
    return query select 'true', private.submission_order(sort, ascending);
  elsif sort = 'waiting' then
    -- The length of the wait, so that descending order starts with the earliest.
    return query values
      ('c.id in (select w.id from private.waiting_enquiries w)', format(
        'greatest(coalesce(c.reopened_at, c.created_at),
          (select a.cancelled_at from private.appointments a where a.submission_id = c.id)) %s, %s',
        case when ascending then 'desc' else 'asc' end, newest)),
      ('c.id not in (select w.id from private.waiting_enquiries w)', newest);
  elsif sort = 'owner' then
    for value in
      select a.user_id from public.admins a join auth.users u on u.id = a.user_id
      order by case when ascending then u.email end, u.email desc
    loop
      return query select format('c.owner_id = %L', value), newest;
    end loop;
    return query select 'c.owner_id is null', newest;
  else
    -- An index finds each distinct value from the previous one (a loose index scan).
    execute format('select c.%1$I::text from public.contact_submissions c where c.%1$I is not null
      order by c.%1$I %2$s limit 1', name, direction) into value;
    while value is not null loop
      return query select format('c.%I = %L', name, value), newest;
      execute format('select c.%1$I::text from public.contact_submissions c where c.%1$I %2$s %3$L
        order by c.%1$I %4$s limit 1', name, beyond, value, direction) into value;
    end loop;
    return query select format('c.%I is null', name), newest;
  end if;
end;
$$;

select private.apply_grants();
