-- Ids and times are given before a transaction commits, so a poll that has seen a later one would miss an entry or an
-- enquiry that is committed after it. The cursor is therefore a transaction number: every transaction that a poll cannot
-- see yet has this number or a higher one. A change committed while an older transaction runs is reported twice.

alter table public.desk_events add column written_in bigint not null default pg_current_xact_id()::text::bigint;
create index desk_events_written_idx on public.desk_events (written_in);

-- Replaces the function of 20261122151700.
create or replace function private.event_row(e public.desk_events) returns jsonb
language sql
stable
set search_path = ''
as $$
  select to_jsonb(e) - 'written_in'
    || jsonb_build_object('actor_email', (select u.email from auth.users u where u.id = e.actor_id))
$$;

-- Replaces the function of 20261122151800. Pages of the previous release hold the id of an entry in `after_event`, which
-- reloads them once.
create or replace function public.desk_changes(since timestamptz default null, after_event bigint default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  -- No transaction that writes enquiries is open for longer.
  longest_transaction constant interval := '10 minutes';
  oldest_open constant bigint := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
  next_number constant bigint := pg_snapshot_xmax(pg_current_snapshot())::text::bigint;
  most constant integer := 1000;
begin
  perform private.require_admin();
  return jsonb_build_object(
    'latest', (select max(c.created_at) from public.contact_submissions c),
    'latest_event', oldest_open,
    'arrived', (
      select count(*) from (
        select from public.contact_submissions c
        where c.created_at > since and c.status <> 'spam' limit most) found),
    -- After a restore, transaction numbers start lower than the cursor of an open page, which then reloads once.
    'changed', coalesce((after_event > next_number)::integer, 0) + (
      select count(*) from (
        select from public.desk_events e
        where e.written_in >= after_event and e.written_in < next_number limit most) found
    ) + (
      select count(*) from (
        select from public.contact_submissions c
        where c.created_at > since - longest_transaction and c.created_at <= since and c.status <> 'spam'
          -- xmin has the lower 32 bits of the number.
          and (c.xmin::text::bigint - after_event) & 4294967295 < 2147483648 limit most) found
    ),
    'waiting', (
      select count(*) from public.contact_submissions c where c.status in ('new', 'in_progress'))
  );
end;
$$;

select private.apply_grants();
