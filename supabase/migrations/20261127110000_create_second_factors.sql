-- Second factors: one-time codes of an authenticator app (RFC 6238). Hosted Supabase has a table of this name and verifies
-- codes itself. Elsewhere this one stores no secret: the server derives it from its own key and the id of the factor.

do $$
begin
  if to_regclass('auth.mfa_factors') is not null then
    return;
  end if;
  create table auth.mfa_factors (
    id uuid primary key,
    -- One factor for each account.
    user_id uuid not null unique references auth.users (id) on delete cascade,
    factor_type text not null default 'totp' check (factor_type = 'totp'),
    status text not null default 'unverified' check (status in ('unverified', 'verified')),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    -- TOTP time step (of 30 seconds) of the code accepted last. A code of this or an earlier step is refused.
    last_time_step bigint not null default 0
  );
  alter table auth.mfa_factors enable row level security;
end;
$$;

-- Whether an account is asked for a code.
create function private.has_second_factor(account uuid) returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from auth.mfa_factors f where f.user_id = $1 and f.status::text = 'verified')
$$;

-- As before, but an account with a second factor is an admin only in a session in which a code of that factor was accepted.
-- A code of a factor that has been removed since does not count.
create or replace function public.is_admin() returns boolean
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
      and (not private.has_second_factor(u.id) or exists (
        select from auth.mfa_factors f
        where f.id = s.factor_id and f.user_id = u.id and f.status::text = 'verified'))
  )
$$;

select private.apply_grants();
