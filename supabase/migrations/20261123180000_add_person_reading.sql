-- What is held about a person also covers the invitation of the address and the sessions of its readers. A session that an
-- invited domain opened names no person.

create function private.person_reading(person text) returns jsonb
language sql
stable
set search_path = ''
as $$
  with invitations as (
    select c.* from private.reader_clients c
    where c.pattern !~ '^@' and private.mailbox_of(c.pattern) = private.mailbox_of(person)
  ),
  subscriptions as (
    select n.id from public.newsletter_subscriptions n
    where regexp_replace(n.email, '\+[^@]*@', '@') = private.mailbox_of(person)
  ),
  sessions as (
    select s.* from private.reader_sessions s where s.subscription_id in (select id from subscriptions)
    union
    select s.* from private.reader_sessions s where s.client_id in (select id from invitations)
  )
  select jsonb_build_object(
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'address', i.pattern, 'note', i.note, 'created_at', i.created_at, 'ends_at', i.ends_at)
        order by i.created_at), '[]')
      from invitations i),
    'reading_sessions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'created_at', s.created_at, 'renewed_at', s.renewed_at, 'expires_at', s.expires_at)
        order by s.created_at), '[]')
      from sessions s)
  )
$$;

create or replace function public.find_person(email text) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.person_record(private.trim_text(email)) || private.person_reading(private.trim_text(email));
end;
$$;

create or replace function public.export_person(email text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.log_event('person_exported');
  return private.person_record(private.trim_text(email)) || private.person_reading(private.trim_text(email));
end;
$$;

select private.apply_grants();
