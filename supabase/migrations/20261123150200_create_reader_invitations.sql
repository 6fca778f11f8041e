-- The desk invites clients to read the insights without subscribing to the newsletter.

alter table public.desk_events drop constraint desk_events_action_check;
alter table public.desk_events add constraint desk_events_action_check check (action in (
  'status_changed', 'owner_changed', 'note_added', 'message_resent', 'submissions_exported',
  'newsletter_exported', 'subscription_removed', 'person_exported', 'person_erased', 'retention_applied',
  'admin_granted', 'admin_revoked', 'client_invited', 'client_ended', 'confirmation_requested', 'message_read'
));

create function public.list_reader_clients() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', c.id, 'created_at', c.created_at, 'pattern', c.pattern, 'note', c.note, 'ends_at', c.ends_at,
      'is_ended', c.ends_at <= clock_timestamp(), 'invited_by', u.email,
      'devices', (select count(*) from private.reader_sessions s
        where s.client_id = c.id and s.expires_at > clock_timestamp())
    ) order by c.ends_at <= clock_timestamp(), c.pattern)
    from private.reader_clients c left join auth.users u on u.id = c.invited_by), '[]');
end;
$$;

-- Invites an address or a domain up to the end of `last_day` in the office's time zone; an address is sent its link. A
-- second invitation changes the note and the end of the first.
create function public.invite_reader_client(pattern text, note text, last_day date) returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  given constant text := lower(private.trim_text(pattern) collate "C") collate "default";
  ends constant timestamptz := (last_day + 1)::timestamp at time zone (private.office()).time_zone;
  client uuid;
begin
  perform private.require_admin();
  if ends <= clock_timestamp() then
    raise exception using errcode = '23514', message = 'The last day has passed.';
  end if;
  if given !~ '^@' and exists (
    select from private.newsletter_suppressions s
    where s.mailbox_hash = private.mailbox_hash(given) and s.reason = 'erased'
  ) then
    raise exception using errcode = 'PT422', message = 'This person has been erased and is not written to again.';
  end if;
  insert into private.reader_clients as c (pattern, note, ends_at, invited_by)
  values (given, private.trim_text(note), ends, (select auth.uid()))
  on conflict on constraint reader_clients_pattern_key
    do update set note = excluded.note, ends_at = excluded.ends_at, invited_by = excluded.invited_by
  returning c.id into client;
  perform private.log_event('client_invited', detail => jsonb_build_object('client', client));
  if given !~ '^@' then
    perform private.queue_link_to(null, client, given);
  end if;
  return client;
end;
$$;

-- Ends an invitation and the sessions that it has opened. False if it has ended before.
create function public.end_reader_client(client uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  update private.reader_clients c set ends_at = clock_timestamp() where c.id = client and c.ends_at > clock_timestamp();
  if not found then
    return false;
  end if;
  delete from private.reader_sessions s where s.client_id = client;
  delete from private.newsletter_tokens t where t.client_id = client;
  delete from public.outbox_messages m where m.client_id = client and m.state in ('waiting', 'unconfigured');
  perform private.log_event('client_ended', detail => jsonb_build_object('client', client));
  return true;
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.list_reader_clients()', 'authenticated', 'EXECUTE'),
  ('public.invite_reader_client(text,text,date)', 'authenticated', 'EXECUTE'),
  ('public.end_reader_client(uuid)', 'authenticated', 'EXECUTE');

select private.apply_grants();
