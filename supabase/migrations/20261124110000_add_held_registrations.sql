-- A registration that looks like spam or arrives above the hourly ceiling is held: stored and marked, without a place and
-- without mail, until staff accept or delete it.

alter table private.event_registrations drop constraint event_registrations_state_check;
alter table private.event_registrations
  add constraint event_registrations_state_check check (state in ('registered', 'waiting', 'cancelled', 'held')),
  -- Read by the functions that count rows against the ceilings.
  add column held boolean not null generated always as (state = 'held') stored,
  add column spam_score smallint not null default 0,
  add column spam_reasons text[] not null default '{}'
    check (spam_reasons <@ '{links,repeated_text,throwaway_domain,speed,script_mix,ceiling,mailbox}');
create index event_registrations_intake_idx on private.event_registrations (created_at desc) where not held;
create index event_registrations_held_idx
  on private.event_registrations (event_id, spam_score, created_at) where held;

-- A row takes at most 2 KB. The ceiling is lower than those of enquiries and subscriptions, because events have few places.
insert into private.intake_ceilings (table_name, rows_per_hour, held_at_most) values
  ('event_registrations', 100, 10000);
create trigger event_registrations_held after insert on private.event_registrations
  referencing new table as changed_rows for each statement execute function private.count_held_rows();
create trigger event_registrations_held_gone after delete on private.event_registrations
  referencing old table as changed_rows for each statement execute function private.count_held_rows();
create trigger event_registrations_removed after delete on private.event_registrations
  for each row execute function private.remember_removal();

create or replace function private.intake_status()
returns table (table_name text, rows_per_hour integer, last_hour bigint, held_at_most integer, held integer)
language plpgsql
stable
set search_path = ''
as $$
begin
  for table_name, rows_per_hour, held_at_most, held in
    select c.table_name, c.rows_per_hour, c.held_at_most, c.held from private.intake_ceilings c order by 1
  loop
    execute format(
      'select count(*) from (
         select from %s where created_at > $1 and not held order by created_at desc limit $2) recent',
      private.journalled_table(table_name)
    ) into last_hour using clock_timestamp() - interval '1 hour', coalesce(rows_per_hour, 0);
    return next;
  end loop;
end;
$$;

-- As before, but a held registration causes no mail.
create or replace function private.queue_event_mail(
  registration private.event_registrations, kind text, due timestamptz, useful_until timestamptz, detail jsonb default '{}'
) returns void
language sql
set search_path = ''
as $$
  insert into public.outbox_messages (kind, registration_id, recipient, state, next_attempt_at, useful_until, detail)
  select c.kind, registration.id, registration.email, case when c.is_configured then 'waiting' else 'unconfigured' end,
    greatest($3, clock_timestamp()), $4, $5
  from private.message_channels c
  where c.kind = $2 and $4 > clock_timestamp() and registration.state <> 'held'
$$;

-- As before, but the mail says "moved up" only to those who were on the waiting list, not to those whom staff accepted.
create or replace function private.queue_registration_mails() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  starts_at timestamptz;
begin
  select e.starts_at into starts_at from private.events e where e.id = new.event_id;
  if new.state = 'cancelled' then
    delete from public.outbox_messages m where m.registration_id = new.id and m.state in ('waiting', 'unconfigured');
    if tg_op = 'UPDATE' then
      perform private.queue_event_mail(new, 'registration_cancellation', clock_timestamp(), starts_at,
        jsonb_build_object('had_place', old.state = 'registered'));
    end if;
    return null;
  end if;
  perform private.drop_unsent(new.id, array['registration']);
  perform private.queue_event_mail(new, 'registration', clock_timestamp(), starts_at,
    jsonb_build_object('moved_up', tg_op = 'UPDATE' and old.state = 'waiting'));
  perform private.queue_reminders(new);
  return null;
end;
$$;

select private.apply_grants();
