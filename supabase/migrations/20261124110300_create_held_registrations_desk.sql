-- Held registrations in the desk: staff see why each is held, and accept or delete it.

alter table public.desk_events drop constraint desk_events_action_check;
alter table public.desk_events add constraint desk_events_action_check check (action in (
  'status_changed', 'owner_changed', 'note_added', 'message_resent', 'submissions_exported',
  'newsletter_exported', 'subscription_removed', 'person_exported', 'person_erased', 'retention_applied',
  'admin_granted', 'admin_revoked', 'client_invited', 'client_ended', 'confirmation_requested', 'message_read',
  'appointment_booked', 'appointment_moved', 'appointment_cancelled', 'appointment_taken', 'appointment_marked',
  'consultant_saved', 'hours_saved', 'feed_created',
  'event_saved', 'event_published', 'event_cancelled', 'event_deleted', 'registered_mailed', 'registrations_exported',
  'registrations_accepted', 'registrations_deleted'
));

create or replace function private.event_row(event private.events) returns jsonb
language sql
stable
set search_path = ''
as $$
  select to_jsonb(event) || jsonb_build_object(
    'starts_at', private.utc_text(event.starts_at), 'ends_at', private.utc_text(private.event_end(event)),
    'registered', r.registered, 'waiting', r.waiting, 'held', r.held)
  from (
    select count(*) filter (where r.state = 'registered') as registered, count(*) filter (where r.state = 'waiting') as waiting,
      count(*) filter (where r.held) as held
    from private.event_registrations r where r.event_id = event.id
  ) r
$$;

-- As before, without held registrations, which have their own list.
create or replace function public.list_registrations(event uuid) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', r.id, 'created_at', r.created_at, 'name', r.name, 'email', r.email, 'company', r.company,
      'question', r.question, 'state', r.state, 'place', case when r.state = 'waiting' then r.place end)
      order by r.created_at, r.id)
    from (
      select *, row_number() over (partition by state order by created_at, id) as place
      from private.event_registrations where event_id = event and not held
    ) r), '[]');
end;
$$;

-- At most 200 held registrations of an event, in ascending order of spam score.
create function public.list_held_registrations(event uuid) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', r.id, 'created_at', r.created_at, 'name', r.name, 'email', r.email, 'company', r.company,
      'question', r.question, 'spam_reasons', r.spam_reasons)
      order by r.spam_score, r.created_at, r.id)
    from (
      select * from private.event_registrations where event_id = event and held
      order by spam_score, created_at, id limit 200
    ) r), '[]');
end;
$$;

-- Accepts or deletes held registrations of an event, and returns the event. Registrations that a colleague has decided on
-- meanwhile are skipped. An accepted registration gets a place or joins the waiting list, and its mail is queued.
create function public.decide_registrations(event uuid, registrations uuid[], accept boolean) returns jsonb
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
  return private.event_row(found_event);
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.list_held_registrations(uuid)', 'authenticated', 'EXECUTE'),
  ('public.decide_registrations(uuid,uuid[],boolean)', 'authenticated', 'EXECUTE');

select private.apply_grants();
