-- Stores a subscription in one statement, with the rights of an anonymous visitor, and returns the stored row for the
-- journal. One that is to be held is so before anything can claim its confirmation mail, even if the server gives up
-- waiting. A known address fails as a duplicate. Called by the server only, like private.store_enquiry.
create function private.store_subscription(sent jsonb, hold boolean) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  role_before constant text := current_setting('role');
  subscriber constant public.newsletter_subscriptions := jsonb_populate_record(null::public.newsletter_subscriptions, sent);
begin
  perform set_config('role', 'anon', true);
  insert into public.newsletter_subscriptions (email, source) values (subscriber.email, subscriber.source);
  perform set_config('role', role_before, true);
  if hold then
    perform private.hold_subscription(subscriber.email);
  end if;
  return (
    select to_jsonb(n) from public.newsletter_subscriptions n
    where n.email = lower(private.trim_text(subscriber.email) collate "C") collate "default"
  );
end;
$$;

select private.apply_grants();
