-- As before. A subscriber who has not confirmed and asks for a link is asked once more to confirm, within the limits of
-- that mail; confirming opens the reading room too.
create or replace function private.queue_reading_link(address text) returns void
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

select private.apply_grants();
