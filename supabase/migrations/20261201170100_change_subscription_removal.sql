-- Somebody else can sign up an alias of a subscriber's mailbox. Removing that one leaves the subscription alone, as private.leave_newsletter
-- does.

create or replace function public.remove_subscription(subscription uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  removed public.newsletter_subscriptions;
begin
  perform private.require_admin();
  delete from public.newsletter_subscriptions n where n.id = subscription returning n.* into removed;
  if not found then
    return false;
  end if;
  -- Without a time limit for confirming: confirmed or imported.
  if removed.confirm_until is null or not exists (
    select from public.newsletter_subscriptions n
    where regexp_replace(n.email, '\+[^@]*@', '@') = private.mailbox_of(removed.email) and n.confirm_until is null
  ) then
    perform private.delete_mailbox(removed.email);
    perform private.suppress_mailbox(removed.email, 'removed');
  end if;
  perform private.log_event('subscription_removed');
  return true;
end;
$$;

select private.apply_grants();
