-- What a change of an enquiry's status or owner sets and logs, and the staff's notes.

create function private.track_submission() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_open constant boolean := new.status in ('new', 'in_progress');
  was_open constant boolean := old.status in ('new', 'in_progress');
begin
  new.version := old.version;
  if (new.status, new.owner_id) is not distinct from (old.status, old.owner_id) then
    return new;
  end if;
  new.version := old.version + 1;
  if new.status = 'answered' and old.status <> 'answered' then
    new.answered_at := clock_timestamp();
    new.first_response_at := coalesce(old.first_response_at, new.answered_at);
  elsif is_open and not was_open then
    -- An enquiry wrongly marked as spam has been waiting since its arrival, an answered one only since its reopening.
    new.reopened_at := case when old.first_response_at is not null then clock_timestamp() end;
    new.answered_at := null;
  end if;
  return new;
end;
$$;

-- A trigger writes the log, so that no change of a row can bypass it.
create function private.log_submission_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.status <> old.status then
    perform private.log_event('status_changed', new.id, old.status, new.status);
  end if;
  if new.owner_id is distinct from old.owner_id then
    perform private.log_event('owner_changed', new.id, old.owner_id::text, new.owner_id::text);
  end if;
  return null;
end;
$$;

create trigger contact_submissions_track before update on public.contact_submissions
  for each row execute function private.track_submission();
create trigger contact_submissions_log after update on public.contact_submissions
  for each row execute function private.log_submission_change();

create table public.submission_notes (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  submission_id uuid not null references public.contact_submissions (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  body text not null check (char_length(body) between 1 and 2000)
);

create index submission_notes_submission_idx on public.submission_notes (submission_id, created_at);
create index submission_notes_author_idx on public.submission_notes (author_id) where author_id is not null;

alter table public.submission_notes enable row level security;
create policy "admins read notes" on public.submission_notes
  for select to authenticated using ((select public.is_admin()));

insert into private.declared_grants (object, role, privilege) values
  ('public.submission_notes', 'authenticated', 'SELECT');

select private.apply_grants();
