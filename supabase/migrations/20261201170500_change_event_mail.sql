-- A registration belongs to the address as typed, so one under another alias does not replace it.

create or replace function private.event_mail(registration uuid, message uuid default null) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'registration', jsonb_build_object('id', r.id, 'name', r.name, 'email', r.email, 'state', r.state,
      'is_replaced', r.state = 'cancelled' and exists (
        select from private.event_registrations other
        where other.event_id = r.event_id and other.state <> 'cancelled' and other.email = r.email)),
    'event', private.public_event(e) || jsonb_build_object(
      'room_url', e.room_url, 'transcript_path', e.transcript_path),
    'message', (
      select jsonb_build_object('subject', m.subject, 'body', m.body)
      from private.event_messages m where m.id = $2 and m.event_id = e.id))
  from private.event_registrations r join private.events e on e.id = r.event_id where r.id = $1
$$;

select private.apply_grants();
