-- Correcting the internal note of an invitation used to mail the client another link.
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
  if stored.ends_at > clock_timestamp()
    and stored.ends_at = (last_day + 1)::timestamp at time zone (private.office()).time_zone
  then
    update private.reader_clients c set note = private.trim_text(change_reader_client.note) where c.id = client;
    return client;
  end if;
  return private.set_reader_client(stored.pattern, change_reader_client.note, last_day);
end;
$$;

select private.apply_grants();
