-- Whoever left a subscription and signs up again is asked to confirm at once. Only an address that left without having
-- confirmed waits a day: its owner has just said no, and anybody could enter it again.
alter table private.newsletter_suppressions
  add column was_subscriber boolean not null default false;

create or replace function private.leave_newsletter(token_hash bytea) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  subscriber public.newsletter_subscriptions;
begin
  select n.* into subscriber
    from private.newsletter_tokens t join public.newsletter_subscriptions n on n.id = t.subscription_id
    where t.token_hash = leave_newsletter.token_hash and t.purpose = 'preferences'
    for update of n;
  if not found then
    return false;
  end if;
  delete from public.newsletter_subscriptions n where n.id = subscriber.id;
  if subscriber.confirmed_at is not null or not exists (
    select from public.newsletter_subscriptions n
    where regexp_replace(n.email, '\+[^@]*@', '@') = private.mailbox_of(subscriber.email) and n.confirmed_at is not null
  ) then
    perform private.delete_mailbox(subscriber.email);
    perform private.suppress_mailbox(subscriber.email, 'left');
    -- An imported subscription counts without a confirmation.
    update private.newsletter_suppressions s
      set was_subscriber = subscriber.confirmed_at is not null or subscriber.confirm_until is null
      where s.mailbox_hash = private.mailbox_hash(subscriber.email);
  end if;
  insert into private.erased_text default values on conflict (is_only) do update set latest_at = clock_timestamp();
  return true;
end;
$$;

-- Returns whether a mail was queued. An unsent one counts at any age. Leaving deletes the messages, so an address that
-- left without having confirmed, or that the staff removed, gets no mail for a day, and an erased person none for 30 days.
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
    where s.mailbox_hash = private.mailbox_hash(subscriber.email)
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
