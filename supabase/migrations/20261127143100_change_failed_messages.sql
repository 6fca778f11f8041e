-- A failed message about an enquiry that has been dealt with calls for nothing. It counted until the enquiry was deleted.
-- Whether staff can and should send a failed message again.
create function private.needs_resending(m public.outbox_messages) returns boolean
language sql
stable
set search_path = ''
as $$
  select private.is_of_use(m) and (m.submission_id is null or exists (
    select from public.contact_submissions c where c.id = m.submission_id and c.status in ('new', 'in_progress')))
$$;

-- As before, but for the failed messages.
create or replace function public.mail_status()
returns table (
  kind text, is_configured boolean, seen_at timestamptz, last_success_at timestamptz, last_error text,
  last_error_at timestamptz, waiting bigint, failed bigint
)
language sql
stable
security definer
set search_path = ''
as $$
  select c.kind, c.is_configured, c.seen_at, c.last_success_at, c.last_error, c.last_error_at,
    (select count(*) from public.outbox_messages m
      where m.kind = c.kind and m.state in ('waiting', 'unconfigured', 'sending')
        and (m.attempts > 0 or m.next_attempt_at <= clock_timestamp())),
    (select count(*) from public.outbox_messages m
      where m.kind = c.kind and m.state = 'failed' and private.needs_resending(m))
  from private.message_channels c
  where (select public.is_admin())
  order by c.kind
$$;

select private.apply_grants();
