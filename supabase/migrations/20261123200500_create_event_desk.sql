-- Events in the desk: staff create, edit, publish and cancel them.

create function private.event_row(event private.events) returns jsonb
language sql
stable
set search_path = ''
as $$
  select to_jsonb(event) || jsonb_build_object(
    'starts_at', private.utc_text(event.starts_at), 'ends_at', private.utc_text(private.event_end(event)),
    'registered', r.registered, 'waiting', r.waiting)
  from (
    select count(*) filter (where r.state = 'registered') as registered, count(*) filter (where r.state = 'waiting') as waiting
    from private.event_registrations r where r.event_id = event.id
  ) r
$$;

-- The event, locked, in the version that was shown.
create function private.event_to_change(event uuid, expected_version integer) returns private.events
language plpgsql
set search_path = ''
as $$
declare
  found_event private.events;
begin
  select * into found_event from private.events e where e.id = event for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'This event no longer exists.';
  elsif found_event.version is distinct from expected_version then
    raise exception using errcode = 'PT409', message = 'Someone else has changed this event in the meantime.';
  end if;
  return found_event;
end;
$$;

-- Refuses what visitors must not be shown: a time in the past, or at which the practice already holds another event.
create function private.require_free_practice(event private.events) returns void
language plpgsql
set search_path = ''
as $$
declare
  other text;
begin
  if event.starts_at <= clock_timestamp() then
    raise exception using errcode = 'PT422', message = 'This time has passed. Please choose a later one.';
  end if;
  -- Serialise publications of one practice, so that two at once do not both find the time free.
  perform pg_advisory_xact_lock(hashtextextended('events of ' || event.practice, 0));
  select e.title into other from private.events e
    where e.practice = event.practice and e.state = 'published' and e.id <> event.id
      and tstzrange(e.starts_at, private.event_end(e)) && tstzrange(event.starts_at, private.event_end(event))
    limit 1;
  if found then
    raise exception using errcode = 'PT422',
      message = format('The %s already holds “%s” at that time. Please choose another.', event.practice, other);
  end if;
end;
$$;

-- After the time of a published event has changed.
create function private.announce_move(event private.events) returns void
language plpgsql
set search_path = ''
as $$
declare
  registration private.event_registrations;
begin
  for registration in
    select r.* from private.event_registrations r
    where r.event_id = event.id and r.state <> 'cancelled' order by r.created_at, r.id
  loop
    perform private.drop_unsent(registration.id, array['event_change']);
    perform private.queue_event_mail(registration, 'event_change', clock_timestamp(), event.starts_at);
    perform private.queue_reminders(registration);
  end loop;
end;
$$;

create function public.list_events() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(private.event_row(l.listed) order by (l.listed).starts_at desc, (l.listed).id)
    from (select e as listed from private.events e order by e.starts_at desc, e.id limit 200) l), '[]');
end;
$$;

-- Without an id a new draft, otherwise a change of the version that was shown.
create function public.save_event(event jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  before private.events;
  saved private.events;
  has_moved boolean;
begin
  perform private.require_admin();
  if event ->> 'id' is not null then
    before := private.event_to_change((event ->> 'id')::uuid, (event ->> 'expected_version')::integer);
  end if;
  saved := jsonb_populate_record(before, event - array[
    'id', 'state', 'sequence', 'version', 'cancel_reason', 'created_at', 'expected_version']);
  saved.starts_at := date_trunc('minute', saved.starts_at);
  has_moved := (saved.starts_at, saved.minutes) is distinct from (before.starts_at, before.minutes);
  if not exists (select from pg_timezone_names z where z.name = saved.zone) then
    raise exception using errcode = 'PT422', message = 'There is no such time zone.';
  elsif before.state = 'cancelled' then
    raise exception using errcode = 'PT422', message = 'A cancelled event cannot be changed.';
  elsif before.state = 'published' and saved.slug <> before.slug then
    raise exception using errcode = 'PT422', message = 'The address of a published event cannot be changed.';
  elsif before.state = 'published' and has_moved and before.starts_at <= clock_timestamp() then
    raise exception using errcode = 'PT422', message = 'An event that has begun cannot be moved.';
  elsif exists (select from private.events e where e.slug = saved.slug and e.id is distinct from before.id) then
    raise exception using errcode = 'PT422', message = 'Another event has this address. Please choose another.';
  end if;
  if before.id is null then
    insert into private.events (
      slug, title, abstract, practice, starts_at, zone, minutes, capacity, room_url, topics, transcript_path)
    values (saved.slug, saved.title, saved.abstract, saved.practice, saved.starts_at, saved.zone, saved.minutes,
      saved.capacity, saved.room_url, saved.topics, saved.transcript_path)
    returning * into saved;
  else
    if before.state = 'published' and (has_moved or saved.practice <> before.practice) and before.starts_at > clock_timestamp() then
      perform private.require_free_practice(saved);
    end if;
    update private.events e set slug = saved.slug, title = saved.title, abstract = saved.abstract,
        practice = saved.practice, starts_at = saved.starts_at, zone = saved.zone, minutes = saved.minutes,
        capacity = saved.capacity, room_url = saved.room_url, topics = saved.topics,
        transcript_path = saved.transcript_path,
        sequence = e.sequence + (before.state = 'published' and has_moved)::integer
      where e.id = before.id returning * into saved;
    perform private.apply_event_change(before, saved);
  end if;
  perform private.log_event('event_saved', detail => jsonb_build_object('event', saved.id));
  return private.event_row(saved);
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.list_events()', 'authenticated', 'EXECUTE'),
  ('public.save_event(jsonb)', 'authenticated', 'EXECUTE');

select private.apply_grants();
