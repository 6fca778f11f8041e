-- Gmail ignores dots in addresses, so a suppression has to apply to every spelling of a mailbox. The column holds the hash
-- of the address normalised by `recipient_mailbox`; it is null in older suppressions.
alter table private.newsletter_suppressions
  add column recipient_hash bytea;

create index newsletter_suppressions_recipient_idx on private.newsletter_suppressions (recipient_hash);

create or replace function private.suppress_mailbox(email text, reason text) returns void
language sql
set search_path = ''
as $$
  insert into private.newsletter_suppressions (mailbox_hash, recipient_hash, reason)
  values (private.mailbox_hash($1), private.mailbox_hash(private.recipient_mailbox(lower($1 collate "C"))), $2)
  on conflict (mailbox_hash) do update set reason = excluded.reason, suppressed_at = excluded.suppressed_at,
    recipient_hash = excluded.recipient_hash
$$;

create or replace function private.queue_confirmation(subscriber public.newsletter_subscriptions) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  mailbox constant text := private.recipient_mailbox(subscriber.email);
begin
  if subscriber.confirmed_at is not null or subscriber.confirm_until < clock_timestamp() then
    return false;
  end if;
  -- Serialise transactions for one mailbox across all servers, so that the check below misses none.
  perform pg_advisory_xact_lock(hashtextextended('newsletter_confirmation ' || mailbox, 0));
  if exists (
    select from public.outbox_messages m
    where m.kind = 'newsletter_confirmation' and private.recipient_mailbox(m.recipient) = mailbox
      and (m.state in ('waiting', 'unconfigured', 'sending')
        or coalesce(m.sent_at, m.created_at) > clock_timestamp() - interval '1 day')
  ) or exists (
    select from private.newsletter_suppressions s
    where (s.mailbox_hash = private.mailbox_hash(subscriber.email) or s.recipient_hash = private.mailbox_hash(mailbox))
      and not (s.reason = 'left' and s.was_subscriber)
      and s.suppressed_at > clock_timestamp() - case s.reason when 'erased' then interval '30 days' else interval '1 day' end
  ) then
    return false;
  end if;
  insert into public.outbox_messages (kind, subscription_id, recipient, state, useful_until)
  select c.kind, subscriber.id, subscriber.email,
    case when c.is_configured then 'waiting' else 'unconfigured' end, subscriber.confirm_until
  from private.message_channels c where c.kind = 'newsletter_confirmation';
  return true;
end;
$$;

select private.apply_grants();
