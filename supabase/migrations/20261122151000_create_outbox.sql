-- Messages to send because of an enquiry. An enquiry and its messages are written in one transaction, so neither exists
-- without the other; a worker (backend/mail) delivers them. A message's text is made from the enquiry when it is sent:
-- the only personal data here is the recipient's e-mail address.

-- For each kind of message: whether the worker seen last is configured to send it, and the latest success and failure.
create table private.message_channels (
  kind text primary key check (kind in ('staff_notification', 'acknowledgement', 'webhook')),
  is_configured boolean not null default false,
  -- When a worker last looked for messages.
  seen_at timestamptz,
  last_success_at timestamptz,
  -- A sentence for the staff, without secrets.
  last_error text,
  last_error_at timestamptz
);
insert into private.message_channels (kind) values ('staff_notification'), ('acknowledgement'), ('webhook');

create table public.outbox_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  kind text not null references private.message_channels (kind),
  submission_id uuid not null references public.contact_submissions (id) on delete cascade,
  -- Null if the worker's settings name the recipient and the worker has not filled it in yet.
  recipient text,
  state text not null default 'waiting'
    check (state in ('waiting', 'unconfigured', 'sending', 'sent', 'failed', 'expired', 'cancelled')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default clock_timestamp(),
  -- When retrying ends and the message counts as failed, measured from the first attempt.
  retry_until timestamptz,
  -- When the message becomes useless to its recipient and expires. Null: never.
  useful_until timestamptz,
  -- The claim of the worker that holds the message, and when its lease ends.
  claim uuid,
  lease_until timestamptz,
  -- Attempts with an unknown outcome. Each may have delivered the message, so a later attempt may be a duplicate.
  uncertain_attempts integer not null default 0,
  last_error text,
  -- The Message-ID header, the same for every attempt, by which mail programs recognise a duplicate.
  message_id text,
  sent_at timestamptz,
  resent_at timestamptz,
  resent_by uuid,
  unique nulls not distinct (submission_id, kind, recipient)
);

alter table public.outbox_messages enable row level security;
create policy "admins read messages" on public.outbox_messages
  for select to authenticated using ((select public.is_admin()));

-- For the worker's queries.
create index outbox_messages_due_idx on public.outbox_messages (next_attempt_at)
  where state in ('waiting', 'unconfigured', 'sending');
create index outbox_messages_useful_idx on public.outbox_messages (useful_until)
  where state in ('waiting', 'unconfigured');
create index outbox_messages_open_idx on public.outbox_messages (created_at)
  where recipient is null and state in ('waiting', 'unconfigured');
create index outbox_messages_state_idx on public.outbox_messages (state, created_at desc);

create function private.queue_messages(enquiry public.contact_submissions) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.outbox_messages (kind, submission_id, recipient, state, useful_until)
  select c.kind, enquiry.id,
    case when c.kind = 'acknowledgement' then enquiry.email end,
    case when c.is_configured then 'waiting' else 'unconfigured' end,
    case when c.kind = 'acknowledgement' then enquiry.created_at + interval '48 hours' end
  from private.message_channels c
  -- A webhook that is not configured is not wanted, so nothing is queued for it. Mail is queued until it is configured.
  where (c.kind <> 'webhook' or c.is_configured)
    and not exists (
      select from public.outbox_messages m where m.submission_id = enquiry.id and m.kind = c.kind
    );
end;
$$;

-- Spam causes no mail: an acknowledgement would confirm to the spammer that the form is read, and a notification would
-- disturb the staff. When an enquiry is marked as spam later, its waiting messages are cancelled. When spam turns out to
-- be honest, its messages are sent after all. Once an enquiry is answered or archived, no mail announces its arrival.
create function private.update_queued_messages() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.status = 'spam' then
    update public.outbox_messages set state = 'cancelled', last_error = 'The enquiry was marked as spam.'
      where submission_id = new.id and state in ('waiting', 'unconfigured');
  elsif tg_op = 'INSERT' then
    perform private.queue_messages(new);
  elsif new.status in ('answered', 'archived') then
    update public.outbox_messages
      set state = 'expired', last_error = 'The enquiry was answered before this could be sent.'
      where submission_id = new.id and kind <> 'webhook' and state in ('waiting', 'unconfigured', 'cancelled');
  elsif old.status = 'spam' then
    update public.outbox_messages m
      set state = case when c.is_configured then 'waiting' else 'unconfigured' end,
        last_error = null, next_attempt_at = clock_timestamp()
      from private.message_channels c
      where c.kind = m.kind and m.submission_id = new.id and m.state = 'cancelled';
    perform private.queue_messages(new);
  end if;
  return null;
end;
$$;

create trigger contact_submissions_messages after insert on public.contact_submissions
  for each row execute function private.update_queued_messages();
create trigger contact_submissions_messages_of_status after update of status on public.contact_submissions
  for each row when (old.status is distinct from new.status)
  execute function private.update_queued_messages();

-- Sends a failed or expired message again. Returns false if there is no such message in one of these states.
create function public.resend_message(message uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not (select public.is_admin()) then
    raise exception using errcode = '42501', message = 'Only admins may send messages again.';
  end if;
  update public.outbox_messages m
    set state = case when c.is_configured then 'waiting' else 'unconfigured' end,
      attempts = 0, next_attempt_at = clock_timestamp(), retry_until = null, last_error = null,
      -- An admin who resends a message considers it useful, so it gets the full time until it expires again.
      useful_until = case when m.useful_until is null then null else clock_timestamp() + interval '48 hours' end,
      resent_at = clock_timestamp(), resent_by = (select auth.uid())
    from private.message_channels c
    where c.kind = m.kind and m.id = message and m.state in ('failed', 'expired');
  return found;
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.outbox_messages', 'authenticated', 'SELECT'),
  ('public.resend_message(uuid)', 'authenticated', 'EXECUTE');

select private.apply_grants();
