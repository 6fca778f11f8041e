-- Inviting a client a second time used to overwrite the end and the note of a colleague's invitation without warning.
create function private.set_reader_client(pattern text, note text, last_day date) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  given constant text := lower(private.trim_text(pattern) collate "C") collate "default";
  ends constant timestamptz := (last_day + 1)::timestamp at time zone (private.office()).time_zone;
  client uuid;
begin
  if ends <= clock_timestamp() then
    raise exception using errcode = '23514', message = 'The last day has passed.';
  end if;
  if exists (select from private.public_mail_domains d where given = '@' || d.domain) then
    raise exception using errcode = 'PT422',
      message = 'Everybody can have an address there. Invite the person by the whole address.';
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

create or replace function public.invite_reader_client(pattern text, note text, last_day date) returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  given constant text := lower(private.trim_text(pattern) collate "C") collate "default";
begin
  perform private.require_admin();
  -- Serialises concurrent invitations of the same client, so that the check below misses none.
  perform pg_advisory_xact_lock(hashtextextended('reader_client ' || given, 0));
  if exists (select from private.reader_clients c where c.pattern = given and c.ends_at > clock_timestamp()) then
    raise exception using errcode = 'PT409',
      message = 'This client is invited already, with an end and perhaps a note: change that invitation in the list.';
  end if;
  return private.set_reader_client(pattern, note, last_day);
end;
$$;

create or replace function public.change_reader_client(
  client uuid, note text, last_day date, expected_note text, expected_end timestamptz
) returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  stored private.reader_clients;
begin
  perform private.require_admin();
  select * into stored from private.reader_clients c where c.id = client for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'This invitation no longer exists.';
  elsif stored.note <> expected_note or stored.ends_at <> expected_end then
    raise exception using errcode = 'PT409', message = 'Someone else has changed this invitation in the meantime.';
  end if;
  return private.set_reader_client(stored.pattern, change_reader_client.note, last_day);
end;
$$;

select private.apply_grants();
