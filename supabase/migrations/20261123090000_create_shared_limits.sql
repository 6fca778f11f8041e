-- Limits that protect accounts are counted here when several servers share the database, so that together they allow what
-- one allows. A server keeps its own counters in front of these. Hosted Supabase limits sign-ins itself.

-- `counter` is a fixed word, or a keyed hash of an account, or of an account and an address.
create table private.attempts (
  counter text not null,
  made_at timestamptz not null default clock_timestamp()
);
create index attempts_counter_idx on private.attempts (counter, made_at);
create index attempts_made_at_idx on private.attempts (made_at);

-- Addresses that are blocked from an account; each further block lasts twice as long, up to a day.
create table private.sign_in_blocks (
  pair text primary key,
  ends_at timestamptz not null,
  blocks integer not null default 1
);

-- Returns the milliseconds until another attempt is allowed: 0 unless `allowed` were made within `span`.
create function private.wait_for_attempt(counter text, allowed integer, span interval) returns integer
language sql
set search_path = ''
as $$
  select coalesce((
    select greatest(1, ceil(extract(epoch from a.made_at + $3 - clock_timestamp()) * 1000))::integer
    from private.attempts a
    where a.counter = $1 and a.made_at > clock_timestamp() - $3
    order by a.made_at desc offset $2 - 1 limit 1), 0)
$$;

-- Counts an attempt if it is allowed now, and returns the milliseconds to wait otherwise.
create function private.take_attempt(counter text, allowed integer, span interval) returns integer
language plpgsql
set search_path = ''
as $$
declare
  wait integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('attempts ' || counter, 0));
  wait := private.wait_for_attempt(counter, allowed, span);
  if wait = 0 then
    insert into private.attempts (counter) values (take_attempt.counter);
  end if;
  return wait;
end;
$$;

-- Counts a password attempt from its start. `is_known` exempts addresses that the owner has signed in from from the limit
-- of the account.
create function private.begin_sign_in(
  pair text, pair_allowed integer, pair_span interval,
  account text, account_allowed integer, account_span interval, is_known boolean
) returns integer
language plpgsql
set search_path = ''
as $$
declare
  wait integer;
begin
  select greatest(1, ceil(extract(epoch from b.ends_at - clock_timestamp()) * 1000))::integer into wait
    from private.sign_in_blocks b where b.pair = begin_sign_in.pair and b.ends_at > clock_timestamp();
  if found then
    return wait;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('attempts ' || account, 0));
  wait := private.wait_for_attempt(pair, pair_allowed, pair_span);
  if wait = 0 and not is_known then
    wait := private.take_attempt(account, account_allowed, account_span);
  end if;
  if wait = 0 then
    insert into private.attempts (counter) values (pair);
  end if;
  return wait;
end;
$$;

-- After a wrong password: blocks the address once its attempts are used up.
create function private.fail_sign_in(pair text, pair_allowed integer, pair_span interval) returns void
language sql
set search_path = ''
as $$
  insert into private.sign_in_blocks as b (pair, ends_at)
    select $1, clock_timestamp() + $3 where private.wait_for_attempt($1, $2, $3) > 0
    on conflict on constraint sign_in_blocks_pkey do update
      set ends_at = clock_timestamp() + least($3 * power(2, b.blocks), interval '1 day'), blocks = b.blocks + 1
      where b.ends_at <= clock_timestamp()
$$;

-- Uncounts an attempt that never reached the password check, or all of the address after the right password.
create function private.undo_sign_in(pair text, account text, is_known boolean, has_succeeded boolean) returns void
language sql
set search_path = ''
as $$
  delete from private.sign_in_blocks b where b.pair = $1 and $4;
  delete from private.attempts a where a.counter = $1 and ($4 or a.ctid = (
    select o.ctid from private.attempts o where o.counter = $1 order by o.made_at desc limit 1));
  delete from private.attempts a where not $3 and a.ctid = (
    select o.ctid from private.attempts o where o.counter = $2 order by o.made_at desc limit 1);
$$;

create function private.delete_old_attempts() returns void
language sql
set search_path = ''
as $$
  delete from private.attempts where made_at < now() - interval '1 day';
  delete from private.sign_in_blocks where ends_at < now() - interval '1 day';
$$;

alter table private.attempts enable row level security;
alter table private.sign_in_blocks enable row level security;

select private.apply_grants();
