-- Changes the note and the end of an invitation if both are still as the admin has seen them. Otherwise a colleague who has
-- ended it meanwhile would be overruled without anybody's knowing.
create function public.change_reader_client(
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
  return public.invite_reader_client(stored.pattern, change_reader_client.note, last_day);
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.change_reader_client(uuid,text,date,text,timestamp with time zone)', 'authenticated', 'EXECUTE');

select private.apply_grants();
