-- The newsletter in the desk: what the lists of subscribers by state need.

create index newsletter_subscriptions_confirmed_idx
  on public.newsletter_subscriptions (created_at desc, id desc) where confirmed_at is not null;
create index newsletter_subscriptions_not_confirmed_idx
  on public.newsletter_subscriptions (created_at desc, id desc) where confirmed_at is null;

create function private.subscription_conditions(search text, state text) returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  if state not in ('confirmed', 'unconfirmed') then
    raise exception using errcode = '22023', message = 'There is no such state of a subscription.';
  end if;
  return coalesce(private.search_conditions('n.email', search), 'true')
    || case state when 'confirmed' then ' and n.confirmed_at is not null' when 'unconfirmed' then ' and n.confirmed_at is null'
      else '' end;
end;
$$;

create function private.subscription_row(n public.newsletter_subscriptions) returns jsonb
language sql
stable
set search_path = ''
as $$
  select to_jsonb(n) - 'version' || jsonb_build_object(
    'last_mail_at', (select max(m.sent_at) from public.outbox_messages m where m.subscription_id = n.id))
$$;

select private.apply_grants();
