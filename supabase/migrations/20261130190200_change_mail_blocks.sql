-- A mail to an alias of a mailbox (`+tag`, or dots at Gmail) no longer blocks one to the plain address: a
-- stranger could keep the owner's confirmation and reading links away for a day or an hour. An alias is still blocked by
-- any mail to the mailbox, so at most two mails a day or an hour reach it.
-- An erased person who signs up again can be sent a confirmation after a day, as the website says, instead of 30.
create or replace function private.queue_confirmation(subscriber newsletter_subscriptions) returns boolean
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
      and (subscriber.email <> mailbox or m.recipient = mailbox)
      and (m.state in ('waiting', 'unconfigured', 'sending')
        or coalesce(m.sent_at, m.created_at) > clock_timestamp() - interval '1 day')
  ) or exists (
    select from private.newsletter_suppressions s
    where (s.mailbox_hash = private.mailbox_hash(subscriber.email) or s.recipient_hash = private.mailbox_hash(mailbox))
      and not (s.reason = 'left' and s.was_subscriber)
      and s.suppressed_at > clock_timestamp() - interval '1 day'
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

create or replace function private.queue_link_to(subscription uuid, client uuid, address text) returns void
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
      and (address <> mailbox or m.recipient = mailbox)
      and (m.state = any (blocking) or m.created_at > clock_timestamp() - pause)
  ) or (
    select count(*) from public.outbox_messages m
    where m.client_id = client and m.created_at > clock_timestamp() - interval '1 hour'
  ) >= 20 then
    return;
  end if;
  -- One row for each address, however often somebody asks, and no address that a stranger typed for longer than a day.
  delete from public.outbox_messages m
    where m.kind = 'reading_link' and private.recipient_mailbox(m.recipient) = mailbox
      and (address <> mailbox or m.recipient = mailbox);
  delete from public.outbox_messages m
    where m.client_id = client and m.state <> all (blocking) and m.created_at < clock_timestamp() - interval '1 day';
  insert into public.outbox_messages (kind, subscription_id, client_id, recipient, state, useful_until)
  select c.kind, subscription, client, address,
    case when c.is_configured then 'waiting' else 'unconfigured' end, clock_timestamp() + interval '48 hours'
  from private.message_channels c where c.kind = 'reading_link';
end;
$$;

select private.apply_grants();
