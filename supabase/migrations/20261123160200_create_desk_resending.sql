-- The mails to readers, that is to subscribers and invited clients, in the desk: which have not been sent, what they say
-- while mail is not configured, and asking for a confirmation again.

create index outbox_messages_reader_unsent_idx on public.outbox_messages (created_at)
  where num_nonnulls(subscription_id, client_id) = 1 and state in ('waiting', 'unconfigured', 'sending', 'failed');

-- The oldest twenty; the desk counts the others by mail_status().
create function public.list_unsent_mails() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', m.id, 'created_at', m.created_at, 'kind', m.kind, 'recipient', m.recipient, 'status', m.state,
      'attempts', m.attempts, 'last_error', m.last_error) order by m.created_at)
    from (
      select * from public.outbox_messages m
      where num_nonnulls(m.subscription_id, m.client_id) = 1 and m.state in ('waiting', 'unconfigured', 'sending', 'failed')
      order by m.created_at limit 20
    ) m), '[]');
end;
$$;

-- Whose mail it is; the server composes its text from that. Only while mail is not configured: later, the links of a mail
-- are for its recipient alone.
create function public.read_unsent_mail(message uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  unsent public.outbox_messages;
begin
  perform private.require_admin();
  select * into unsent from public.outbox_messages m
    where m.id = message and num_nonnulls(m.subscription_id, m.client_id) = 1 and m.state = 'unconfigured';
  if not found then
    raise exception using errcode = 'PT404', message = 'This mail no longer waits for mail to be configured.';
  end if;
  perform private.log_event('message_read', detail => jsonb_build_object('kind', unsent.kind));
  return jsonb_build_object('id', unsent.id, 'kind', unsent.kind, 'subscription_id', unsent.subscription_id);
end;
$$;

-- Queues the mail that asks for the confirmation. False if the subscription is confirmed, or if its mailbox has such a
-- mail waiting or was sent one within a day.
create function public.ask_subscriber_again(subscription uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  subscriber public.newsletter_subscriptions;
begin
  perform private.require_admin();
  select * into subscriber from public.newsletter_subscriptions n where n.id = subscription for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'This subscription no longer exists.';
  end if;
  if not private.queue_confirmation(subscriber) then
    return false;
  end if;
  perform private.log_event('confirmation_requested', detail => jsonb_build_object('subscription', subscription));
  return true;
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.list_unsent_mails()', 'authenticated', 'EXECUTE'),
  ('public.read_unsent_mail(uuid)', 'authenticated', 'EXECUTE'),
  ('public.ask_subscriber_again(uuid)', 'authenticated', 'EXECUTE');

select private.apply_grants();
