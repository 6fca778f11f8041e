-- Invites again to the upcoming video calls of a consultant, whose room has another address. Invitations that have not been
-- sent are left as they are: they will name the new one. Reminders do so too.
create function private.send_new_room(consultant uuid) returns void
language sql
set search_path = ''
as $$
  with changed as (
    update private.appointments a set sequence = a.sequence + 1
    where a.consultant_id = $1 and a.state = 'booked' and a.medium = 'video' and a.starts_at > clock_timestamp()
      and not exists (
        select from public.outbox_messages m
        where m.appointment_id = a.id and m.kind = 'appointment_invitation' and m.state in ('waiting', 'unconfigured'))
    returning a.id, a.submission_id, a.sequence, a.starts_at
  ), replaced as (
    delete from public.outbox_messages m using changed
    where m.appointment_id = changed.id and m.kind = 'consultant_invitation' and m.state in ('waiting', 'unconfigured')
  )
  insert into public.outbox_messages (kind, appointment_id, recipient, state, next_attempt_at, useful_until, detail)
  select channel.kind, changed.id, invited.address,
    case when channel.is_configured then 'waiting' else 'unconfigured' end, clock_timestamp(), changed.starts_at,
    jsonb_build_object('sequence', changed.sequence, 'changed', true)
  from changed
  join public.contact_submissions e on e.id = changed.submission_id
  join private.consultants c on c.id = $1
  cross join lateral (values
    ('appointment_invitation', e.email), ('consultant_invitation', private.account_address(c.user_id))
  ) invited (kind, address)
  join private.message_channels channel on channel.kind = invited.kind
  where invited.address is not null
$$;

-- As before, but tells those who are booked of another room.
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
  if c.busy_url is distinct from busy_before then
    delete from private.busy_times b where b.consultant_id = c.id;
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
