-- As before, but another address of busy times keeps those of the last import until the next one replaces them. The
-- consultant could be booked over everything until then, and for good if the new address is wrong.
create or replace function public.save_consultant(consultant jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  account uuid;
  busy_before text;
  room_before text;
  c private.consultants;
begin
  perform private.require_admin();
  if consultant ? 'id' then
    c := private.displayed_consultant((consultant ->> 'id')::uuid, (consultant ->> 'version')::integer);
    busy_before := c.busy_url;
    room_before := c.meeting_url;
    c.version := c.version + 1;
  else
    select a.user_id into account from public.admins a join auth.users u on u.id = a.user_id
      where lower(u.email) = lower(consultant ->> 'email');
    if account is null then
      raise exception using errcode = 'PT422', message = 'No admin has this email address.';
    end if;
    insert into private.consultants (user_id, name, office) values (account, consultant ->> 'name', consultant ->> 'office')
      on conflict (user_id) do nothing returning * into c;
    if c.id is null then
      raise exception using errcode = 'PT422', message = 'This consultant is in the calendar already.';
    end if;
  end if;
  -- Only the settings: the account, the feed and the imported times stay as they are.
  c := jsonb_populate_record(c, consultant - array[
    'id', 'version', 'email', 'number', 'created_at', 'user_id', 'busy_read_at', 'busy_error', 'feed_hash']);
  if c.busy_url is null then
    delete from private.busy_times b where b.consultant_id = c.id;
  end if;
  if c.busy_url is distinct from busy_before then
    c.busy_read_at := null;
    c.busy_error := null;
  end if;
  update private.consultants s
    set name = private.trim_text(c.name), office = c.office, notice_minutes = c.notice_minutes,
      horizon_days = c.horizon_days, buffer_minutes = c.buffer_minutes, daily_maximum = c.daily_maximum,
      topics = c.topics, meeting_url = c.meeting_url, is_open = c.is_open, busy_url = c.busy_url,
      busy_read_at = c.busy_read_at, busy_error = c.busy_error, version = c.version
    where s.id = c.id returning s.* into c;
  if c.meeting_url is distinct from room_before then
    perform private.send_new_room(c.id);
  end if;
  perform private.log_event('consultant_saved', detail => jsonb_build_object('consultant', c.id));
  return private.consultant_row(c);
end;
$$;

select private.apply_grants();
