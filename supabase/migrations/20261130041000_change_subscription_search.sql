-- The search conditions find a word of one or two characters only after a space, because they were made for the text of an
-- enquiry. An address gets a space in front, but only for such a search: the trigram index is on the address itself.
create or replace function private.subscription_conditions(search text, state text) returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  address constant text := case when search ~ '(^|\s)\S{1,2}(\s|$)' then $sql$(' ' || n.email)$sql$ else 'n.email' end;
begin
  if state not in ('confirmed', 'unconfirmed') then
    raise exception using errcode = '22023', message = 'There is no such state of a subscription.';
  end if;
  return coalesce(private.search_conditions(address, search), 'true')
    || case state when 'confirmed' then ' and n.confirmed_at is not null' when 'unconfirmed' then ' and n.confirmed_at is null'
      else '' end;
end;
$$;

select private.apply_grants();
