-- A registration belongs to the address as it was typed. It used to belong to the mailbox, so that a stranger who entered
-- an alias of it (`+tag`) took the owner's place at the event, or replaced the owner's registration while that was held.
-- Limits still count by mailbox.
drop index private.event_registrations_mailbox_key;
create unique index event_registrations_address_key on private.event_registrations (event_id, email)
  where state <> 'cancelled';

create or replace function private.register_for_event(sent jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  address constant text := lower(private.trim_text(sent ->> 'email') collate "C");
  mailbox constant text := private.recipient_mailbox(address);
  event private.events;
  registration private.event_registrations;
  is_new boolean;
  is_full boolean;
  score integer;
  reasons text[];
  limits text[];
  is_held boolean;
begin
  -- Serialise the registrations of one mailbox, so that the count below is exact.
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
      -- Otherwise the limit would reveal whether the registration is a repetition.
      and not (r.event_id = event.id and r.state <> 'cancelled' and r.email = address)
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
    where r.event_id = event.id and r.state <> 'cancelled' and r.email = address
    returning r.* into registration;
  is_new := not found;
  if is_new or registration.held then
    select s.score, s.reasons into score, reasons from private.registration_signals(event.id, sent, address) s;
    limits := private.limits_exceeded_by(mailbox);
    is_held := score >= 4 or cardinality(limits) > 0;
    if is_new and is_held and not private.can_hold('event_registrations') then
      return '{"outcome": "full"}';
    end if;
  end if;
  if is_new then
    insert into private.event_registrations (event_id, name, email, company, question, state, spam_score, spam_reasons)
    values (event.id, private.trim_text(sent ->> 'name'), address, private.trim_text(sent ->> 'company'),
      nullif(private.trim_text(sent ->> 'question'), ''),
      case when is_held then 'held' when is_full then 'waiting' else 'registered' end,
      score, reasons || limits)
    returning * into registration;
  elsif registration.held and score <= registration.spam_score then
    update private.event_registrations r
      set name = private.trim_text(sent ->> 'name'), company = private.trim_text(sent ->> 'company'),
        question = nullif(private.trim_text(sent ->> 'question'), ''),
        state = case when is_held then 'held' when is_full then 'waiting' else 'registered' end,
        spam_score = score, spam_reasons = reasons || limits,
        created_at = case when is_held then r.created_at else clock_timestamp() end
      where r.id = registration.id
      returning * into registration;
    if not is_held then
      update private.intake_ceilings c set held = greatest(0, c.held - 1) where c.table_name = 'event_registrations';
    end if;
  elsif not registration.held and not exists (
    -- Anybody can enter somebody else's address, so the mail is repeated only if it has failed.
    select from public.outbox_messages m
    where m.registration_id = registration.id and m.kind = 'registration' and m.state <> 'failed'
  ) then
    perform private.queue_event_mail(registration, 'registration', clock_timestamp(), event.starts_at);
  end if;
  return jsonb_build_object('outcome', 'taken', 'registration', to_jsonb(registration));
end;
$$;

select private.apply_grants();
