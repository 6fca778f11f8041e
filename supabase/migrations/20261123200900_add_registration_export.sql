-- The registrations for an event as a file.

create or replace function public.begin_export(kind text, filter jsonb default '{}') returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if kind not in ('submissions', 'newsletter', 'registrations') then
    raise exception using errcode = '22023', message = 'There is no such export.';
  end if;
  -- Fails on an invalid filter before the first byte is sent.
  perform private.submission_conditions(filter, private.office());
  perform private.log_event(kind || '_exported',
    detail => jsonb_build_object('filters', (
      select string_agg(key, ' ' order by key) from jsonb_object_keys(filter) key)));
  return jsonb_build_object('created_at', clock_timestamp(), 'id', 'ffffffff-ffff-ffff-ffff-ffffffffffff');
end;
$$;

create function public.export_registrations(event uuid, before_time timestamptz, before_id uuid) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at desc, r.id desc), '[]')
    from (
      select r.id, r.created_at, r.name, r.email, r.company, r.question, r.state
      from private.event_registrations r
      where r.event_id = event and (r.created_at, r.id) < (before_time, before_id)
      order by r.created_at desc, r.id desc limit 1000
    ) r);
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.export_registrations(uuid,timestamptz,uuid)', 'authenticated', 'EXECUTE');

select private.apply_grants();
