-- Never deletes a subscription that has been confirmed. The operator who asks a whole list for its confirmation sets
-- `confirm_until` of all its rows, and would otherwise have those deleted that need no asking.
create or replace function private.delete_unconfirmed(size integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  deleted integer;
begin
  delete from private.newsletter_tokens t where t.token_hash in (
    select o.token_hash from private.newsletter_tokens o where o.expires_at < clock_timestamp() limit size);
  delete from public.newsletter_subscriptions n where n.id in (
    select o.id from public.newsletter_subscriptions o
    where o.confirm_until < clock_timestamp() and o.confirmed_at is null limit size);
  get diagnostics deleted = row_count;
  if deleted > 0 then
    insert into private.erased_text default values on conflict (is_only) do update set latest_at = clock_timestamp();
  end if;
  return deleted;
end;
$$;

select private.apply_grants();
