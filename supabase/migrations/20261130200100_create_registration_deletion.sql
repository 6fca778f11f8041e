-- Deletes one registration with its mails, and returns the event. A place that becomes free goes to the waiting list. The
-- person is not emailed: a mail about a registration goes with it. Held registrations are decided on in their own list.
create function public.delete_registration(event uuid, registration uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_event private.events;
begin
  perform private.require_admin();
  select * into found_event from private.events e where e.id = event for update;
  delete from private.event_registrations r where r.id = registration and r.event_id = event and not r.held;
  if not found then
    raise exception using errcode = 'PT404', message = 'This registration no longer exists.';
  end if;
  perform private.log_event('registrations_deleted',
    detail => jsonb_build_object('event', event, 'registrations', 1));
  return private.event_row(found_event);
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.delete_registration(uuid,uuid)', 'authenticated', 'EXECUTE');

select private.apply_grants();
