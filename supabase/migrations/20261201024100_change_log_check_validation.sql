-- In a transaction of its own, because the scan of the table then blocks no writes.

alter table public.desk_events validate constraint desk_events_action_check;

select private.apply_grants();
