-- Booking, moving and cancelling. The server calls these functions as the operator.

-- Whoever holds the time books the consultant of the hold, everybody else the one that the server chose.
create function private.wanted_consultant(consultant uuid, starts timestamptz, hold bytea) returns uuid
language sql
stable
set search_path = ''
as $$
  select coalesce(
    (select c.id from private.claimed_times t join private.consultants c on c.number = t.consultant_number
      where t.hold_hash = hold and lower(t.span) = starts and t.hold_until > clock_timestamp()),
    consultant)
$$;

-- Stores the enquiry and books the time, or neither: `gone` when somebody else has the time, `too_many` when the mailbox
-- has three upcoming appointments. An enquiry that looks like spam or arrived above the ceiling is `received` without a
-- time. A booking that was sent again returns the first.
create function private.book_appointment(sent jsonb) returns jsonb
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
begin
  -- Most of those who want a taken time are told so before their enquiry is scored and stored.
  select * into chosen from private.consultants c where c.id = wanted;
  if (chosen.id is null or starts <= clock_timestamp() or private.is_claimed(chosen, starts, ends, hold))
    and not exists (select from private.recent_duplicate(enquiry)) then
    raise exclusion_violation;
  end if;
  enquiry := jsonb_populate_record(null::public.contact_submissions, private.store_enquiry(sent -> 'enquiry'));
  select * into booked from private.appointments a where a.submission_id = enquiry.id;
  if booked.state <> 'cancelled' then
    return jsonb_build_object('outcome', 'booked', 'enquiry', to_jsonb(enquiry), 'appointment', to_jsonb(booked));
  elsif enquiry.status = 'spam' or enquiry.held then
    return jsonb_build_object('outcome', 'received', 'enquiry', to_jsonb(enquiry), 'appointment', null);
  elsif (
    select count(*) from private.appointments a join public.contact_submissions c on c.id = a.submission_id
    where regexp_replace(c.email, '\+[^@]*@', '@') = regexp_replace(enquiry.email, '\+[^@]*@', '@')
      and a.state = 'booked' and a.starts_at > clock_timestamp()
  ) >= 3 then
    raise exception using errcode = 'PT409', message = 'too_many';
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
    return jsonb_build_object('outcome', 'too_many', 'enquiry', null, 'appointment', null);
end;
$$;

-- Moves an appointment to another time or another consultant: `moved`, `gone` when somebody else has the time, `over` when
-- it has begun or been cancelled, `changed` when it is no longer as it was displayed. Staff may exceed the daily maximum.
create function private.move_appointment(
  appointment uuid, consultant uuid, starts timestamptz, ends timestamptz, expected_version integer,
  by_staff boolean default false
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  moved private.appointments;
  chosen private.consultants;
  outcome text := 'moved';
begin
  select * into moved from private.appointments a where a.id = appointment for update;
  if not found or moved.state <> 'booked' or moved.starts_at <= clock_timestamp() then
    outcome := 'over';
  elsif moved.version <> expected_version then
    outcome := 'changed';
  elsif (moved.consultant_id, moved.starts_at, moved.ends_at) is distinct from (consultant, starts, ends) then
    select * into chosen from private.consultants c where c.id = consultant for no key update;
    if not found or not private.has_admin_account(chosen) or starts <= clock_timestamp()
      or (not by_staff and (not chosen.is_open or private.is_day_full(chosen, starts, moved.id))) then
      outcome := 'gone';
    else
      perform private.delete_expired_holds(chosen.number);
      begin
        update private.appointments a
          set consultant_id = chosen.id, starts_at = starts, ends_at = ends,
            busy_until = ends + chosen.buffer_minutes * interval '1 minute', sequence = a.sequence + 1
          where a.id = appointment returning a.* into moved;
        update private.calendar_tokens t set expires_at = ends + interval '30 days' where t.appointment_id = appointment;
      exception when exclusion_violation then
        outcome := 'gone';
      end;
    end if;
  end if;
  return jsonb_build_object('outcome', outcome, 'appointment', to_jsonb(moved));
end;
$$;

-- `cancelled`, `already`, or `over` when it has begun.
create function private.cancel_appointment(appointment uuid, by text, reason text default null) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  cancelled private.appointments;
  outcome text := 'cancelled';
begin
  select * into cancelled from private.appointments a where a.id = appointment for update;
  if cancelled.state = 'cancelled' then
    outcome := 'already';
  elsif not found or cancelled.state <> 'booked' or cancelled.starts_at <= clock_timestamp() then
    outcome := 'over';
  else
    update private.appointments a
      set state = 'cancelled', cancelled_by = by, cancel_reason = nullif(private.trim_text(reason), ''),
        sequence = a.sequence + 1
      where a.id = appointment returning a.* into cancelled;
  end if;
  return jsonb_build_object('outcome', outcome, 'appointment', to_jsonb(cancelled));
end;
$$;

select private.apply_grants();
