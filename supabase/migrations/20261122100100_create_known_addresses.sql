-- Addresses from which an account has signed in, hashed with the server's secret. Wrong passwords from other addresses
-- do not lock the account for these. Kept in the database so that they survive a restart and are shared between
-- servers; only the operator reads them, and they are deleted with the account.

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

select private.apply_grants();
