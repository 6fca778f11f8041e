-- The link by mail that opens the reading room in one browser. Its token can be spent once.

alter table private.newsletter_tokens alter column subscription_id drop not null;
alter table private.newsletter_tokens
  add column client_id uuid references private.reader_clients (id) on delete cascade,
  add constraint newsletter_tokens_owner_check
    check (num_nonnulls(subscription_id, client_id) = 1 and (client_id is null or purpose = 'open'));
create index newsletter_tokens_client_idx on private.newsletter_tokens (client_id) where client_id is not null;

alter table public.outbox_messages
  add column client_id uuid references private.reader_clients (id) on delete cascade;
alter table public.outbox_messages drop constraint outbox_messages_cause_check;
alter table public.outbox_messages add constraint outbox_messages_cause_check
  check (num_nonnulls(submission_id, subscription_id, client_id) = 1);
create index outbox_messages_client_idx on public.outbox_messages (client_id) where client_id is not null;

-- Stores the token of a link for the subscriber or client to whom the message goes.
create function private.add_reading_token(message uuid, token_hash bytea) returns void
language sql
set search_path = ''
as $$
  insert into private.newsletter_tokens (token_hash, subscription_id, client_id, purpose, expires_at)
  select $2, m.subscription_id, m.client_id, 'open', clock_timestamp() + interval '24 hours'
  from public.outbox_messages m where m.id = message
$$;

create index outbox_messages_reading_link_idx
  on public.outbox_messages (private.recipient_mailbox(recipient)) where kind = 'reading_link';

-- Queues a link unless one to the mailbox is waiting, or was queued within the hour: anybody can enter somebody else's
-- address, under any alias. Whoever has never confirmed gets one a day at most, and an invited domain 20 an hour.
create function private.queue_link_to(subscription uuid, client uuid, address text) returns void
language plpgsql
set search_path = ''
as $$
declare
  blocking constant text[] := array['waiting', 'unconfigured', 'sending'];
  mailbox constant text := private.recipient_mailbox(address);
  pause constant interval := case when exists (
    select from public.newsletter_subscriptions n where n.id = subscription and n.confirmed_at is null
  ) then interval '1 day' else interval '1 hour' end;
begin
  perform pg_advisory_xact_lock(hashtextextended('reading_link ' || mailbox, 0));
  if exists (
    select from public.outbox_messages m
    where m.kind = 'reading_link' and private.recipient_mailbox(m.recipient) = mailbox
      and (m.state = any (blocking) or m.created_at > clock_timestamp() - pause)
  ) or (
    select count(*) from public.outbox_messages m
    where m.client_id = client and m.created_at > clock_timestamp() - interval '1 hour'
  ) >= 20 then
    return;
  end if;
  -- One row for each mailbox, however often somebody asks, and no address that a stranger typed for longer than a day.
  delete from public.outbox_messages m
    where m.kind = 'reading_link' and private.recipient_mailbox(m.recipient) = mailbox;
  delete from public.outbox_messages m
    where m.client_id = client and m.state <> all (blocking) and m.created_at < clock_timestamp() - interval '1 day';
  insert into public.outbox_messages (kind, subscription_id, client_id, recipient, state, useful_until)
  select c.kind, subscription, client, address,
    case when c.is_configured then 'waiting' else 'unconfigured' end, clock_timestamp() + interval '48 hours'
  from private.message_channels c where c.kind = 'reading_link';
end;
$$;

-- Queues a link for a reader. A subscriber from before confirmations confirms by the link. One who has not confirmed is
-- asked once more to confirm, within the limits of that mail; confirming opens the reading room too.
create function private.queue_reading_link(address text) returns void
language plpgsql
set search_path = ''
as $$
declare
  given constant text := lower(private.trim_text(address) collate "C") collate "default";
  hash constant bytea := private.mailbox_hash(given);
  subscription uuid;
  client uuid;
begin
  select n.id into subscription from public.newsletter_subscriptions n
    where n.email = given and (n.confirmed_at is not null or n.confirm_until is null)
      and not exists (select from private.newsletter_suppressions x where x.mailbox_hash = hash);
  if subscription is null then
    select c.id into client from private.reader_clients c
      where c.pattern in (given, '@' || split_part(given, '@', 2)) and c.ends_at > clock_timestamp()
        and not exists (
          select from private.newsletter_suppressions x where x.mailbox_hash = hash and x.reason = 'erased')
      order by c.ends_at desc limit 1;
  end if;
  if subscription is not null or client is not null then
    perform private.queue_link_to(subscription, client, given);
  else
    perform private.repeat_confirmation(given);
  end if;
end;
$$;

-- Spends the token of a link and starts a session. False for a wrong, spent or expired token, and after the client's end.
create function private.open_reading(token_hash bytea, session_hash bytea) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  spent private.newsletter_tokens;
begin
  delete from private.newsletter_tokens t
    where t.token_hash = open_reading.token_hash and t.purpose = 'open' and t.expires_at > clock_timestamp()
    returning t.* into spent;
  if not found or exists (
    select from private.reader_clients c where c.id = spent.client_id and c.ends_at <= clock_timestamp()
  ) then
    return false;
  end if;
  update public.newsletter_subscriptions n set confirmed_at = clock_timestamp(), confirm_until = null
    where n.id = spent.subscription_id and n.confirmed_at is null;
  perform private.start_reading(session_hash, spent.subscription_id, spent.client_id);
  return true;
end;
$$;

select private.apply_grants();
