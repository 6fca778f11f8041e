-- Registering for an event, and giving the place back by the link of a mail.

-- Answers `taken` for a first and for a repeated registration, with a place and without, so that nobody learns from it
-- who has registered: the mail says it. `registration` is the stored row, for the journal.
create function private.register_for_event(sent jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  address constant text := lower(private.trim_text(sent ->> 'email') collate "C");
  mailbox constant text := private.recipient_mailbox(address);
  event private.events;
  registration private.event_registrations;
  is_full boolean;
begin
  -- Serialise registrations of one mailbox, so that the count below misses none.
  perform pg_advisory_xact_lock(hashtextextended('event_registrations ' || mailbox, 0));
  select * into event from private.events e where e.slug = sent ->> 'event' and e.state <> 'draft' for update;
  if not found then
    return '{"outcome": "unknown"}';
  elsif event.state = 'cancelled' then
    return '{"outcome": "cancelled"}';
  elsif event.starts_at <= clock_timestamp() then
    return '{"outcome": "over"}';
  end if;
  if (
    select count(*) from private.event_registrations r
    where private.recipient_mailbox(r.email) = mailbox and r.asked_at > clock_timestamp() - interval '5 minutes'
      -- Otherwise the limit would tell a repeated registration from a first one.
      and not (r.event_id = event.id and r.state <> 'cancelled')
  ) >= 3 then
    raise exception using
      errcode = 'PT429', message = 'Too many registrations from this address. Please wait before sending another.';
  end if;
  is_full := (
    select count(*) from private.event_registrations r where r.event_id = event.id and r.state = 'registered'
  ) >= event.capacity;
  if is_full and (
    select count(*) from private.event_registrations r where r.event_id = event.id and r.state = 'waiting'
  ) >= 1000 then
    return '{"outcome": "full"}';
  end if;

  update private.event_registrations r set asked_at = clock_timestamp()
    where r.event_id = event.id and r.state <> 'cancelled' and private.recipient_mailbox(r.email) = mailbox
    returning r.* into registration;
  if not found then
    insert into private.event_registrations (event_id, name, email, company, question, state)
    values (event.id, private.trim_text(sent ->> 'name'), address, private.trim_text(sent ->> 'company'),
      nullif(private.trim_text(sent ->> 'question'), ''), case when is_full then 'waiting' else 'registered' end)
    returning * into registration;
  end if;
  -- Anybody can enter somebody else's address, so the mail is repeated once a day at most.
  if not exists (
    select from public.outbox_messages m
    where m.registration_id = registration.id and m.kind = 'registration'
      and (m.state in ('waiting', 'unconfigured', 'sending')
        or coalesce(m.sent_at, m.created_at) > clock_timestamp() - interval '1 day')
  ) then
    perform private.queue_event_mail(registration, 'registration', clock_timestamp(), event.starts_at);
  end if;
  return jsonb_build_object('outcome', 'taken', 'registration', to_jsonb(registration));
end;
$$;

-- `cancelled`, `already`, `over` or `invalid`; `registrations` are the changed rows, with those that moved up.
create function private.cancel_registration(token_hash bytea) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  event private.events;
  registration private.event_registrations;
  started_at timestamptz;
begin
  select e.* into event
    from private.calendar_tokens t
    join private.event_registrations r on r.id = t.registration_id join private.events e on e.id = r.event_id
    where t.token_hash = cancel_registration.token_hash and t.expires_at > clock_timestamp()
    for update of e;
  if not found then
    return '{"outcome": "invalid"}';
  end if;
  started_at := clock_timestamp();
  select r.* into registration
    from private.calendar_tokens t join private.event_registrations r on r.id = t.registration_id
    where t.token_hash = cancel_registration.token_hash for update of r;
  if registration.state = 'cancelled' then
    return jsonb_build_object('outcome', 'already', 'registrations', jsonb_build_array(to_jsonb(registration)));
  elsif event.state <> 'published' or event.starts_at <= clock_timestamp() then
    return '{"outcome": "over"}';
  end if;
  update private.event_registrations r set state = 'cancelled' where r.id = registration.id;
  return jsonb_build_object('outcome', 'cancelled', 'registrations', (
    select jsonb_agg(to_jsonb(r)) from private.event_registrations r
    where r.event_id = event.id and r.changed_at >= started_at));
end;
$$;

select private.apply_grants();
