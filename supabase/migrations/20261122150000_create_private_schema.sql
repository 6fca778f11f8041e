-- The rights of visitors are declared as rows of private.declared_grants and nowhere else. Hosted Supabase and
-- @supabase/lite both grant everything on new tables by default, so apply_grants() grants only what this list declares,
-- and the server compares the list with the database at every start.

create schema if not exists private;

create table private.declared_grants (
  object text not null,
  role text not null check (role in ('anon', 'authenticated')),
  privilege text not null check (privilege in ('SELECT', 'INSERT', 'UPDATE', 'DELETE', 'EXECUTE')),
  -- Null for a whole table or a function.
  columns text[],
  primary key (object, role, privilege)
);

create function private.apply_grants() returns void
language plpgsql
set search_path = ''
as $$
declare
  entry record;
begin
  alter default privileges revoke execute on functions from public;
  alter default privileges in schema public revoke all on tables from anon, authenticated;
  alter default privileges in schema public revoke all on sequences from anon, authenticated;
  alter default privileges in schema public revoke all on functions from anon, authenticated;

  revoke all on schema private from public, anon, authenticated;
  revoke create on schema public from public, anon, authenticated;
  grant usage on schema public to anon, authenticated;
  revoke all on all tables in schema public, private from public, anon, authenticated;
  revoke all on all sequences in schema public, private from public, anon, authenticated;
  revoke all on all routines in schema public, private from public, anon, authenticated;

  for entry in select * from private.declared_grants loop
    if entry.privilege = 'EXECUTE' then
      execute format('grant execute on function %s to %I', entry.object::regprocedure, entry.role);
    else
      execute format(
        'grant %s%s on %s to %I',
        entry.privilege,
        (select '(' || string_agg(quote_ident(name), ', ') || ')' from unnest(entry.columns) name),
        entry.object::regclass,
        entry.role
      );
    end if;
  end loop;
end;
$$;

-- One row for each right that differs from its declaration, and for each table, view, function or role that is not
-- secured; no rows when the database is secure.
create function private.security_deviations() returns setof text
language sql
stable
set search_path = ''
as $$
  with visitors as (
    select 0::oid as id, 'public' as name
    union all
    select oid, rolname::text from pg_roles where rolname in ('anon', 'authenticated')
  ),
  exposed as (
    select oid, nspname, nspowner, nspacl from pg_namespace where nspname in ('public', 'private')
  ),
  -- Without objects of extensions, because an owner of the database who is not a superuser cannot change their rights.
  relations as (
    select c.* from pg_class c join exposed on exposed.oid = c.relnamespace
    where not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  ),
  routines as (
    select p.* from pg_proc p join exposed on exposed.oid = p.pronamespace
    where not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  ),
  actual as (
    select c.oid::regclass::text as object, null::text as column_name, acl.grantee, acl.privilege_type
    from relations c, aclexplode(c.relacl) acl
    union
    select c.oid::regclass::text, a.attname::text, acl.grantee, acl.privilege_type
    from relations c join pg_attribute a on a.attrelid = c.oid, aclexplode(a.attacl) acl
    union
    select p.oid::regprocedure::text, null, acl.grantee, acl.privilege_type
    from routines p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) acl
    union
    select 'schema ' || s.nspname, null, acl.grantee, acl.privilege_type
    from exposed s, aclexplode(coalesce(s.nspacl, acldefault('n', s.nspowner))) acl
    where not (s.nspname = 'public' and acl.privilege_type = 'USAGE')
  ),
  held as (
    select v.name as role, actual.privilege_type as privilege, object, column_name
    from actual join visitors v on v.id = actual.grantee
  ),
  declared as (
    select role, privilege,
      case privilege
        when 'EXECUTE' then object::regprocedure::text
        else object::regclass::text
      end as object,
      column_name
    from private.declared_grants left join unnest(columns) column_name on true
  )
  select format('%s holds %s on %s, which is not declared', role, privilege, concat_ws('.', object, column_name))
  from (select * from held except select * from declared) surplus
  union all
  select format('%s lacks %s on %s', role, privilege, concat_ws('.', object, column_name))
  from (select * from declared except select * from held) missing
  union all
  select format('table %s has no row security', c.oid::regclass)
  from relations c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relrowsecurity
  union all
  select format('view %s is not security_invoker', c.oid::regclass)
  from relations c
  where c.relnamespace = 'public'::regnamespace
    and (c.relkind in ('m', 'f') or (c.relkind = 'v'
      and not coalesce(c.reloptions, '{}') && array['security_invoker=true', 'security_invoker=on', 'security_invoker=1']))
  union all
  select format('function %s runs as its owner without a fixed search_path', p.oid::regprocedure)
  from routines p
  where p.prosecdef and not exists (select from unnest(p.proconfig) setting where setting like 'search_path=%')
  union all
  select format('role %s is more than a visitor', r.rolname)
  from pg_roles r join visitors v on v.id = r.oid
  where r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolcreatedb or r.rolreplication
    or exists (select from pg_auth_members m where m.member = r.oid)
$$;

select private.apply_grants();
