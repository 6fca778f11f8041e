-- The journal brings back the confirmation of somebody who had left before, but not the deletion of the suppression.
create function private.lift_earlier_suppression() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  delete from private.newsletter_suppressions s
    where s.mailbox_hash = private.mailbox_hash(new.email) and s.suppressed_at < new.confirmed_at;
  return null;
end;
$$;
create trigger newsletter_subscriptions_lift_earlier after insert or update of confirmed_at on public.newsletter_subscriptions
  for each row when (new.confirmed_at is not null) execute function private.lift_earlier_suppression();

select private.apply_grants();
