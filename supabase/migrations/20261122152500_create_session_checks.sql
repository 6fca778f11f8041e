-- Checks that the server makes after the library has signed somebody in or renewed a session, before it hands out the
-- tokens. Hosted Supabase handles sign-ins itself and calls none of this.

-- Addresses from which an account has signed in, hashed with the server's secret. Wrong passwords from other addresses do
-- not lock the account for these. The database keeps them, so that they survive a restart and several servers share
-- them. Only the operator can read them, and they are deleted with the account.

create table private.known_addresses (
  user_id uuid not null references auth.users (id) on delete cascade,
  address_hash text not null,
  used_at timestamptz not null default now(),
  primary key (user_id, address_hash)
);

create function private.remember_address(account uuid, address_hash text) returns void
language sql
set search_path = ''
as $$
  insert into private.known_addresses (user_id, address_hash) values ($1, $2)
    on conflict on constraint known_addresses_pkey do update set used_at = now();
  delete from private.known_addresses k where k.user_id = $1 and k.address_hash in (
    select o.address_hash from private.known_addresses o where o.user_id = $1
    order by o.used_at desc, o.address_hash = $2 desc offset 20);
$$;

-- Returns whether a new session may be handed out: the account is neither banned nor deleted, and still has the version
-- that was read before the password was checked. Otherwise the session is deleted. An account keeps its 20 most
-- recently used sessions.
create function private.confirm_sign_in(account uuid, session uuid, expected_version integer, address_hash text)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  -- Waits for a change in progress. A later change waits for this transaction and then deletes the session.
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

-- How a refresh token is used: 'first', 'again' within ten seconds of its first use (as several tabs do), 'late' after
-- that, or 'unknown'. A late use means that two parties hold the token, so it ends the session for both.
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

-- Returns whether a renewed session may be handed out: it has not ended meanwhile, its account is neither banned nor
-- deleted, and it has at most one live token. Two servers that renew with the same token at the same moment leave two,
-- and nobody can tell which is the owner's. Otherwise the session is deleted.
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
  -- begin_renewal measures its ten seconds from this time. Only the database's clock is the same for all servers.
  update auth.refresh_tokens t set updated_at = clock_timestamp() where t.token = used and t.revoked and is_first;
  -- 1000 tokens cover more than a week of renewals every 15 minutes.
  delete from auth.refresh_tokens t where t.revoked and t.id in (
    select o.id from auth.refresh_tokens o where o.session_id = renewed.id order by o.created_at desc offset 1000);
  return true;
end;
$$;

select private.apply_grants();
