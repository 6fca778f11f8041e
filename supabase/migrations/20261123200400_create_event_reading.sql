-- What the server reads about events: what everybody may see, without the address of the room and without any person, and
-- what a mail to somebody registered says.

create function private.utc_text(at timestamptz) returns text
language sql
immutable
set search_path = ''
as $$
  select to_char($1 at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
$$;

create function private.public_event(event private.events) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', event.id, 'slug', event.slug, 'title', event.title, 'abstract', event.abstract, 'practice', event.practice,
    'starts_at', private.utc_text(event.starts_at), 'ends_at', private.utc_text(private.event_end(event)),
    'zone', event.zone, 'minutes', event.minutes, 'topics', to_jsonb(event.topics), 'state', event.state,
    'sequence', event.sequence, 'cancel_reason', event.cancel_reason,
    'transcript_path', case when private.event_end(event) <= now() then event.transcript_path end,
    'capacity_left', r.registered < event.capacity,
    'registered', case when r.registered >= 10 then r.registered end)
  from (
    select count(*) as registered from private.event_registrations r
    where r.event_id = event.id and r.state = 'registered'
  ) r
$$;

-- Those that are not over, the next one first.
create function private.published_events() returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(private.public_event(e) order by e.starts_at, e.slug), '[]')
  from private.events e where e.state = 'published' and private.event_end(e) > now()
$$;

-- Null for a draft and for an event that does not exist.
create function private.event_at(slug text) returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.public_event(e) from private.events e where e.slug = $1 and e.state <> 'draft'
$$;

create function private.registration_of(token_hash bytea) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('state', r.state, 'event', private.public_event(e))
  from private.calendar_tokens t
  join private.event_registrations r on r.id = t.registration_id join private.events e on e.id = r.event_id
  where t.token_hash = $1 and t.expires_at > now()
$$;

-- Everything that a mail to somebody registered needs. `message` is what staff have written, for a mail of that kind.
create function private.event_mail(registration uuid, message uuid default null) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'registration', jsonb_build_object('id', r.id, 'name', r.name, 'email', r.email, 'state', r.state),
    'event', private.public_event(e) || jsonb_build_object(
      'room_url', e.room_url, 'transcript_path', e.transcript_path),
    'message', (
      select jsonb_build_object('subject', m.subject, 'body', m.body)
      from private.event_messages m where m.id = $2 and m.event_id = e.id))
  from private.event_registrations r join private.events e on e.id = r.event_id where r.id = $1
$$;

-- Deletes up to `size` registrations for events that ended twelve months ago.
create function private.delete_old_registrations(size integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  deleted integer;
begin
  delete from private.event_registrations r where r.id in (
    select o.id from private.event_registrations o join private.events e on e.id = o.event_id
    where private.event_end(e) < clock_timestamp() - interval '12 months' limit size);
  get diagnostics deleted = row_count;
  if deleted > 0 then
    insert into private.erased_text default values on conflict (is_only) do update set latest_at = clock_timestamp();
  end if;
  return deleted;
end;
$$;

select private.apply_grants();
