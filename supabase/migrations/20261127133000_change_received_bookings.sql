-- A booking that is received without a time must not read as if the time were booked.

-- The same enquiry when it is sent again, whatever became of its booking.
create or replace function private.enquiry_fields(entry public.contact_submissions) returns text[]
language sql
immutable
set search_path = ''
as $$
  select array[
    private.trim_text(entry.first_name), private.trim_text(entry.last_name),
    lower(private.trim_text(entry.email) collate "C"), private.trim_text(entry.company),
    coalesce(entry.role, ''), coalesce(entry.industry, ''), coalesce(entry.interest, ''),
    regexp_replace(private.trim_text(entry.message), '^Appointment asked for, not booked: ', 'Appointment on ')
  ]
$$;

-- Lets the first line of an enquiry with a booking say whether the time is booked. Returns the stored row for the journal.
create function private.state_outcome(enquiry public.contact_submissions, booked boolean) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  stated constant text := regexp_replace(
    enquiry.message, '^Appointment (?:on|asked for, not booked:) ',
    case when booked then 'Appointment on ' else 'Appointment asked for, not booked: ' end);
begin
  if stated <> enquiry.message then
    update public.contact_submissions c set message = stated where c.id = enquiry.id returning c.* into enquiry;
  end if;
  return to_jsonb(enquiry);
end;
$$;

-- As before, but says in the enquiry whether the time is booked.
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
    return jsonb_build_object(
      'outcome', 'received', 'enquiry', private.state_outcome(enquiry, false), 'appointment', null);
  elsif (
    select count(*) from private.appointments a join public.contact_submissions c on c.id = a.submission_id
    where private.recipient_mailbox(c.email) = private.recipient_mailbox(enquiry.email)
      and a.state = 'booked' and a.starts_at > clock_timestamp()
  ) >= 3 then
    raise exception using errcode = 'PT409', message = 'too_many';
  end if;
  -- What was cancelled and is sent again has been counted. The network is first, because what is received counts for none.
  if booked.id is null and not private.take_network_booking(sent ->> 'network') then
    return jsonb_build_object(
      'outcome', 'received', 'enquiry', private.state_outcome(enquiry, false), 'appointment', null);
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
  return jsonb_build_object(
    'outcome', 'booked', 'enquiry', private.state_outcome(enquiry, true), 'appointment', to_jsonb(booked));
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
