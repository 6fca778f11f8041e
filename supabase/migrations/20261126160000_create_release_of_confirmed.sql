-- Whoever confirms a subscription by the link in the mail is no suspected spam, so the row no longer counts as held.
create function private.release_confirmed_subscription() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.held := false;
  update private.intake_ceilings c set held = greatest(0, c.held - 1) where c.table_name = tg_table_name;
  return new;
end;
$$;

create trigger newsletter_subscriptions_confirmed before update of confirmed_at on public.newsletter_subscriptions
  for each row when (new.held and old.confirmed_at is null and new.confirmed_at is not null)
  execute function private.release_confirmed_subscription();

with released as (
  update public.newsletter_subscriptions n set held = false
    where n.held and n.confirmed_at is not null returning n.id
)
update private.intake_ceilings c set held = greatest(0, c.held - (select count(*) from released))
  where c.table_name = 'newsletter_subscriptions';

select private.apply_grants();
