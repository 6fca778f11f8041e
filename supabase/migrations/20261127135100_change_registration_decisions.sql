-- As before, and the answer says how many registrations it has decided on.
create or replace function public.decide_registrations(event uuid, registrations uuid[], accept boolean) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_event private.events;
  decided uuid[];
  free integer;
begin
  perform private.require_admin();
  select * into found_event from private.events e where e.id = event for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'This event no longer exists.';
  elsif accept and (found_event.state <> 'published' or found_event.starts_at <= clock_timestamp()) then
    raise exception using errcode = 'PT422',
      message = 'This event has begun or was cancelled, so nobody can be accepted any more.';
  end if;
  decided := array(
    select r.id from private.event_registrations r
    where r.event_id = event and r.held and r.id = any (registrations) order by r.created_at, r.id);
  if accept then
    select greatest(0, found_event.capacity - count(*)) into free
      from private.event_registrations r where r.event_id = event and r.state = 'registered';
    update private.event_registrations r
      set state = case when array_position(decided, r.id) <= free then 'registered' else 'waiting' end
      where r.id = any (decided);
    update private.intake_ceilings c set held = greatest(0, c.held - cardinality(decided))
      where c.table_name = 'event_registrations';
  else
    delete from private.event_registrations r where r.id = any (decided);
  end if;
  if cardinality(decided) > 0 then
    perform private.log_event(case when accept then 'registrations_accepted' else 'registrations_deleted' end,
      detail => jsonb_build_object('event', event, 'registrations', cardinality(decided)));
  end if;
  return private.event_row(found_event) || jsonb_build_object('decided', cardinality(decided));
end;
$$;

select private.apply_grants();
