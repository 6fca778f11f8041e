-- The accounts that may read what visitors sent. Only the operator reads or changes this table.

create table public.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);

alter table public.admins enable row level security;

-- A token stays valid after a sign-out, ban or deletion, so this function looks up all three.
create function public.is_admin() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select
    from public.admins a
    join auth.users u on u.id = a.user_id
    join auth.sessions s on s.user_id = u.id
    where a.user_id = (select auth.uid())
      and s.id::text = (select auth.jwt()) ->> 'session_id'
      and (s.not_after is null or s.not_after > now())
      and (u.banned_until is null or u.banned_until <= now())
      and u.deleted_at is null
  )
$$;

-- Every function of the desk that bypasses row security calls this first, once.
create function private.require_admin() returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception using errcode = '42501', message = 'Only admins may do this.';
  end if;
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.is_admin()', 'anon', 'EXECUTE'),
  ('public.is_admin()', 'authenticated', 'EXECUTE');

select private.apply_grants();
