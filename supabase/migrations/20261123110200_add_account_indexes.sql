-- Sign-ins and the hourly upkeep find their rows by indexes, however many accounts and addresses there are.

create index known_addresses_used_idx on private.known_addresses (used_at);
create index sign_in_blocks_ends_idx on private.sign_in_blocks (ends_at);

-- Hosted Supabase indexes its own tables.
do $$
begin
  if to_regclass('auth.audit_log_entries') is not null and to_regclass('auth.schema_migrations') is null then
    -- The library looks accounts up by their address alone.
    create index users_address_idx on auth.users (email);
    create index users_mailbox_idx on auth.users (private.mailbox_of(email));
    create index sessions_created_idx on auth.sessions (created_at);
    create index sessions_used_idx on auth.sessions (coalesce(refreshed_at at time zone 'UTC', created_at));
  end if;
end;
$$;
