-- As before, and the secret feed of the account's consultant ends. It would otherwise open again in every calendar program
-- that had subscribed to it once the account is an admin's again, which may belong to somebody else by then.
create or replace function private.admin_right_lost() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.end_account_sessions(old.user_id);
  update private.consultants c set feed_hash = null where c.user_id = old.user_id;
  -- By address, because the account itself may be gone.
  delete from public.outbox_messages m
    where m.kind in ('consultant_invitation', 'consultant_cancellation') and m.state in ('waiting', 'unconfigured')
      and not exists (
        select from auth.users u join public.admins a on a.user_id = u.id where u.email = m.recipient);
  return null;
end;
$$;

select private.apply_grants();
