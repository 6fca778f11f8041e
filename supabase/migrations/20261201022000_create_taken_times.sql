-- The times at which a consultant is not free, shown to staff who book or move an appointment. The database does not
-- refuse a time that only the imported calendar takes: the desk warns, and the staff decide.

-- Of the given days in UTC, both included.
create function public.list_taken_times(consultant uuid, from_day date, to_day date) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  days constant tstzrange := tstzrange(
    from_day::timestamp at time zone 'UTC', (to_day + 1)::timestamp at time zone 'UTC');
begin
  perform private.require_admin();
  if to_day - from_day > 6 then
    raise exception using errcode = 'PT422', message = 'Choose at most a week.';
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'starts', lower(taken.span), 'ends', upper(taken.span), 'appointment_id', taken.appointment_id,
      'is_imported', taken.is_imported) order by taken.span)
    from (
      select t.span, t.appointment_id, false as is_imported
      from private.consultants c join private.claimed_times t on t.consultant_number = c.number
      where c.id = consultant and t.span && days
        and (t.hold_until is null or t.hold_until > clock_timestamp())
      union all
      select b.span, null, true from private.busy_times b where b.consultant_id = consultant and b.span && days
    ) taken), '[]');
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.list_taken_times(uuid,date,date)', 'authenticated', 'EXECUTE');

select private.apply_grants();
