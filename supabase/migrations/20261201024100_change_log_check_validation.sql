-- Validated apart from the change, so that it holds no lock that stops writes.

alter table public.desk_events validate constraint desk_events_action_check;

select private.apply_grants();
