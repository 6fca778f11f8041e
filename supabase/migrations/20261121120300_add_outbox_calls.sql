-- How admins resend messages and see the state of mail.

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
      -- An admin who resends a message considers it useful, so its time to expire starts anew.
      useful_until = case when m.useful_until is null then null else clock_timestamp() + interval '48 hours' end,
      resent_at = clock_timestamp(), resent_by = (select auth.uid())
    from private.message_channels c
    where c.kind = m.kind and m.id = message and m.state in ('failed', 'expired');
  return found;
end;
$$;

-- One row per kind of message for admins; no rows for anybody else.
create function public.mail_status()
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
      where m.kind = c.kind and m.state in ('waiting', 'unconfigured', 'sending')),
    (select count(*) from public.outbox_messages m where m.kind = c.kind and m.state = 'failed')
  from private.message_channels c
  where (select public.is_admin())
  order by c.kind
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.resend_message(uuid)', 'authenticated', 'EXECUTE'),
  ('public.mail_status()', 'authenticated', 'EXECUTE');

select private.apply_grants();
