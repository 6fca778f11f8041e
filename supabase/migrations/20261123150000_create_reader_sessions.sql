-- Who may read the whole insights: confirmed subscribers, and clients whom an admin has invited. A session belongs to one
-- browser. Only the hash of its cookie is stored, so a copy of the database opens nothing.

create table private.reader_clients (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  -- An address, or '@' and a domain for everybody who has an address there.
  pattern text not null unique check (
    char_length(pattern) <= 254 and pattern ~ '^([a-z0-9._%+-]+)?@[a-z0-9.-]+\.[a-z]{2,}$'
  ),
  note text not null default '' check (char_length(note) <= 200),
  ends_at timestamptz not null,
  -- No foreign key: the invitation outlives the account.
  invited_by uuid
);
create index reader_clients_end_idx on private.reader_clients (ends_at);
alter table private.reader_clients enable row level security;

create table private.reader_sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  subscription_id uuid references public.newsletter_subscriptions (id) on delete cascade,
  client_id uuid references private.reader_clients (id) on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  renewed_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null default clock_timestamp() + interval '180 days',
  check (num_nonnulls(subscription_id, client_id) = 1)
);
create index reader_sessions_subscription_idx on private.reader_sessions (subscription_id) where subscription_id is not null;
create index reader_sessions_client_idx on private.reader_sessions (client_id) where client_id is not null;
create index reader_sessions_expiry_idx on private.reader_sessions (expires_at);
alter table private.reader_sessions enable row level security;

-- No row: the session is not valid. Otherwise whether it is due to be renewed, which is written at most once a day.
create function private.reader_of(session_hash bytea) returns table (is_due boolean)
language sql
stable
set search_path = ''
as $$
  select s.renewed_at < clock_timestamp() - interval '1 day'
  from private.reader_sessions s
  left join public.newsletter_subscriptions n on n.id = s.subscription_id
  left join private.reader_clients c on c.id = s.client_id
  where s.token_hash = session_hash and s.expires_at > clock_timestamp()
    and (c.ends_at > clock_timestamp() or (n.confirmed_at is not null and not exists (
      select from private.newsletter_suppressions x where x.mailbox_hash = private.mailbox_hash(n.email))))
$$;

create function private.renew_reading(session_hash bytea) returns void
language sql
set search_path = ''
as $$
  update private.reader_sessions s
    set renewed_at = clock_timestamp(), expires_at = clock_timestamp() + interval '180 days'
    where s.token_hash = session_hash and s.renewed_at < clock_timestamp() - interval '1 day'
$$;

create function private.start_reading(session_hash bytea, subscription uuid, client uuid default null) returns void
language sql
set search_path = ''
as $$
  insert into private.reader_sessions (token_hash, subscription_id, client_id) values ($1, $2, $3)
$$;

-- Deletes up to `size` expired sessions, and invitations that ended a month ago.
create function private.delete_ended_reading(size integer) returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from private.reader_sessions s where s.token_hash in (
    select o.token_hash from private.reader_sessions o where o.expires_at < clock_timestamp() limit size);
  delete from private.reader_clients c where c.ends_at < clock_timestamp() - interval '30 days';
  if found then
    insert into private.erased_text default values on conflict (is_only) do update set latest_at = clock_timestamp();
  end if;
end;
$$;

-- Also deletes the invitation of the person's address, which ends the sessions that it has opened, and takes the address
-- out of the notes on others.
create or replace function private.erase_account_traces(person text) returns void
language plpgsql
set search_path = ''
as $$
declare
  pattern constant text := private.mailbox_pattern(person);
begin
  delete from private.reader_clients c
    where c.pattern !~ '^@' and private.mailbox_of(c.pattern) = private.mailbox_of(person);
  update private.reader_clients c
    set note = left(regexp_replace(c.note, private.mailbox_pattern(person), '[erased]', 'gi'), 200)
    where c.note ~* private.mailbox_pattern(person);
  if to_regclass('auth.audit_log_entries') is not null then
    execute 'delete from auth.audit_log_entries where payload::text ~* $1' using pattern;
  end if;
  -- In the embedded library these tables refer to accounts without a foreign key.
  execute 'delete from auth.refresh_tokens t using auth.users u
    where t.user_id::text = u.id::text and private.mailbox_of(u.email) = private.mailbox_of($1)' using person;
  execute 'delete from auth.flow_state f using auth.users u
    where f.user_id = u.id and private.mailbox_of(u.email) = private.mailbox_of($1)' using person;
end;
$$;

select private.apply_grants();
