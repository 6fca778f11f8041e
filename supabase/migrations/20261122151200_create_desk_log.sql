-- The log of the desk: who did what, and when. Admins read it; nobody changes or deletes an entry, not even the
-- operator. Entries hold no personal data: accounts and enquiries are named by id, so that the fact remains when a
-- person is erased.

create table public.desk_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- Null for the system or the operator. No foreign key: the entry outlives the account.
  actor_id uuid,
  action text not null check (action in (
    'status_changed', 'owner_changed', 'note_added', 'message_resent', 'submissions_exported',
    'newsletter_exported', 'subscription_removed', 'person_exported', 'person_erased', 'retention_applied',
    'admin_granted', 'admin_revoked'
  )),
  submission_id uuid,
  old_value text,
  new_value text,
  detail jsonb not null default '{}'
);

alter table public.desk_events enable row level security;
create policy "admins read the log" on public.desk_events
  for select to authenticated using ((select public.is_admin()));

create index desk_events_submission_idx on public.desk_events (submission_id, id) where submission_id is not null;
create index desk_events_actor_idx on public.desk_events (actor_id) where actor_id is not null;

create function private.refuse_log_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception using errcode = '42501', message = 'Entries of the desk log cannot be changed or deleted.';
end;
$$;

create trigger desk_events_refuse_change before update or delete on public.desk_events
  for each row execute function private.refuse_log_change();
create trigger desk_events_refuse_truncate before truncate on public.desk_events
  for each statement execute function private.refuse_log_change();
-- Also fires in a session with the replication role `replica`, which skips ordinary triggers.
alter table public.desk_events enable always trigger desk_events_refuse_change;
alter table public.desk_events enable always trigger desk_events_refuse_truncate;

create function private.log_event(
  action text,
  submission_id uuid default null,
  old_value text default null,
  new_value text default null,
  detail jsonb default '{}'
) returns void
language sql
set search_path = ''
as $$
  insert into public.desk_events (actor_id, action, submission_id, old_value, new_value, detail)
  values ((select auth.uid()), $1, $2, $3, $4, $5)
$$;

create function private.log_admin_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.log_event('admin_granted', new_value => new.user_id::text);
  else
    perform private.log_event('admin_revoked', old_value => old.user_id::text);
  end if;
  return null;
end;
$$;

create trigger admins_log after insert or delete on public.admins
  for each row execute function private.log_admin_change();

create function private.log_resent_message() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.log_event('message_resent', new.submission_id, detail => jsonb_build_object('kind', new.kind));
  return null;
end;
$$;

create trigger outbox_messages_log after update of resent_at on public.outbox_messages
  for each row when (new.resent_at is distinct from old.resent_at)
  execute function private.log_resent_message();

-- The possible owners of an enquiry and the actors in the log. Nobody may read accounts, so this function bypasses row
-- security. It returns only admins, and only to admins.
create function public.list_admins() returns table (id uuid, email text, since timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select a.user_id, u.email::text, a.created_at
    from public.admins a join auth.users u on u.id = a.user_id
    order by u.email;
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.desk_events', 'authenticated', 'SELECT'),
  ('public.list_admins()', 'authenticated', 'EXECUTE');

select private.apply_grants();
