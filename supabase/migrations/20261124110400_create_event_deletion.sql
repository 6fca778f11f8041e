-- Only drafts can be deleted. Published events stay, because visitors may have saved their URL, and registrations refer to
-- them.

create function public.delete_event(event uuid, expected_version integer) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  draft private.events;
begin
  perform private.require_admin();
  draft := private.event_to_change(event, expected_version);
  if draft.state <> 'draft' then
    raise exception using errcode = 'PT422', message = 'Only a draft can be deleted.';
  elsif exists (select from private.event_registrations r where r.event_id = event) then
    raise exception using errcode = 'PT422', message = 'Somebody has registered for this event, so it cannot be deleted.';
  end if;
  delete from private.events e where e.id = event;
  perform private.log_event('event_deleted', detail => jsonb_build_object('event', event));
  return jsonb_build_object('deleted', event);
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.delete_event(uuid,integer)', 'authenticated', 'EXECUTE');

select private.apply_grants();
