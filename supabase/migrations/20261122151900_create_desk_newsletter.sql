-- The newsletter's subscriptions in the desk.

create function public.list_subscriptions(
  search text default null, page integer default 1, page_size integer default 100
) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  exact_total constant integer := 10000;
  size constant integer := least(greatest(page_size, 1), 100);
  conditions text;
  total integer;
  found_rows jsonb;
begin
  perform private.require_admin();
  conditions := coalesce(private.search_conditions('n.email', search), 'true');
  execute format(
    'select count(*) from (select from public.newsletter_subscriptions n where %s limit %s) found',
    conditions, exact_total + 1
  ) into total;
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at desc, n.id desc), ''[]'') from (
       select n.* from public.newsletter_subscriptions n where %s
       order by n.created_at desc, n.id desc limit %s offset %s) n',
    conditions, size, (greatest(page, 1) - 1)::bigint * size
  ) into found_rows;
  return jsonb_build_object(
    'rows', found_rows, 'page', greatest(page, 1), 'page_size', size,
    'total', least(total, exact_total), 'total_is_exact', total <= exact_total);
end;
$$;

create function public.remove_subscription(subscription uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  removed text;
begin
  perform private.require_admin();
  delete from public.newsletter_subscriptions n where n.id = subscription returning n.email into removed;
  if removed is null then
    return false;
  end if;
  perform private.suppress_mailbox(removed);
  perform private.log_event('subscription_removed');
  return true;
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.list_subscriptions(text,integer,integer)', 'authenticated', 'EXECUTE'),
  ('public.remove_subscription(uuid)', 'authenticated', 'EXECUTE');

select private.apply_grants();
