-- Those registered for an event in the desk: listing them and writing to them.

create function public.list_registrations(event uuid) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', r.id, 'created_at', r.created_at, 'name', r.name, 'email', r.email, 'company', r.company,
      'question', r.question, 'state', r.state, 'place', case when r.state = 'waiting' then r.place end)
      order by r.created_at, r.id)
    from (
      select *, row_number() over (partition by state order by created_at, id) as place
      from private.event_registrations where event_id = event
    ) r), '[]');
end;
$$;

-- To everybody with a place, except mailboxes that want no mail from the firm.
create function public.mail_registered(event uuid, subject text, body text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  message uuid;
  registration private.event_registrations;
  queued integer := 0;
  suppressed integer := 0;
begin
  perform private.require_admin();
  if not exists (select from private.events e where e.id = event and e.state = 'published') then
    raise exception using errcode = 'PT404', message = 'There is no such published event.';
  end if;
  insert into private.event_messages (event_id, subject, body, created_by)
    values (event, private.trim_text(mail_registered.subject), private.trim_text(mail_registered.body), (select auth.uid()))
    returning id into message;
  for registration in
    select r.* from private.event_registrations r where r.event_id = event and r.state = 'registered'
    order by r.created_at, r.id
  loop
    if exists (
      select from private.newsletter_suppressions s where s.mailbox_hash = private.mailbox_hash(registration.email)
    ) then
      suppressed := suppressed + 1;
    else
      queued := queued + 1;
      perform private.queue_event_mail(registration, 'event_message', clock_timestamp(),
        clock_timestamp() + interval '3 days', jsonb_build_object('message', message));
    end if;
  end loop;
  perform private.log_event('registered_mailed', detail => jsonb_build_object('event', event, 'mails', queued));
  return jsonb_build_object('queued', queued, 'suppressed', suppressed);
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.list_registrations(uuid)', 'authenticated', 'EXECUTE'),
  ('public.mail_registered(uuid,text,text)', 'authenticated', 'EXECUTE');

select private.apply_grants();
