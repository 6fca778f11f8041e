-- An address of a feed opens a consultant's appointments without a session, so only the consultant can make it, and a new
-- password ends it as it ends the sessions: an address that somebody else made would outlive their own admin right.

create or replace function public.make_feed_token(consultant uuid) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  token constant text := rtrim(translate(
    encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'), '+/', '-_'), '=');
begin
  perform private.require_admin();
  update private.consultants c set feed_hash = sha256(convert_to(token, 'UTF8'))
    where c.id = consultant and c.user_id = (select auth.uid());
  if not found then
    if exists (select from private.consultants c where c.id = consultant) then
      raise exception using errcode = 'PT422', message = 'Only the consultant can make the address of this calendar feed.';
    end if;
    raise exception using errcode = 'PT404', message = 'This consultant no longer exists.';
  end if;
  perform private.log_event('feed_created', detail => jsonb_build_object('consultant', consultant));
  return token;
end;
$$;

create or replace function private.account_changed() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.end_account_sessions(new.id);
  update private.consultants c set feed_hash = null where c.user_id = new.id and c.feed_hash is not null;
  return null;
end;
$$;

select private.apply_grants();
