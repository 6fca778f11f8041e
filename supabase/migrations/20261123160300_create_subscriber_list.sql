-- Subscribers by state, with their latest mail. The release before goes on with list_subscriptions and export_subscriptions.

create function public.list_subscribers(
  search text default null, page integer default 1, page_size integer default 100, state text default null
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
  conditions := private.subscription_conditions(search, state);
  execute format(
    'select count(*) from (select from public.newsletter_subscriptions n where %s limit %s) found',
    conditions, exact_total + 1
  ) into total;
  execute format(
    'select coalesce(jsonb_agg(private.subscription_row(found) order by created_at desc, id desc), ''[]'') from (
       select n as found, n.created_at, n.id from public.newsletter_subscriptions n where %s
       order by n.created_at desc, n.id desc limit %s offset %s) page',
    conditions, size, (greatest(page, 1) - 1)::bigint * size
  ) into found_rows;
  return jsonb_build_object(
    'rows', found_rows, 'page', greatest(page, 1), 'page_size', size,
    'total', least(total, exact_total), 'total_is_exact', total <= exact_total);
end;
$$;

-- Briefings are sent from the exported file, so each confirmed row gets a token for the link to its preferences, of which
-- only the hash is stored. Suppressed mailboxes are left out.
create function public.export_subscribers(
  search text, before_time timestamptz, before_id uuid, state text default null
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_rows jsonb;
begin
  perform private.require_admin();
  -- The lock keeps a row from being deleted before its token is stored. Of the two UUIDs 244 bits are random.
  execute format(
    'with batch as materialized (
       select n as found, n.created_at, n.id, case when n.confirmed_at is not null then
         rtrim(translate(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), ''base64''), ''+/'', ''-_''), ''='')
         end as token
       from public.newsletter_subscriptions n
       where (n.created_at, n.id) < ($1, $2) and %s
         and not exists (
           select from private.newsletter_suppressions s where s.mailbox_hash = private.mailbox_hash(n.email))
       order by n.created_at desc, n.id desc limit 2000
       for key share of n
     ), stored as (
       insert into private.newsletter_tokens (token_hash, subscription_id, purpose)
       select sha256(convert_to(token, ''UTF8'')), id, ''preferences'' from batch where token is not null
     )
     select coalesce(jsonb_agg(private.subscription_row(found) || jsonb_build_object(''preferences_token'', token)
       order by created_at desc, id desc), ''[]'')
     from batch',
    private.subscription_conditions(search, state)
  ) into found_rows using before_time, before_id;
  return found_rows;
end;
$$;

insert into private.declared_grants (object, role, privilege) values
  ('public.list_subscribers(text,integer,integer,text)', 'authenticated', 'EXECUTE'),
  ('public.export_subscribers(text,timestamptz,uuid,text)', 'authenticated', 'EXECUTE');

select private.apply_grants();
