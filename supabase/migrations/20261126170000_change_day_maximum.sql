-- As before, but holds do not count towards a consultant's daily maximum: they would let one visitor hide a whole day.
create or replace function private.is_day_full(c private.consultants, starts timestamptz, moved uuid default null)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
declare
  zone constant text := private.office_zone(c.office);
  day constant date := (starts at time zone zone)::date;
  whole constant tstzrange := tstzrange(day::timestamp at time zone zone, (day + 1)::timestamp at time zone zone);
begin
  return c.daily_maximum <= (
    select count(*) from private.claimed_times t
    where int4range(t.consultant_number, t.consultant_number, '[]') && int4range(c.number, c.number, '[]')
      and t.span && whole and whole @> lower(t.span)
      and t.appointment_id is not null
      and (moved is null or t.appointment_id <> moved));
end;
$$;

select private.apply_grants();
