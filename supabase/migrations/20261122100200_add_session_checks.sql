-- What the server asks after the library has signed somebody in or renewed a session, before it hands the tokens out.
-- Hosted Supabase signs people in by itself and calls none of this.

-- Whether a new session may be handed out: the account is neither banned nor deleted, and still has the version that
-- was read before the password was checked. Otherwise the session is deleted. An account has at most 20 sessions; the
-- one that was used least recently ends.
create function private.confirm_sign_in(account uuid, session uuid, expected_version integer, address_hash text)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  -- Waits for a change that is under way; a later one waits for this, and then deletes the session.
  perform from auth.users u
    where u.id = account and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())
    for no key update;
  if not found or private.account_version(account) <> expected_version then
    delete from auth.sessions s where s.id = session;
    return false;
  end if;
  delete from auth.sessions s where s.id in (
    select o.id from auth.sessions o where o.user_id = account
    order by o.id = session desc, coalesce(o.refreshed_at at time zone 'UTC', o.created_at) desc offset 20);
  if address_hash is not null then
    perform private.remember_address(account, address_hash);
  end if;
  return true;
end;
$$;

-- How a refresh token may be used: 'first', 'again' within ten seconds of its first use, as several tabs do, 'late'
-- after that, or 'unknown'. A late use means that two parties hold the token, and ends the session for both.
create function private.begin_renewal(used text) returns text
language plpgsql
set search_path = ''
as $$
declare
  known record;
begin
  select t.session_id, t.revoked, t.updated_at into known from auth.refresh_tokens t where t.token = used;
  if not found then
    return 'unknown';
  elsif not known.revoked then
    return 'first';
  elsif known.updated_at > clock_timestamp() - interval '10 seconds' then
    return 'again';
  end if;
  delete from auth.sessions s where s.id = known.session_id;
  return 'late';
end;
$$;

-- Whether a renewed session may be handed out: it was not ended meanwhile, its account is neither banned nor deleted,
-- and it has one live token. Two servers that renew by the same token at the same moment leave two, and nobody can
-- tell which belongs to the owner. Otherwise the session is deleted.
create function private.confirm_renewal(used text, is_first boolean) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  renewed record;
begin
  select s.id,
      u.deleted_at is null and (u.banned_until is null or u.banned_until <= now()) as is_allowed,
      (select count(*) from auth.refresh_tokens live where live.session_id = s.id and not live.revoked) as live_tokens
    into renewed
    from auth.refresh_tokens t
    join auth.sessions s on s.id = t.session_id
    join auth.users u on u.id = s.user_id
    where t.token = used;
  if not found then
    return false;
  elsif not renewed.is_allowed or renewed.live_tokens > 1 then
    delete from auth.sessions s where s.id = renewed.id;
    return false;
  end if;
  -- The ten seconds count by the clock of the database, whichever server noted the use.
  update auth.refresh_tokens t set updated_at = clock_timestamp() where t.token = used and t.revoked and is_first;
  -- More than a week of renewals every quarter of an hour.
  delete from auth.refresh_tokens t where t.revoked and t.id in (
    select o.id from auth.refresh_tokens o where o.session_id = renewed.id order by o.created_at desc offset 1000);
  return true;
end;
$$;

select private.apply_grants();
