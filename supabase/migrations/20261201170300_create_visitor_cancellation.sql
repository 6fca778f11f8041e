-- A visitor cancels the appointment as it was shown. If it was moved since, the visitor sees it first.

create function private.cancel_own_appointment(appointment uuid, expected_version integer) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  stored private.appointments;
begin
  select * into stored from private.appointments a where a.id = appointment for update;
  if stored.state = 'booked' and stored.starts_at > clock_timestamp() and stored.version <> expected_version then
    return jsonb_build_object('outcome', 'changed', 'appointment', to_jsonb(stored));
  end if;
  return private.cancel_appointment(appointment, 'visitor');
end;
$$;

select private.apply_grants();
