-- Limits the size of the account tables by deleting expired sessions, old entries of the audit log and long-unused
-- addresses. Hosted Supabase maintains its own tables.

-- When a task last began, so that only one of several servers performs it.
create table private.task_runs (
  task text primary key,
  started_at timestamptz not null
);

-- Returns true to one server, which then performs the task, and to no server again before `pause` has passed.
create function private.begin_task(task text, pause interval) returns boolean
language sql
set search_path = ''
as $$
  with begun as (
    insert into private.task_runs as t (task, started_at) values ($1, clock_timestamp())
    on conflict on constraint task_runs_pkey do update set started_at = excluded.started_at
      where t.started_at < excluded.started_at - $2
    returning 1
  )
  select exists (select from begun)
$$;

-- Deletes up to `size` sessions, as many audit entries, and all addresses unused for 90 days; returns the total. A
-- session ends a week after the sign-in or a day after its last renewal. The extra hour is for access tokens that are
-- still valid.
create function private.delete_stale_account_rows(size integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  kept_entries constant integer := 50000;
  oldest_kept timestamptz;
  deleted integer;
  in_all integer := 0;
begin
  delete from auth.sessions s where s.id in (
    select o.id from auth.sessions o
    where o.created_at < now() - interval '169 hours'
      or coalesce(o.refreshed_at at time zone 'UTC', o.created_at) < now() - interval '25 hours'
    limit size);
  get diagnostics deleted = row_count;
  in_all := in_all + deleted;

  select greatest(now() - interval '90 days', min(newest.created_at)) into oldest_kept
    from (select a.created_at from auth.audit_log_entries a order by a.created_at desc limit kept_entries) newest;
  delete from auth.audit_log_entries a where a.id in (
    select o.id from auth.audit_log_entries o where o.created_at < oldest_kept limit size);
  get diagnostics deleted = row_count;
  in_all := in_all + deleted;

  delete from private.known_addresses k where k.used_at < now() - interval '90 days';
  get diagnostics deleted = row_count;
  return in_all + deleted;
end;
$$;

-- Filters the embedded library's audit log. Renewals are not logged. Entries about a deleted account are dropped, also
-- those of a request that was in flight when the account was erased.
create function private.filter_audit_entry() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.payload ->> 'action' in ('token_refreshed', 'token_revoked') then
    return null;
  end if;
  perform from auth.users u where u.id = (new.payload ->> 'actor_id')::uuid for key share;
  if not found then
    return null;
  end if;
  return new;
end;
$$;

create function private.delete_audit_entries() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from auth.audit_log_entries a where a.payload ->> 'actor_id' = old.id::text;
  return null;
end;
$$;

do $$
begin
  if to_regclass('auth.audit_log_entries') is not null and to_regclass('auth.schema_migrations') is null then
    create trigger audit_entries_filter before insert on auth.audit_log_entries
      for each row execute function private.filter_audit_entry();
    create trigger account_deleted after delete on auth.users
      for each row execute function private.delete_audit_entries();
    create index audit_log_entries_created_at_idx on auth.audit_log_entries (created_at);
  end if;
end;
$$;

select private.apply_grants();
