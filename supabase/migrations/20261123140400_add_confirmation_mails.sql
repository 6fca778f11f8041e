-- A visitor's sign-up queues the mail that asks for the confirmation, in the same transaction. A mailbox gets at most one
-- such mail a day, because anybody can enter somebody else's e-mail address.

create index outbox_messages_confirmation_idx
  on public.outbox_messages (private.recipient_mailbox(recipient)) where kind = 'newsletter_confirmation';

-- Returns whether a mail was queued. An unsent one counts at any age. Leaving deletes the messages, so somebody who has
-- just left gets no mail for a day either, and an erased person none for 30 days.
create function private.queue_confirmation(subscriber public.newsletter_subscriptions) returns boolean
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

create function private.ask_for_confirmation() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.queue_confirmation(new);
  return null;
end;
$$;
create trigger newsletter_subscriptions_confirmation after insert on public.newsletter_subscriptions
  for each row when (new.confirmed_at is null and new.confirm_until is not null and not new.held)
  execute function private.ask_for_confirmation();

-- Called by the server when an address signs up again. A held subscription gets its mail while the hourly ceiling is not
-- reached.
create function private.repeat_confirmation(address text) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  subscriber public.newsletter_subscriptions;
begin
  select * into subscriber from public.newsletter_subscriptions n
    where n.email = lower(private.trim_text(address) collate "C") collate "default";
  if subscriber.id is null or (subscriber.held and exists (
    select from private.intake_status() i where i.table_name = 'newsletter_subscriptions' and i.last_hour >= i.rows_per_hour
  )) then
    return false;
  end if;
  return private.queue_confirmation(subscriber);
end;
$$;

create or replace function private.hold_subscription(address text) returns void
language plpgsql
set search_path = ''
as $$
declare
  subscription uuid;
begin
  update public.newsletter_subscriptions n set held = true
    where n.email = lower(private.trim_text(address) collate "C") collate "default" and not n.held
    returning n.id into subscription;
  if found then
    update private.intake_ceilings c set held = c.held + 1 where c.table_name = 'newsletter_subscriptions';
    delete from public.outbox_messages m where m.subscription_id = subscription and m.state in ('waiting', 'unconfigured');
  end if;
end;
$$;

-- Addresses that the operator imports are neither asked nor deleted: whoever gave them agreed elsewhere.
create or replace function private.skip_suppressed() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select from private.newsletter_suppressions where mailbox_hash = private.mailbox_hash(new.email)) then
    return null;
  end if;
  new.confirm_until := null;
  return new;
end;
$$;

select private.apply_grants();
