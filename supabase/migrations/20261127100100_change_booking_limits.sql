-- Bookings are counted by address and by network in the transaction that books. Concurrent bookings, also those sent to
-- several servers, are then all counted, and a booking that fails or is a repetition is not.

-- Counts a booking and returns 0, or returns the milliseconds until the address may book again. `address` is null when it
-- comes from a server of the previous release, or when all visitors may share one address; then there is no limit.
create function private.take_booking(address jsonb) returns integer
language sql
set search_path = ''
as $$
  select case when $1 ->> 'counter' is null then 0
    else private.take_attempt($1 ->> 'counter', ($1 ->> 'allowed')::integer, ($1 ->> 'span')::interval) end
$$;

-- Counts a booking of a network and returns true, or returns false above its limit: a fifth of the hourly ceiling for all
-- bookings, and at least one. An attacker with an IPv6 /48 has 65,536 /64 networks, and ten of them would reach the ceiling.
-- Offices and mobile operators share an IPv4 /24, but they lose nothing: a booking above the limit is received as an
-- enquiry. Without a network (null) there is no limit.
create function private.take_network_booking(network text) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  allowed constant integer := (
    select greatest(1, c.rows_per_hour / 50) from private.intake_ceilings c
    where c.table_name = 'contact_submissions' and c.rows_per_hour is not null);
begin
  if network is null or allowed is null then
    return true;
  end if;
  return private.take_attempt('booking ' || network, allowed, interval '1 hour') = 0;
end;
$$;

-- As before, but `received` above the limit of the network, and `too_often` above that of the address.
create or replace function private.book_appointment(sent jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  starts constant timestamptz := sent ->> 'starts';
  ends constant timestamptz := sent ->> 'ends';
  hold constant bytea := decode(sent ->> 'hold', 'hex');
  wanted constant uuid := private.wanted_consultant((sent ->> 'consultant')::uuid, starts, hold);
  enquiry public.contact_submissions := jsonb_populate_record(null::public.contact_submissions, sent -> 'enquiry');
  chosen private.consultants;
  booked private.appointments;
  wait integer;
begin
  -- Checked first, because most bookings of a taken time need not be scored and stored.
  select * into chosen from private.consultants c where c.id = wanted;
  if (chosen.id is null or starts <= clock_timestamp() or private.is_claimed(chosen, starts, ends, hold))
    and not exists (select from private.recent_duplicate(enquiry)) then
    raise exclusion_violation;
  end if;
  enquiry := jsonb_populate_record(null::public.contact_submissions, private.store_enquiry(sent -> 'enquiry'));
  select * into booked from private.appointments a where a.submission_id = enquiry.id;
  if booked.state <> 'cancelled' then
    return jsonb_build_object('outcome', 'booked', 'enquiry', to_jsonb(enquiry), 'appointment', to_jsonb(booked));
  elsif enquiry.status = 'spam' or enquiry.held or private.are_bookings_at_ceiling() then
    return jsonb_build_object('outcome', 'received', 'enquiry', to_jsonb(enquiry), 'appointment', null);
  elsif (
    select count(*) from private.appointments a join public.contact_submissions c on c.id = a.submission_id
    where private.recipient_mailbox(c.email) = private.recipient_mailbox(enquiry.email)
      and a.state = 'booked' and a.starts_at > clock_timestamp()
  ) >= 3 then
    raise exception using errcode = 'PT409', message = 'too_many';
  end if;
  -- What was cancelled and is sent again has been counted. The network is first, because what is received counts for none.
  if booked.id is null and not private.take_network_booking(sent ->> 'network') then
    return jsonb_build_object('outcome', 'received', 'enquiry', to_jsonb(enquiry), 'appointment', null);
  end if;
  wait := case when booked.id is null then private.take_booking(sent -> 'address') else 0 end;
  if wait > 0 then
    raise exception using errcode = 'PT409', message = 'too_often';
  end if;

  select * into chosen from private.consultants c where c.id = wanted for no key update;
  if not found or not chosen.is_open or not private.has_admin_account(chosen) or starts <= clock_timestamp() then
    raise exclusion_violation;
  end if;
  perform private.delete_expired_holds(chosen.number);
  delete from private.claimed_times t where t.hold_hash = hold;
  if private.is_day_full(chosen, starts) then
    raise exclusion_violation;
  end if;
  -- A booking that was cancelled and is sent again within minutes is the same enquiry.
  insert into private.appointments as a (
    submission_id, consultant_id, starts_at, ends_at, busy_until, zone, medium, telephone, topic, page)
  values (
    enquiry.id, chosen.id, starts, ends, ends + chosen.buffer_minutes * interval '1 minute', sent ->> 'zone',
    sent ->> 'medium', sent ->> 'telephone', sent ->> 'topic', sent ->> 'page')
  on conflict (submission_id) do update set
    consultant_id = excluded.consultant_id, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
    busy_until = excluded.busy_until, state = 'booked', cancelled_by = null, cancel_reason = null,
    sequence = a.sequence + 1
  returning a.* into booked;
  return jsonb_build_object('outcome', 'booked', 'enquiry', to_jsonb(enquiry), 'appointment', to_jsonb(booked));
exception
  when exclusion_violation then
    return jsonb_build_object('outcome', 'gone', 'enquiry', null, 'appointment', null);
  when sqlstate 'PT409' then
    return jsonb_build_object(
      'outcome', case when wait > 0 then 'too_often' else 'too_many' end, 'wait', wait, 'enquiry', null,
      'appointment', null);
end;
$$;

select private.apply_grants();
