-- What visitors wrote is not sent to somebody whose admin right has been revoked.

create or replace function private.account_address(account uuid) returns text
language sql
stable
set search_path = ''
as $$
  select u.email::text from auth.users u join public.admins a on a.user_id = u.id
  where u.id = $1 and u.deleted_at is null
$$;

create or replace function private.admin_right_lost() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.end_account_sessions(old.user_id);
  -- By address, because the account itself may be gone.
  delete from public.outbox_messages m
    where m.kind in ('consultant_invitation', 'consultant_cancellation') and m.state in ('waiting', 'unconfigured')
      and not exists (
        select from auth.users u join public.admins a on a.user_id = u.id where u.email = m.recipient);
  return null;
end;
$$;

select private.apply_grants();
