-- A new password, a ban, a deletion and the loss of the admin right end all sessions of an account. Triggers do this, so
-- that it also happens when another program makes the change. A sign-in checks the password for some 50 ms and only then
-- inserts its session, so each such change also increments the account's version. The server compares the versions
-- before and after the check, and refuses the sign-in if they differ.

create table private.account_versions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  version integer not null
);

-- 0 for an account that was never changed, which has no row.
create function private.account_version(account uuid) returns integer
language sql
stable
set search_path = ''
as $$
  select coalesce((select v.version from private.account_versions v where v.user_id = account), 0)
$$;

create function private.end_account_sessions(account uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  -- Waits for a sign-in that is being confirmed, so that the deletion below sees its session.
  perform from auth.users u where u.id = account for no key update;
  -- The account itself is being deleted, which deletes its sessions by foreign key.
  if not found then
    return;
  end if;
  insert into private.account_versions as v (user_id, version) values (account, 1)
    on conflict (user_id) do update set version = v.version + 1;
  delete from auth.sessions s where s.user_id = account;
end;
$$;

create function private.account_changed() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.end_account_sessions(new.id);
  return null;
end;
$$;

create trigger account_changed after update on auth.users
  for each row
  when (
    new.encrypted_password is distinct from old.encrypted_password
    or (new.deleted_at is not null and old.deleted_at is null)
    or (new.banned_until is distinct from old.banned_until and new.banned_until > now())
  )
  execute function private.account_changed();

create function private.admin_right_lost() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.end_account_sessions(old.user_id);
  return null;
end;
$$;

create trigger admins_right_lost after delete on public.admins
  for each row execute function private.admin_right_lost();

select private.apply_grants();
