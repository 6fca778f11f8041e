-- The exact number told whether an address was already registered: an attacker registered it and saw whether the number
-- rose. The number is now rounded down to tens, without today's registrations.
create or replace function private.public_event(event private.events) returns jsonb
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
    'registered', nullif(r.before_today / 10 * 10, 0))
  from (
    select count(*) as registered,
      count(*) filter (where r.created_at < date_trunc('day', now(), 'UTC')) as before_today
    from private.event_registrations r
    where r.event_id = event.id and r.state = 'registered'
  ) r
$$;

select private.apply_grants();
