-- The refusal says how the person can be invited again.
create or replace function private.set_reader_client(pattern text, note text, last_day date) returns uuid
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
    raise exception using errcode = 'PT422', message =
      'This person was erased. Ask the person to subscribe on the website and confirm: after that you can invite them.';
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

select private.apply_grants();
